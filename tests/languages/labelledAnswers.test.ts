import { describe, expect, it } from 'vitest';
import { languages, notations, type Schema } from '../../engine/core/index.ts';
import { labelledAnswers } from '../../engine/languages/labelledAnswers.ts';
import { sampleForm } from '../intake/support/sampleForm.ts';

const WORDS = { en: ['Yes', 'No'], ar: ['نعم', 'لا'] };

describe('answers for display', () => {
  it.each(languages)('name a ticked and an unticked box in the form’s language (%s)', (language) => {
    const [step] = sampleForm.steps;
    if (!step) throw new Error('The form has no step.');
    const box = { type: 'boolean', title: 'Consent' } as const;
    const schema = { type: 'object', properties: { consent: box, mail: box } } as const;
    const form = { ...sampleForm, language, steps: [{ ...step, schema }] };
    const texts = labelledAnswers(form, { consent: true, mail: false }).map(({ text }) => text);
    expect(texts).toEqual(WORDS[language]);
  });

  it.each([
    ['en', 'Cold, Flu'],
    ['ar', 'Cold، Flu'],
  ] as const)('are parted by the comma of the form’s language (%s)', (language, text) => {
    const [step] = sampleForm.steps;
    if (!step) throw new Error('The form has no step.');
    const choice = { type: 'string', enum: ['c', 'f'], enumNames: ['Cold', 'Flu'] } as const;
    const ill = { type: 'array', title: 'Ill', items: choice, uniqueItems: true } as const;
    const schema = { type: 'object', properties: { ill } } as const;
    const form = { ...sampleForm, language, steps: [{ ...step, schema }] };
    expect(labelledAnswers(form, { ill: ['c', 'f'] }).map(({ text }) => text)).toEqual([text]);
  });

  it('hide a password, and have it apart for the office', () => {
    const [step] = sampleForm.steps;
    if (!step) throw new Error('The form has no step.');
    const word = { type: 'string', title: 'Word', inputType: 'password', inWords: () => '••••••••' } as const;
    const form = { ...sampleForm, steps: [{ ...step, schema: { type: 'object', properties: { word } } }] };
    const [shown] = labelledAnswers(form, { word: 'T0p secret' });
    expect([shown?.text, shown?.secret]).toEqual(['••••••••', 'T0p secret']);
  });

  it('hide a password that is not asked, or no longer, also in entries of lists', () => {
    const form = { ...sampleForm, secrets: ['old[word]', 'old[l][code]'] };
    const texts = labelledAnswers(form, { old: { word: 'T0p', note: 'Seen', l: [{ code: 12 }, { code: 34 }] } });
    expect(texts.map(({ name, text, secret, number }) => [name, text, secret, number])).toEqual([
      ['old[word]', '••••••••', 'T0p', undefined],
      ['old[note]', 'Seen', undefined, undefined],
      ['old[l][0][code]', '••••••••', '12', undefined],
      ['old[l][1][code]', '••••••••', '34', undefined],
    ]);
  });

  it.each<readonly [what: string, question: Schema, answer: unknown, latin: string, arabic: string]>([
    ['a date', { type: 'string', format: 'date' }, '2026-11-26', '26/11/2026', '٢٦\u200f/١١\u200f/٢٠٢٦'],
    ['a time', { type: 'string', format: 'time' }, '09:15', '09:15', '٠٩:١٥'],
    [
      'a day with a time',
      { type: 'string', format: 'date-time' },
      '2027-03-08T14:30',
      '08/03/2027، 14:30',
      '٠٨\u200f/٠٣\u200f/٢٠٢٧، ١٤:٣٠',
    ],
    ['a number', { type: 'number' }, -2026.5, '-2026.5', '\u061c-٢٠٢٦٫٥'],
    ['a computed number', { type: 'number', compute: () => 0 }, 4983.25, '4,983.25', '٤٬٩٨٣٫٢٥'],
    ['a telephone number', { type: 'string', format: 'phone' }, '+9613123456', '+9613123456', '+9613123456'],
    ['a text', { type: 'string' }, 'Room 12', 'Room 12', 'Room 12'],
  ])('write %s in the numerals of a page, or in those of an export', (_, question, answer, latin, arabic) => {
    const [step] = sampleForm.steps;
    if (!step) throw new Error('The form has no step.');
    const list = { type: 'array', items: { type: 'object', properties: { it: question } } } as const;
    const ui = { l: { 'ui:entry': 'الولد' } };
    const schema = { type: 'object', properties: { l: list } } as const;
    const form = { ...sampleForm, language: 'ar', steps: [{ ...step, schema, ui }] } as const;
    const shown = (digits?: 'ar') =>
      labelledAnswers(form, { l: [{ it: answer }] }, digits).map(({ headings, label, text }) => [
        [...headings, label].at(-1),
        text,
      ]);
    expect(shown()).toEqual([['الولد 1', latin]]);
    expect(shown('ar')).toEqual([['الولد ١', arabic]]);
  });

  it('write a number that the form does not ask in the numerals of a page as well', () => {
    const form = { ...sampleForm, language: 'ar' } as const;
    expect(labelledAnswers(form, { old: 12.5 }, 'ar').map(({ text }) => text)).toEqual([
      `١٢${notations.ar.decimalPoint}٥`,
    ]);
  });
});

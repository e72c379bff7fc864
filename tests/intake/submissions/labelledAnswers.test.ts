import { describe, expect, it } from 'vitest';
import { languages } from '../../../engine/core/index.ts';
import { labelledAnswers } from '../../../engine/intake/submissions/labelledAnswers.ts';
import { sampleForm } from '../support/sampleForm.ts';

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
});

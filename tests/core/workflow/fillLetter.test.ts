import { describe, expect, it } from 'vitest';
import { momentInWords } from '../../../engine/core/locale/momentInWords.ts';
import type { Form, Schema } from '../../../engine/core/model/types.ts';
import { fillLetter, type LetterFacts } from '../../../engine/core/workflow/fillLetter.ts';
import type { Letter } from '../../../engine/core/workflow/types.ts';
import { makeForm } from '../support/makeForm.ts';
import { office } from './support/makeOffice.ts';

const schema: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Name' },
    nickname: { type: 'string', title: 'Nickname' },
    grade: { type: 'string', title: 'Grade', enum: ['1', ' 2'], enumNames: ['Grade 1', 'Grade 2'] },
    town: { type: 'string', title: 'Town', enum: [' Beirut'] },
    age: { type: 'integer', title: 'Age' },
  },
  if: { required: ['age'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { born: { type: 'string', format: 'date' } } },
};
// What only the compiler writes is no keyword for ajv.
const compiled: Record<string, Schema> = {
  fee: { type: 'number', title: 'Fee', readOnly: true, compute: () => 1035.25 },
  back: { type: 'string', format: 'date-time', title: 'Back', inWords: momentInWords('0123456789', '/', ', ') },
};
const made = await makeForm([{ schema, at: ['who'] }], { title: 'Admission' });
const properties = { ...schema.properties, ...compiled };
const form: Form = { ...made, steps: made.steps.map((step) => ({ ...step, schema: { ...step.schema, properties } })) };
const facts: LetterFacts = {
  office,
  form,
  answers: {
    who: {
      name: 'Maya',
      grade: ' 2',
      town: ' Beirut',
      age: 7,
      fee: 1035.25,
      back: '2027-03-08T14:30',
      born: '2019-05-04',
    },
  },
  asked: { invite: { day: '2027-04-03' } },
  reference: 'K7QM-4XRT-9',
  school: 'Our School',
  telephone: '+961 1 000 000',
  today: '2026-11-22',
};
const fill = (text: string, changes: Partial<LetterFacts> = {}) => {
  const letter: Letter = { id: 'l', label: 'L', in: ['new'], subject: '', text: [text] };
  return fillLetter(letter, { ...facts, ...changes }).text[0];
};

it('fills subject and paragraphs, and leaves out a paragraph that comes out blank', () => {
  const [letter] = office.letters;
  expect(letter && fillLetter(letter, facts)).toEqual({
    subject: 'Invitation of Maya',
    text: [
      'Dear parents of Maya,',
      'Come on 3 April 2027 to the school.',
      'Admission K7QM-4XRT-9, Our School, +961 1 000 000, 22 November 2026',
    ],
  });
});

describe('writes', () => {
  it.each([
    ['{/who/grade}', 'Grade 2'],
    ['{/who/town}', 'Beirut'],
    ['{/who/age}', '7'],
    ['{/who/born}', '4 May 2019'],
    ['{/who/fee}', '1,035.25'],
    ['{/who/back}', '8 March 2027, 14:30'],
    ['{/who/name} {/who/nickname|-}', 'Maya -'],
  ])('%s as %s', (text, filled) => {
    expect(fill(text)).toBe(filled);
  });

  it('an option of a move by its label', () => {
    expect(fill('{invite.place}', { asked: { invite: { place: 'hall' } } })).toBe('Great Hall');
  });

  it('days and numbers in Arabic, and isolates what runs the other way', () => {
    const inArabic = { office: { ...office, language: 'ar' as const } };
    expect(fill('{today} {/who/name} {reference}', inArabic)).toBe(
      '\u2068٢٢ تشرين الثاني ٢٠٢٦\u2069 \u2068Maya\u2069 \u2068K7QM-4XRT-9\u2069',
    );
    expect(fill('{/who/age}', inArabic)).toBe('\u2068٧\u2069');
    expect(fill('{/who/fee}', inArabic)).toBe('\u2068١٬٠٣٥٫٢٥\u2069');
    expect(fill('{/who/back}', inArabic)).toBe('\u2068٨ آذار ٢٠٢٧، 14:30\u2069');
    expect(fill('{/who/name}', { answers: { who: { name: 'مايا' } } })).toBe('\u2068مايا\u2069');
  });

  it('markup and braces in an answer as they are', () => {
    expect(fill('{/who/name}', { answers: { who: { name: '<b>{today} $1' } } })).toBe('<b>{today} $1');
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWireName } from '../../../engine/core/index.ts';
import { ADDRESS, fieldName, fileName, optionName } from '../../../engine/studio/building/draft/names.ts';
import type { Building } from '../../../engine/studio/protocol/actions.ts';
import formFileSchema from '../../../forms/form.schema.json' with { type: 'json' };
import { writeForm } from '../../compile/support/writeForm.ts';
import { planned } from './support/buildForms.ts';

it.each([
  ['What is your name?', [], 'whatIsYourName'],
  ["Learner's Name", ['learnersName'], 'learnersName2'],
  ['Née à Genève', [], 'neeAGeneve'],
  ['2nd child', [], 'question2ndChild'],
  ['اسم', ['question'], 'question2'],
])('the name of “%s” beside %j is %s', (title, taken, name) => {
  expect(fieldName(title, taken)).toBe(name);
});

it.each([
  ['Grade 1 (new)', [], 'grade-1-new'],
  ['C++', ['c'], 'c-2'],
  ['نعم', [], 'option'],
])('the option “%s” beside %j is sent as %s', (label, taken, name) => {
  expect(optionName(label, taken)).toBe(name);
});

it.each([
  ['1. Your child', 'step', [], 'step-1-your-child'],
  ['2nd campus', 'form', ['form-2nd-campus'], 'form-2nd-campus-2'],
  ['The Bus', 'step', [], 'the-bus'],
] as const)('the files of “%s” (a %s) beside %j are %s', (label, kind, taken, name) => {
  expect(fileName(label, kind, taken)).toBe(name);
});

const title = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype), 'Has own property', 'To string', ''),
);

it('whatever a title is, its name can be sent, is free, and can name files', () => {
  fc.assert(
    fc.property(title, fc.array(title, { maxLength: 4 }), (one, others) => {
      const taken = others.map((other) => fieldName(other, []));
      expect([one, isWireName(fieldName(one, taken))]).toEqual([one, true]);
      expect(taken).not.toContain(fieldName(one, taken));
      expect(fileName(one, 'step', [])).toMatch(/^[a-z][a-z0-9-]*$/);
    }),
  );
});

const BAD = ['constructor', '__proto__', 'a/b', 'a~b', 'a[b]', 'a.b', '*', ' ', '1', '_', '$ref', 'ui:order', 'اسم'];
const text = { en: 'Town', ar: 'البلدة' };
const place = { step: 'who', path: [] };
const first = { kind: 'text', title: text, required: text } as const;

/** Every way to give answers a name. */
const NAMING: Readonly<Record<string, (name: string) => Building>> = {
  'a new question': (name) => ({ kind: 'add-question', place, question: { kind: 'text', title: text, name } }),
  'a question': (name) => ({ kind: 'rename-question', question: { ...place, name: 'name' }, name }),
  'a list': (name) => ({ kind: 'add-list', place, list: { title: text, most: 2, isRequired: false, first, name } }),
  'an entry': (name) => ({
    kind: 'add-list',
    place,
    list: { title: text, most: 2, isRequired: false, first: { ...first, name } },
  }),
  'a new step': (name) => ({ kind: 'add-step', step: { label: text, first: { ...first, name } } }),
  'the answers of a step': (name) => ({ kind: 'rename-step', step: 'who', id: 'who', at: name }),
};

it.each(Object.entries(NAMING))('a name that cannot be sent is refused in its own words for %s', async (_, naming) => {
  const folder = writeForm({
    'trip/who.schema.json': { type: 'object', properties: { name: { type: 'string', title: 'Name', maxLength: 50 } } },
  });
  for (const name of BAD)
    await expect(planned(folder, 'trip', naming(name))).rejects.toThrow(
      `Answers cannot be sent under the name “${name}”: use a letter`,
    );
});

it('an address is what the schema of form.json allows', () => {
  expect(ADDRESS.source).toBe(new RegExp(formFileSchema.definitions.sitePath.pattern).source);
});

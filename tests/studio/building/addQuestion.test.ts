// What is written for a new question, and that nothing else of the files changes.
import { expect, it } from 'vitest';
import type { Building, FileChange } from '../../../engine/studio/protocol/actions.ts';
import type { Test } from '../../../engine/studio/protocol/conditions.ts';
import type { NewQuestion, QuestionPlace } from '../../../engine/studio/protocol/outline.ts';
import { formFile, writeForm } from '../../compile/support/writeForm.ts';
import { fixtureForms, planned } from './support/buildForms.ts';

const schema = `{
    "$comment": "As the office asks it.",
    "type": "object",
    "properties": {
        "name": { "type": "string",  "title": "Name", "maxLength": 50 },
        "comes": { "$comment": "By bus.", "type": "boolean", "title": "I come" }
    },
    "required": ["name"],
    "errorMessage": { "required": { "name": "Name is required" } }
}
`;
const trip = {
  'trip/who.schema.json': schema,
  'trip/who.ui.json': '{ "ui:sections": [{ "fields": ["name", "comes"] }] }\n',
};
const add = (question: Omit<NewQuestion, 'title'>, place: Partial<QuestionPlace> = {}, test?: Test): Building => ({
  kind: 'add-question',
  place: { step: 'who', path: [], after: 'name', ...place },
  question: { title: { en: 'Your town', ar: 'بلدتكم' }, ...question },
  ...(test && { test }),
});
const testOf = (comparison: Test['comparisons'][number]): Test => ({ join: 'all', comparisons: [comparison] });
const textOf = (files: readonly FileChange[], name: string) => files.find((file) => file.name === name)?.after;

it('a question is written after another one, in the layout of its file', async () => {
  const files = await planned(writeForm(trip), 'trip', add({ kind: 'text' }));
  expect(textOf(files, 'trip/who.schema.json')).toBe(
    schema.replace(
      '50 },\n',
      '50 },\n        "yourTown": {\n            "type": "string",\n            "title": "Your town",\n            "maxLength": 150\n        },\n',
    ),
  );
  expect(textOf(files, 'trip/who.ui.json')).toBe('{ "ui:sections": [{ "fields": ["name", "yourTown", "comes"] }] }\n');
  expect(textOf(files, 'trip/ar.json')).toContain('"/properties/yourTown/title": "بلدتكم"');
});

it('a required one has its message, and takes its place in examples and the record of the publication', async () => {
  const folder = writeForm({
    ...trip,
    'trip/examples/minimal.json': '{ "who": { "name": "Maya" } }\n',
    'trip/published.json': { version: 1, answers: { 'who[name]': 'string', 'who[comes]': 'boolean' } },
  });
  const required = { en: 'Your town is required', ar: 'بلدتكم مطلوبة' };
  const files = await planned(folder, 'trip', add({ kind: 'text', required }));
  expect(textOf(files, 'trip/who.schema.json')).toContain('"required": ["name", "yourTown"]');
  expect(textOf(files, 'trip/who.schema.json')).toContain(
    '"name": "Name is required", "yourTown": "Your town is required" }',
  );
  expect(textOf(files, 'trip/examples/minimal.json')).toBe('{ "who": { "name": "Maya", "yourTown": "x" } }\n');
  expect(textOf(files, 'trip/published.json')).toContain('"who[yourTown]": "string"');
});

it('a case becomes a condition; a second question of the same case joins it', async () => {
  const folder = writeForm({
    ...trip,
    // The name is required of those who come.
    'trip/who.schema.json': schema.replace(
      /"required": \["name"\].*"Name is required" \} \}/s,
      (all) => `"if": { "properties": { "comes": { "const": true } }, "required": ["comes"] }, "then": { ${all} }`,
    ),
  });
  const ticked = testOf({ question: 'comes', is: 'equal', values: [true] });
  const answered = testOf({ question: 'name', is: 'answered', values: [] });
  const first = JSON.parse(
    textOf(await planned(writeForm(trip), 'trip', add({ kind: 'date' }, {}, ticked)), 'trip/who.schema.json') ?? '',
  );
  expect(first).toMatchObject({
    if: { properties: { comes: { const: true } }, required: ['comes'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { yourTown: { type: 'string', format: 'date', title: 'Your town' } } },
  });
  const joined = JSON.parse(
    textOf(await planned(folder, 'trip', add({ kind: 'date' }, {}, ticked)), 'trip/who.schema.json') ?? '',
  );
  expect(joined.then).toMatchObject({ required: ['name'], properties: { yourTown: {} } });
  const other = JSON.parse(
    textOf(await planned(folder, 'trip', add({ kind: 'date' }, {}, answered)), 'trip/who.schema.json') ?? '',
  );
  expect(other.allOf).toMatchObject([{ if: { required: ['name'] } }]);
});

it('what two groups share is asked in both, in the order of each', async () => {
  const files = await planned(await fixtureForms('clinic'), 'clinic', {
    ...add({ kind: 'longText' }, { step: 'patient', path: ['home'], after: 'street' }),
  });
  const ui = JSON.parse(textOf(files, 'clinic/patient.ui.json') ?? '');
  expect(ui).toEqual({
    home: { yourTown: { 'ui:widget': 'textarea' } },
    bill: { yourTown: { 'ui:widget': 'textarea' } },
  });
  expect(textOf(files, 'clinic/ar.json')).toContain('"/definitions/address/properties/yourTown/title"');
});

it('the first telephone number takes its country from another form', async () => {
  const phone = add({ kind: 'phone' });
  expect(textOf(await planned(writeForm(trip), 'trip', phone), 'trip/form.json')).toBeUndefined();
  const other = { 'walk/form.json': formFile({ route: '/walk', phoneCountry: 'fr', submit: { post: '/walk' } }) };
  const files = await planned(writeForm({ ...trip, ...other }), 'trip', phone);
  expect(textOf(files, 'trip/form.json')).toContain('"phoneCountry": "fr"');
});

it('a file gives the form limits for files, and a choice gets options with names of their own', async () => {
  expect(textOf(await planned(writeForm(trip), 'trip', add({ kind: 'file' })), 'trip/form.json')).toContain(
    '"maxBytes": 10485760',
  );
  const options = [{ label: { en: 'Up the hill', ar: 'فوق' } }, { label: { en: 'Down', ar: 'تحت' } }];
  const files = await planned(writeForm(trip), 'trip', add({ kind: 'several', options }));
  expect(textOf(files, 'trip/who.schema.json')).toContain('"enum": ["up-the-hill", "down"]');
  expect(textOf(files, 'trip/ar.json')).toContain('"/properties/yourTown/items/enum/down": "تحت"');
});

it.each<[string, Building, string]>([
  [
    'in a group that is gone',
    add({ kind: 'text' }, { path: ['home'] }),
    'The form has no group “who › home” any more.',
  ],
  [
    'with a name that is taken',
    add({ kind: 'text', name: 'comes' }),
    'There is a question with the name “comes” already.',
  ],
  ['with a name that cannot be sent', add({ kind: 'text', name: 'a b' }), 'cannot be sent'],
  ['without options', add({ kind: 'choice', options: [] }), 'A choice needs two options or more.'],
  [
    'in the case of a question that is gone',
    add({ kind: 'text' }, {}, testOf({ question: 'x', is: 'answered', values: [] })),
    'There is no question “x” any more',
  ],
])('a question %s is refused', async (_, action, problem) => {
  await expect(planned(writeForm(trip), 'trip', action)).rejects.toThrow(problem);
});

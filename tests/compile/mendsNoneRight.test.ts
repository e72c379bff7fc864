// A mistake whose repair once took something right away: now it is one finding, `--mend` makes of it what was meant or leaves it, and what is right stays.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mendAll } from '../../engine/check/mendAll.ts';
import { checkForm } from '../../engine/compile/index.ts';
import { formFile, writeFiles, writeForm } from './support/writeForm.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 50 });
const needed = (...names: string[]) => ({
  required: names,
  errorMessage: { required: Object.fromEntries(names.map((name) => [name, `Please answer ${name}`])) },
});
const child = { type: 'object', properties: { first: text('First name'), fee: text('Fee') }, ...needed('first') };
const RIGHT = {
  'form.json': formFile({
    attachments: { maxBytes: 5000, types: ['image/png'] },
    steps: [
      { id: 'who', label: 'Who', at: '/who' },
      {
        id: 'how',
        label: 'How',
        at: '/how',
        if: { properties: { '/who/nights': { const: 2 } }, required: ['/who/nights'] },
      },
    ],
  }),
  'who.schema.json': {
    type: 'object',
    properties: {
      name: text('Name'),
      nights: { type: 'integer', title: 'Nights' },
      photo: { type: 'object', title: 'Photo', format: 'attachment' },
      family: { type: 'object', title: 'Family', properties: { town: text('Town') } },
      children: { type: 'array', title: 'Children', maxItems: 3, items: child },
    },
    ...needed('name', 'photo', 'children'),
  },
  'who.ui.json': {},
  'how.schema.json': { type: 'object', properties: { way: text('Way') } },
  'how.ui.json': {},
} as const;
type Written = Readonly<Record<string, unknown>>;

const { properties } = RIGHT['who.schema.json'];
const who = (change: Written) => ({ ...RIGHT['who.schema.json'], ...change });
const { children, family, photo, name } = properties;
const { fee, ...ofChild } = child.properties;

it.each<[what: string, file: keyof typeof RIGHT, mistaken: Written, finding: RegExp, isMended: boolean]>([
  [
    'a number as a text in the condition of a step',
    'form.json',
    {
      ...RIGHT['form.json'],
      steps: (RIGHT['form.json'] as { steps: Written[] }).steps.map((step) =>
        JSON.parse(JSON.stringify(step).replace(':2}', ':"2"}')),
      ),
    },
    /^\/steps\/1\/if The condition names "2", but the answer is of type integer/,
    false,
  ],
  [
    'a file by a format that is none',
    'who.schema.json',
    who({ properties: { ...properties, photo: { ...photo, format: 'file' } } }),
    /^\/properties\/photo\/format .* Write "type": "object" and "format": "attachment"\.$/,
    true,
  ],
  [
    'a text that is called an object',
    'who.schema.json',
    who({ properties: { ...properties, name: { ...name, type: 'object' } } }),
    /^\/properties\/name The group "name" asks nothing\. Write "type": "string"\.$/,
    false,
  ],
  [
    'a list that is called an object',
    'who.schema.json',
    who({ properties: { ...properties, children: { ...children, type: 'object' } } }),
    /^\/properties\/children The group "children" asks nothing\. Write "type": "array"\.$/,
    false,
  ],
  [
    'a question beside the entries of a list',
    'who.schema.json',
    who({ properties: { ...properties, children: { ...children, fee, items: { ...child, properties: ofChild } } } }),
    /^\/properties\/children\/fee .* Write it under "properties" of "items"/,
    true,
  ],
  [
    'a list in the group before it, which is required outside of that',
    'who.schema.json',
    who({
      properties: Object.fromEntries(
        Object.entries({ ...properties, family: { ...family, children } }).filter(([key]) => key !== 'children'),
      ),
    }),
    /^\/properties\/family\/children "children" is a question, but stands too deep\. Move it beside "family"/,
    true,
  ],
  [
    'messages by the names of questions',
    'who.schema.json',
    who({ errorMessage: { name: 'Name?' }, required: ['name'] }),
    /^\/errorMessage\/name "name" is a question: what is said when it is missing stands under "required"/,
    true,
  ],
])('%s', async (_, file, mistaken, finding, isMended) => {
  const forms = writeForm(Object.fromEntries(Object.entries(RIGHT).map(([key, value]) => [`trip/${key}`, value])));
  const found = () =>
    checkForm(forms, 'trip').findings.map(({ place, problem, repair }) => `${place.pointer} ${problem} ${repair}`);
  expect(found()).toEqual([]);
  writeFiles(forms, { [`trip/${file}`]: mistaken });
  expect(found()).toEqual([expect.stringMatching(finding)]);
  const written = () => JSON.parse(readFileSync(path.join(forms, 'trip', file), 'utf8'));
  await mendAll(forms, 'trip');
  if (isMended) expect(found()).toEqual([]);
  else expect(written()).toEqual(mistaken);
});

it('a question that was pasted into the ui file changes nothing in the list that it refers to', async () => {
  const list = { type: 'string', enum: ['yes', 'no'], enumNames: ['Yes', 'No'] };
  const forms = writeForm({
    'lists/yes-no.json': list,
    'trip/form.json': formFile({}),
    'trip/who.schema.json': {
      type: 'object',
      properties: { lunch: { $ref: '../lists/yes-no.json', title: 'Lunch?' } },
    },
    'trip/who.ui.json': { lunch: { $ref: '../lists/yes-no.json', title: 'Lunch?' } },
  });
  const found = checkForm(forms, 'trip').findings.map(({ place }) => `${path.basename(place.file)}${place.pointer}`);
  expect(found.filter((one) => !one.startsWith('who.ui.json/lunch/'))).toEqual([]);
  await mendAll(forms, 'trip');
  expect(JSON.parse(readFileSync(path.join(forms, 'lists/yes-no.json'), 'utf8'))).toEqual(list);
});

it('a step that is called a list is one finding', () => {
  const schema = { type: 'array', properties: { name }, ...needed('name') };
  const forms = writeForm({ 'trip/who.schema.json': schema, 'trip/who.ui.json': {} });
  const found = checkForm(forms, 'trip').findings.map(({ place, repair }) => `${place.pointer} ${repair}`);
  expect(found).toEqual([' Write "type": "object".']);
});

it('a branch that is alone in its condition is moved beside it, and the branch after it stays as it is', async () => {
  const more = { properties: { more: text('More') } };
  const condition = { properties: { name: { const: 'Ada' } }, required: ['name'] };
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const sound = { if: condition, then: { properties: { other: text('Other') } } };
  const schema = { type: 'object', properties: { name }, ...needed('name') };
  const forms = writeForm({
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    'trip/who.schema.json': { ...schema, allOf: [{ if: { then: more } }, sound] },
    'trip/who.ui.json': { 'ui:order': ['*', 'more', 'other'] },
  });
  await mendAll(forms, 'trip');
  const { allOf } = JSON.parse(readFileSync(path.join(forms, 'trip/who.schema.json'), 'utf8'));
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  expect(allOf).toEqual([expect.objectContaining({ then: more }), sound]);
});

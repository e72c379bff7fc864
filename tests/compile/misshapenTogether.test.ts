// Whatever has a wrong shape in the schema and in the ui file of one step, the check reports both and throws nothing.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { writeForm } from './support/writeForm.ts';

const text = { type: 'string', title: 'Text', maxLength: 9 };
const VALUES = [null, [], {}, 5, 'x', true, [null], [5], { x: null }, { if: { required: ['d'] } }];
const GROUP = ['properties', 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'required', 'dependentRequired'];
const QUESTION = ['type', 'items', 'enum', 'errorMessage', 'computed', 'default', 'attachments', 'equals'];
const DRAWN = {
  'no ui file': undefined,
  'a question that is a number': { d: 5 },
  'a list': [],
  'no widget': { d: { 'ui:widget': 'x' } },
};

const inGroup = (key: string, value: unknown) => ({ type: 'object', properties: { d: text }, [key]: value });
const PLACES: Readonly<Record<string, (key: string, value: unknown) => object>> = {
  step: inGroup,
  group: (key, value) => ({ type: 'object', properties: { d: text, g: { title: 'Group', ...inGroup(key, value) } } }),
  entry: (key, value) => ({
    type: 'object',
    properties: { d: text, l: { type: 'array', title: 'List', maxItems: 3, items: inGroup(key, value) } },
  }),
  branch: (key, value) => ({
    ...inGroup('if', { required: ['d'] }),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { e: text }, [key]: value },
  }),
  question: (key, value) => ({ type: 'object', properties: { d: { ...text, [key]: value } } }),
};

const cases = Object.entries(PLACES).flatMap(([place, write]) =>
  Object.entries(DRAWN).flatMap(([what, ui]) =>
    (place === 'question' ? QUESTION : GROUP).map((key) => [key, place, what, write, ui] as const),
  ),
);

it.each(cases)('"%s" of a %s, and %s', (key, _, __, write, ui) => {
  for (const value of VALUES) {
    const folder = writeForm({ 'trip/who.schema.json': write(key, value), 'trip/who.ui.json': ui });
    const files = checkForm(folder, 'trip').findings.map(({ place }) => place.file.split('/').at(-1));
    expect({ value, files }).toEqual({ value, files: expect.arrayContaining(['who.ui.json']) });
  }
});

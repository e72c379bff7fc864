// Options that a question shows and that nobody may choose are closed and opened again, with the layout of the file.
import { describe, expect, it } from 'vitest';
import { publish } from '../../../engine/check/index.ts';
import { readOutline } from '../../../engine/studio/server/readOutline.ts';
import { type Files, formFile, goodFiles, writeForm } from '../../compile/support/writeForm.ts';
import { planned } from './support/buildForms.ts';
import { isCarriedOut } from './support/isCarriedOut.ts';

const way = { type: 'string', title: 'Way', enum: ['bus', 'foot', 'car'], enumNames: ['Bus', 'Foot', 'Car'] };
const days = { type: 'string', enum: ['mon', 'tue'], enumNames: ['Monday', 'Tuesday'] };
const asked = {
  type: 'object',
  properties: {
    way,
    days: { type: 'array', title: 'Days', uniqueItems: true, items: days },
    size: { type: 'integer', title: 'Size', enum: [1, 2] },
    town: { type: 'string', title: 'Town', enum: Array.from({ length: 30 }, (_, i) => `t${i}`) },
  },
};
const options = { way: way.enum, 'days/items': days.enum, size: [], town: asked.properties.town.enum };
const arabic = Object.entries(options).flatMap(([at, values]) => [
  [`/properties/${at.split('/')[0]}/title`, `${at} بالعربية`],
  ...values.map((value) => [`/properties/${at}/enum/${value}`, `${value} بالعربية`]),
]);
const form = (ui: unknown, others: Files = {}) =>
  writeForm({
    'trip/who.schema.json': asked,
    'trip/who.ui.json': ui,
    'trip/ar.json': {
      'form.json': goodFiles['trip/ar.json']['form.json'],
      'who.schema.json': Object.fromEntries(arabic),
    },
    ...others,
  });
const close = (name: string, closed: readonly unknown[], path: readonly string[] = []) =>
  ({ kind: 'close-options', question: { step: 'who', path, name }, closed }) as const;

/** The texts of the changed files, by name. */
async function after(folder: string, action: Parameters<typeof planned>[2]) {
  const files = await planned(folder, 'trip', action);
  return Object.fromEntries(files.map((file) => [file.name.replace('trip/', ''), file.after]));
}

describe('closing and opening changes the ui file alone', () => {
  it.each<[string, string, string, readonly unknown[], string]>([
    [
      'one',
      '{ "way": { "ui:help": "x" } }',
      'way',
      ['car'],
      '{ "way": { "ui:help": "x", "ui:enumDisabled": ["car"] } }',
    ],
    ['a number, without an entry before', '{}', 'size', [2], '{ "size": { "ui:enumDisabled": [2] } }'],
    [
      'another',
      '{ "days": { "ui:enumDisabled": ["mon"] } }',
      'days',
      ['tue'],
      '{ "days": { "ui:enumDisabled": ["tue"] } }',
    ],
    ['none', '{ "way": { "ui:enumDisabled": ["car"] } }', 'way', [], '{}'],
    [
      'none, in the other place of RJSF',
      '{ "way": { "ui:help": "x", "ui:options": { "enumDisabled": ["car"] } } }',
      'way',
      [],
      '{ "way": { "ui:help": "x" } }',
    ],
    [
      'more, in the other place of RJSF',
      '{ "way": { "ui:options": { "enumDisabled": ["car"] } } }',
      'way',
      ['foot', 'car'],
      '{ "way": { "ui:options": { "enumDisabled": ["foot", "car"] } } }',
    ],
  ])('%s', async (_, before, name, closed, expected) => {
    const folder = form(before);
    const files = await after(folder, close(name, closed));
    expect(Object.keys(files)).toEqual(['who.ui.json']);
    expect(JSON.parse(files['who.ui.json'] ?? '')).toEqual(JSON.parse(expected));
    expect(await isCarriedOut(folder, 'trip', close(name, closed))).toBe(true);
  });
});

it('examples no longer choose what is closed, and the published answers stay', async () => {
  const folder = form({}, { 'trip/examples/minimal.json': '{ "who": { "way": "car", "size": 1 } }\n' });
  expect(await publish(folder)).toEqual([]);
  const files = await after(folder, close('way', ['car']));
  expect(JSON.parse(files['examples/minimal.json'] ?? '')).toEqual({ who: { way: 'bus', size: 1 } });
  expect(Object.keys(files).sort()).toEqual(['examples/minimal.json', 'who.ui.json']);
});

it('an option that goes is no longer closed', async () => {
  const remove = { kind: 'remove-option', question: close('way', []).question, value: 'car' } as const;
  const files = await after(form({ way: { 'ui:enumDisabled': ['foot', 'car'] } }), remove);
  expect(JSON.parse(files['who.ui.json'] ?? '')).toEqual({ way: { 'ui:enumDisabled': ['foot'] } });
  const last = await after(form({ way: { 'ui:enumDisabled': ['car'] } }), remove);
  expect(JSON.parse(last['who.ui.json'] ?? '')).toEqual({});
});

it.each<[string, readonly unknown[], string]>([
  ['way', ['bus', 'foot', 'car'], 'Leave an option that can be chosen, or remove the question.'],
  ['way', ['boat'], 'There is no option “boat” any more.'],
  ['town', ['t1'], '"ui:enumDisabled" has no effect on a choice.'],
])('of %s, %j cannot be closed', async (name, closed, problem) => {
  await expect(after(form({}), close(name, closed))).rejects.toThrow(problem);
});

const sized = { required: ['size'], errorMessage: { required: { size: 'Size is required' } } };
const when = (tests: object) => ({
  ...asked,
  if: { properties: tests, required: Object.keys(tests) },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: sized,
});
const entries = {
  type: 'object',
  properties: {
    ...asked.properties,
    trips: { type: 'array', title: 'Trips', maxItems: 3, items: { type: 'object', properties: { way } } },
  },
  if: {
    properties: { trips: { contains: { properties: { way: { const: 'car' } }, required: ['way'] } } },
    required: ['trips'],
  },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: sized,
};

it.each<[string, object, Parameters<typeof close>]>([
  ['a condition names it', when({ way: { const: 'car' } }), ['way', ['car']]],
  ['among others', when({ way: { enum: ['car', 'bus'] } }), ['way', ['car']]],
  ['by its opposite', when({ way: { not: { const: 'car' } } }), ['way', ['car']]],
  ['of several', when({ days: { contains: { const: 'mon' } } }), ['days', ['mon']]],
  ['beside another', when({ way: { const: 'car' }, days: { contains: { const: 'mon' } } }), ['days', ['mon']]],
  ['in an entry', entries, ['way', ['car'], ['trips']]],
  ['a condition names all that are left', when({ way: { enum: ['foot', 'bus'] } }), ['way', ['car']]],
])('an option can be closed although a condition depends on it: %s', async (_, schema, closing) => {
  const folder = form({}, { 'trip/who.schema.json': schema });
  expect(Object.keys(await after(folder, close(...closing)))).toEqual(['who.ui.json']);
});

it.each<[string, object, Parameters<typeof close>, string]>([
  [
    'it is the default',
    { ...asked, properties: { ...asked.properties, way: { ...way, default: 'car' } } },
    ['way', ['car']],
    'The "default" "car" is an option that nobody can choose: "ui:enumDisabled" closes it.',
  ],
  [
    'one of the defaults',
    { ...asked, properties: { ...asked.properties, days: { ...asked.properties.days, default: ['mon'] } } },
    ['days', ['mon']],
    'The "default" ["mon"] is an option that nobody can choose: "ui:enumDisabled" closes it.',
  ],
  [
    'more have to be chosen',
    { ...asked, properties: { ...asked.properties, days: { ...asked.properties.days, minItems: 2 } } },
    ['days', ['mon']],
    '"minItems" is 2, but only 1 of its options can be chosen. Correct it, or open options.',
  ],
])('an option stays open, and why: %s', async (_, schema, closing, problem) => {
  const folder = form({}, { 'trip/who.schema.json': schema });
  await expect(after(folder, close(...closing))).rejects.toThrow(problem);
});

it('an option can be closed although another step, or a step as a whole, depends on it', async () => {
  const first = { id: 'who', label: 'Who', at: '/who' };
  const steps = [first, { id: 'more', label: 'More', at: '/more' }];
  const more = { type: 'object', properties: { note: { type: 'string', title: 'Note', maxLength: 9 } } };
  const condition = { properties: { '/who/way': { const: 'car' } }, required: ['/who/way'] };
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const inStep = { ...more, if: condition, then: { required: ['note'] } };
  const asWhole = [first, { ...steps[1], if: condition }];
  for (const [of, schema] of [
    [steps, inStep],
    [asWhole, more],
  ]) {
    const others = { 'trip/more.schema.json': schema, 'trip/more.ui.json': {} };
    const folder = form({}, { 'trip/form.json': formFile({ steps: of }), ...others });
    expect(Object.keys(await after(folder, close('way', ['car'])))).toEqual(['who.ui.json']);
  }
});

it('is offered for options that are not searched, with those that are closed', () => {
  const [group] = readOutline(form({ way: { 'ui:enumDisabled': ['car'] } }), 'trip')?.steps[0]?.groups ?? [];
  const inWords = group?.questions.map(({ name, canClose, options }) => [
    name,
    canClose,
    options.filter(({ isClosed }) => isClosed).map(({ value }) => value),
  ]);
  expect(inWords).toEqual([
    ['way', true, ['car']],
    ['days', true, []],
    ['size', true, []],
    ['town', false, []],
  ]);
});

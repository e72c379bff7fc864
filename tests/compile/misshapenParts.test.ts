// Any value in the place of any part of a condition, branch, case, entry or computation, and any misspelt keyword there, is a finding and never an exception: an
// exception would end the check of every form without a finding.
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { formatPointer, getIn, isRecord } from '../../engine/core/index.ts';
import { formFile, writeForm } from './support/writeForm.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 50 });
const choice = (title: string) => ({ type: 'string', title, enum: ['a', 'b'] });
const across = {
  properties: { '/one/c': { const: 'a' }, '/one/l': { contains: { required: ['n'] } } },
  required: ['/one/c'],
  allOf: [{ not: { required: ['/one/d'] } }],
  anyOf: [{ required: ['/one/c'] }, { properties: { '/one/d': { const: 'x' } } }],
};
const branches = (condition: object, then: string, otherwise: string) => ({
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { [then]: text(then) } },
  else: { properties: { [otherwise]: text(otherwise) } },
});
const own = { properties: { k: { const: 'a' } }, required: ['k'] };
const entry = { type: 'object', properties: { k: choice('K'), n: { type: 'number', title: 'N' } } };
const earlier = {
  type: 'object',
  properties: {
    c: choice('C'),
    d: text('D'),
    l: { type: 'array', title: 'L', maxItems: 3, items: { type: 'object', properties: { n: text('N') } } },
  },
};
const computed = (title: string, type: string, computation: object) => ({
  [title]: { type, title, readOnly: true, computed: computation },
});
const titled = [
  { title: 'A', properties: { o: { const: 'a' }, x: text('X') } },
  { title: 'B', properties: { o: { const: 'b' } } },
];

/** By what stands in each, the schema of a step. */
const SCHEMAS: Readonly<Record<string, object>> = {
  'a condition on another step': { properties: { j: text('J') }, allOf: [branches(across, 'y', 'z')] },
  'a condition of an entry': {
    properties: {
      l: { type: 'array', title: 'L', maxItems: 3, items: { ...entry, ...branches(own, 'm', 'p') } },
      g: { ...entry, title: 'G', ...branches({ allOf: [own, { required: ['/one/c'] }] }, 'q', 'r') },
    },
  },
  cases: {
    properties: { o: { title: 'O' }, j: choice('J') },
    allOf: [{ oneOf: titled }],
    dependencies: { j: { oneOf: ['a', 'b'].map((value) => ({ properties: { j: { enum: [value] } } })) } },
    dependentSchemas: { o: { properties: { w: text('W') } } },
  },
  'a computation': {
    properties: {
      v: { type: 'integer', title: 'V' },
      u: { type: 'string', format: 'date', title: 'U' },
      ...computed('s', 'integer', { sum: ['v'] }),
      ...computed('i', 'string', { join: ['u'], with: ' ' }),
      ...computed('t', 'integer', { difference: ['u', '2020-01-01'], in: 'years' }),
      ...computed('m', 'string', { pick: 'v', of: [{ value: 'a' }] }),
    },
  },
};
const VALUES = [null, 5, 'x', [], {}, [null], { x: 5 }];

/** Keys of each value in the part, down to the leaves. */
function keysIn(part: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  const below = Object.keys(Object(typeof part === 'string' ? {} : part));
  return below.flatMap((key) => [[...at, key], ...keysIn(getIn(part, [key]), [...at, key])]);
}

function put(part: unknown, [key = '', ...below]: readonly string[], change: (whole: object, key: string) => void) {
  const copy = Array.isArray(part) ? [...part] : { ...(part as object) };
  if (below.length === 0) change(copy, key);
  else Object.assign(copy, { [key]: put(getIn(part, [key]), below, change) });
  return copy;
}

/** The schema with other values at these keys, with one more in the list that they lead to, and with the last key misspelt. */
function changed(schema: object, keys: readonly string[]): readonly object[] {
  const replaced = VALUES.map((value) => put(schema, keys, (whole, key) => Object.assign(whole, { [key]: value })));
  const list = getIn(schema, [...keys]);
  const longer = Array.isArray(list) ? [null, 5, {}].map((value) => [...list, value]) : [];
  const added = longer.map((value) => put(schema, keys, (whole, key) => Object.assign(whole, { [key]: value })));
  const misspelt = put(schema, keys, (whole, key) => {
    if (!isRecord(whole)) return;
    whole[`${key}x`] = whole[key];
    delete whole[key];
  });
  return [...replaced, ...added, misspelt];
}

describe.each(Object.entries(SCHEMAS))('%s', (_, schema) => {
  it.each(keysIn(schema).map((keys) => [formatPointer(keys), keys] as const))('%s', (_, keys) => {
    const all = changed(schema, keys);
    const steps = ['one', ...all.keys()].map((id) => ({ id: `s${id}`, label: `Step ${id}`, at: `/${id}` }));
    const files = all.flatMap((one, i) => [
      [`trip/s${i}.schema.json`, { type: 'object', ...one }],
      // A rule about passwords looks at every computation.
      [`trip/s${i}.ui.json`, { v: { 'ui:widget': 'password' } }],
    ]);
    const folder = writeForm({
      'trip/form.json': formFile({ steps }),
      'trip/sone.schema.json': earlier,
      'trip/sone.ui.json': {},
      ...Object.fromEntries(files),
    });
    expect(() => checkForm(folder, 'trip')).not.toThrow();
  });
});

it.each([
  ['no operation', {}],
  ['one that is misspelt', { sumx: ['secret'] }],
  ['a part of one', { of: { a: 1 } }],
])('a computation of %s beside a password', (_, computation) => {
  const properties = {
    secret: text('Secret'),
    s: { type: 'integer', title: 'S', readOnly: true, computed: computation },
  };
  const folder = writeForm({
    'trip/who.schema.json': { type: 'object', properties },
    'trip/who.ui.json': { secret: { 'ui:widget': 'password' } },
  });
  const found = checkForm(folder, 'trip').findings.map(({ place }) => place.pointer);
  expect(found).toContainEqual(expect.stringMatching(/^\/properties\/s\/computed/));
});

describe('a question with a keyword of another vocabulary or of the compiled form, while conditions on it are evaluated', () => {
  const types = { string: { maxLength: 9 }, integer: { maximum: 9 }, array: { maxItems: 2, items: text('E') } };
  const keywords = ['not', 'compute', 'inWords', 'given', 'inputType'];
  const values = [...VALUES, true, { pattern: '(' }, { enum: 5 }, { not: 5 }];
  const all = Object.entries(types).flatMap(([type, limits]) => keywords.map((keyword) => ({ type, limits, keyword })));
  it.each(all)('$keyword at $type', ({ type, limits, keyword }) => {
    for (const value of values) {
      const c = { type, title: 'C', ...limits, [keyword]: value };
      const test = { string: { pattern: '^a' }, integer: { minimum: 3 }, array: { minItems: 2 } }[type];
      const step = { properties: { c }, ...branches({ properties: { c: test }, required: ['c'] }, 'y', 'z') };
      const folder = writeForm({ 'trip/who.schema.json': { type: 'object', ...step }, 'trip/who.ui.json': {} });
      const found = checkForm(folder, 'trip').findings.map(({ place }) => place.pointer);
      expect(found).toContainEqual(expect.stringContaining(`/properties/c/${keyword}`));
    }
  });
});

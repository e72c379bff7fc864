// More options, or kinds of entries, are tested by `contains` than are tried in all combinations: every condition is found to hold for some answer, and not for another.
import { expect, it } from 'vitest';
import { proveDrawn } from '../../engine/prove/proveDrawn.ts';
import { formFile } from '../compile/support/writeForm.ts';

const text = { type: 'string', maxLength: 20 };
const choice = (title: string, count: number) => {
  const options = Array.from({ length: count }, (_, i) => `${title.toLowerCase()}${i}`);
  return { type: 'string', title, enum: options, enumNames: options.map((_, i) => `${title} no. ${i}`) };
};
/** A question that is asked if an entry, or a chosen option, of the list passes every one of the tests. */
const askedIf = (name: string, ...tests: readonly object[]) => ({
  if: { properties: { list: tests.length === 1 ? tests[0] : { allOf: tests } }, required: ['list'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { [name]: { ...text, title: `Further ${name}` } } },
});
const chosen = (i: number) => ({ contains: { const: `part${i}` } });
const withParts = (parts: Readonly<Record<string, string>>) => ({
  contains: {
    properties: Object.fromEntries(Object.entries(parts).map(([name, only]) => [name, { const: only }])),
    required: Object.keys(parts),
  },
});
const each = (count: number, ask: (i: number) => object) => Array.from({ length: count }, (_, i) => ask(i));

const options = (count: number) => {
  const { title: _, ...items } = choice('Part', count);
  return { type: 'array', title: 'Parts', uniqueItems: true, items };
};
const entries = (kinds: number, parts: number) => ({
  type: 'array',
  title: 'Entries',
  maxItems: 5,
  items: {
    type: 'object',
    properties: { kind: choice('Kind', kinds), ...(parts > 0 && { part: choice('Part', parts) }) },
    required: ['kind'],
    errorMessage: { required: { kind: 'Say which kind' } },
  },
});

it.each<[string, object, readonly object[]]>([
  ['7 options', options(7), each(7, (i) => askedIf(`a${i}`, chosen(i)))],
  ['20 options, two of them together', options(20), [askedIf('both', chosen(18), chosen(19)), askedIf('a', chosen(9))]],
  [
    '20 options, each, and two of them together',
    options(20),
    [...each(20, (i) => askedIf(`a${i}`, chosen(i))), askedIf('both', chosen(18), chosen(19))],
  ],
  ['70 kinds of entries', entries(70, 0), each(70, (i) => askedIf(`a${i}`, withParts({ kind: `kind${i}` })))],
  [
    '12 kinds and 12 parts of entries, and a kind with a part',
    entries(12, 12),
    [
      ...each(12, (i) => askedIf(`a${i}`, withParts({ kind: `kind${i}` }))),
      ...each(12, (i) => askedIf(`b${i}`, withParts({ part: `part${i}` }))),
      askedIf('both', withParts({ kind: 'kind11', part: 'part9' })),
    ],
  ],
])('%s', async (_, list, allOf) => {
  await expectSound({ type: 'object', properties: { list }, allOf });
});

it('options of two lists, tested together', async () => {
  const both = (i: number) => ({
    if: { properties: { list: chosen(i), other: chosen(8 - i) }, required: ['list', 'other'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { [`a${i}`]: { ...text, title: `Further ${i}` } } },
  });
  const other = { ...options(9), title: 'Others' };
  await expectSound({ type: 'object', properties: { list: options(9), other }, allOf: each(9, both) });
});

async function expectSound(schema: object): Promise<void> {
  const files = { 'form.json': formFile({}), 'who.schema.json': schema, 'who.ui.json': { 'ui:order': ['*'] } };
  const { refused, findings } = await proveDrawn({ language: 'en', files }, () => false);
  expect({ refused, findings }).toEqual({ refused: [], findings: [] });
}

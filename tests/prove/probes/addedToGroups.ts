// A branch outside of a group adds to it what a condition of the group decides without that branch.
import { answered, choice, group, list, type Probe, type Probes, required, text, when } from './probe.ts';

const order = { 'ui:order': ['*'] };
const asked = { a: { ...choice, title: 'A' }, b: { ...text, title: 'B' } };
const forB = required('b');

/** A group whose own condition says what b is; while c is `b`, a branch outside adds to the group. */
const added = (
  own: object,
  branch: object,
  stored: readonly object[],
  sentBack: NonNullable<Probe['sentBack']>,
): Probe => ({
  schema: {
    properties: { c: { ...choice, title: 'C' }, g: { ...group(asked), ...own } },
    ...when(answered('c', { const: 'b' }), { properties: { g: branch } }),
  },
  ui: { ...order, g: order },
  stored,
  sentBack,
});
const sentBack: NonNullable<Probe['sentBack']> = [
  [{ c: 'b', g: {} }, { 'g[b]': 'b?' }],
  [{ c: 'a', g: { a: 'a' } }, { 'g[b]': 'b?' }],
];

export const addedToGroups: Probes = {
  'the question that another answer requires': added(
    { dependentRequired: { a: ['b'] }, errorMessage: forB.errorMessage },
    forB,
    [
      { c: 'a', g: {} },
      { c: 'b', g: { b: 'x' } },
    ],
    sentBack,
  ),
  'the question that a condition requires': added(
    when(answered('a', { const: 'a' }), forB),
    forB,
    [
      { c: 'a', g: { a: 'b' } },
      { c: 'b', g: { b: 'x' } },
    ],
    sentBack,
  ),
  'fewer options, none of which its condition tests': added(
    when(answered('a', { const: 'a' }), forB),
    { properties: { a: { enum: ['b', 'c'] } } },
    [
      { c: 'a', g: { a: 'b' } },
      { c: 'b', g: { a: 'b' } },
    ],
    [[{ c: 'a', g: { a: 'a' } }, { 'g[b]': 'b?' }]],
  ),
  'only the option that its condition tests, in an entry': {
    schema: {
      properties: {
        c: { ...choice, title: 'C' },
        l: list({ ...group(asked, 'a'), ...when(answered('a', { const: 'a' }), forB) }),
      },
      ...when(answered('c', { const: 'b' }), { properties: { l: { items: { properties: { a: { enum: ['a'] } } } } } }),
    },
    ui: { ...order, l: { items: order } },
    stored: [
      { c: 'b', l: [{ a: 'a', b: 'x' }] },
      { c: 'a', l: [{ a: 'b' }] },
    ],
    sentBack: [[{ c: 'b', l: [{ a: 'a' }] }, { 'l[0][b]': 'b?' }]],
  },
};

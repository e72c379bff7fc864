// `relevant` of a question in a repeat, on an answer outside of it: the condition is written around the list, and adds to its entries.
import { expect, it } from 'vitest';
import { surveyed } from './support/surveyed.ts';

const then = 'then';
const bus = [
  { type: 'begin_group', name: 'way', label: 'Way' },
  { type: 'select_one yes_no', name: 'bus', label: 'Bus' },
  { type: 'end_group' },
];
const repeat = (...rows: readonly Readonly<Record<string, string>>[]) => [
  { type: 'begin_repeat', name: 'children', label: 'Children' },
  ...rows,
  { type: 'end_repeat' },
];
const name = { type: 'text', name: 'child', label: 'Child' };
const stop = { type: 'text', name: 'stop', label: 'Stop', relevant: "@bus = 'yes'", required: 'yes' };
const isBus = { properties: { way: { properties: { bus: { const: 'yes' } }, required: ['bus'] } }, required: ['way'] };

it('adds a question to the entries', async () => {
  const { code, schema, text } = await surveyed([...bus, ...repeat(name, stop)]);
  expect(text).toMatch(/made and proved/);
  expect(code).toBe(0);
  expect(text).not.toMatch(/The condition/);
  expect(schema.properties.children.items.properties).not.toHaveProperty('stop');
  const added = { items: { properties: { stop: { title: 'Stop' } }, required: ['stop'] } };
  expect(schema.allOf).toMatchObject([{ if: isBus, [then]: { properties: { children: added } } }]);
});

it('is that of the list, where all questions of the entries have it', async () => {
  const { code, schema, text } = await surveyed([...bus, ...repeat(stop)]);
  expect(code).toBe(0);
  expect(text).toMatch(/made and proved/);
  expect(schema.allOf).toMatchObject([{ if: isBus, [then]: { properties: { children: { type: 'array' } } } }]);
});

it('also where the repeat stands in another, before the answer, or the list has a condition of its own', async () => {
  const inner = [
    { type: 'begin_repeat', name: 'trips', label: 'Trips' },
    { type: 'text', name: 'where', label: 'Where' },
    stop,
    { type: 'end_repeat' },
  ];
  const [begin, ...others] = repeat(name, ...inner);
  const { code, text } = await surveyed([
    { ...begin, type: 'begin_repeat', relevant: "@more = 'yes'" },
    ...others,
    ...bus,
    { type: 'select_one yes_no', name: 'more', label: 'More' },
  ]);
  expect(code).toBe(0);
  expect(text).toMatch(/made and proved/);
  expect(text).not.toMatch(/The condition/);
});

it('joined with an answer of the entry it is named, with the reason', async () => {
  const joined = { ...stop, relevant: "@bus = 'yes' and @child = 'Rima'" };
  const { code, schema, text } = await surveyed([...bus, ...repeat(name, joined)]);
  expect(code).toBe(0);
  expect(text).toMatch(
    /The condition .* need not be answered\. It joins an answer of an entry with one outside of the list/,
  );
  expect(schema.properties.children.items).toMatchObject({ properties: { stop: { title: 'Stop' } } });
  expect(schema.properties.children.items.required ?? []).not.toContain('stop');
});

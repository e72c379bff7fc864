// `ui:enumNames`, `ui:enumOrder` and `ui:enumDisabled` for the entries of a list, written under `items` of the list's ui entry.
import { describe, expect, it } from 'vitest';
import { appliedUi } from '../../../engine/compile/read/appliedUi.ts';
import { withAllOptions } from '../../../engine/compile/schema/closedOptions.ts';
import type { Schema, UiSchema } from '../../../engine/core/model/types.ts';
import { findingsOfStep } from '../support/findingsOfStep.ts';

const choice: Schema = { type: 'string', enum: ['u', 'v', 'w'] };
const list: Schema = { type: 'array', title: 'L', maxItems: 3, items: choice };
const rows: Schema = { type: 'array', title: 'R', maxItems: 3, items: { ...list, minItems: 1 } };

type Case = readonly [why: string, ui: object, becomes: Schema];

const CASES: readonly Case[] = [
  ['labels', { 'ui:enumNames': ['You', 'Vee', 'We'] }, { ...choice, enumNames: ['You', 'Vee', 'We'] }],
  ['labels by value', { 'ui:enumNames': { v: 'Vee' } }, { ...choice, enumNames: ['u', 'Vee', 'w'] }],
  ['an order', { 'ui:enumOrder': ['w', '*'] }, { ...choice, enum: ['w', 'u', 'v'] }],
  ['closed options', { 'ui:enumDisabled': ['v'] }, { ...choice, enum: ['u', 'w'] }],
];

describe.each(CASES)('%s', (_, ui, becomes) => {
  it('of the entries of a list', () => {
    const { schema, ui: left } = appliedUi(
      { type: 'object', properties: { lst: list } },
      { lst: { items: ui } } as UiSchema,
      () => undefined,
    );
    expect(schema.properties?.lst).toEqual({ ...list, items: becomes });
    expect(left).toEqual({ lst: { items: 'ui:enumDisabled' in ui ? ui : {} } });
    expect(findingsOfStep({ properties: { lst: list } }, { lst: { items: ui } })).toEqual([]);
  });

  it('of the entries of lists in a list', () => {
    const { schema } = appliedUi(
      { type: 'object', properties: { rows } },
      { rows: { items: { items: ui } } } as UiSchema,
      () => undefined,
    );
    expect(schema.properties?.rows?.items?.items).toEqual(becomes);
    expect(findingsOfStep({ properties: { rows } }, { rows: { items: { items: ui } } })).toEqual([]);
  });
});

it('closed options of entries are drawn', () => {
  for (const [question, items] of [
    [list, { 'ui:enumDisabled': ['v'] }],
    [rows, { items: { 'ui:enumDisabled': ['v'] } }],
  ] as const) {
    const { schema } = appliedUi(
      { type: 'object', properties: { a: question } },
      { a: { items } } as UiSchema,
      () => undefined,
    );
    const { a } = schema.properties ?? {};
    expect(a).not.toEqual(question);
    expect(a && withAllOptions(a)).toEqual(question);
  }
});

it.each<[string, object, string]>([
  ['too few labels', { 'ui:enumNames': ['You'] }, '/lst/items/ui:enumNames "ui:enumNames" does not fit the 3 options.'],
  ['a label of no option', { 'ui:enumNames': { x: 'Ex' } }, '/lst/items/ui:enumNames/x "x" is not an option.'],
  ['an order of no option', { 'ui:enumOrder': ['x'] }, '/lst/items/ui:enumOrder "ui:enumOrder" does not have each'],
  ['a closed one that is none', { 'ui:enumDisabled': ['x'] }, '/lst/items/ui:enumDisabled/0 "x" is not an option.'],
  ['all closed', { 'ui:enumDisabled': ['u', 'v', 'w'] }, '/lst/items/ui:enumDisabled "ui:enumDisabled" leaves no'],
])('%s is found under "items"', (_, items, finding) => {
  expect(findingsOfStep({ properties: { lst: list } }, { lst: { items } })).toEqual([expect.stringContaining(finding)]);
});

it('labels of the schema and of "items" are found twice', () => {
  const named = { ...list, items: { ...choice, enumNames: ['A', 'B', 'C'] } };
  const ui = { lst: { items: { 'ui:enumNames': ['You', 'Vee', 'We'] } } };
  expect(findingsOfStep({ properties: { lst: named } }, ui)).toEqual([
    expect.stringContaining('/properties/lst/items/enumNames This label has no effect'),
  ]);
});

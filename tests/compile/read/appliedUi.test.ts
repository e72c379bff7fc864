import { expect, it } from 'vitest';
import { appliedUi } from '../../../engine/compile/read/appliedUi.ts';
import type { Schema } from '../../../engine/core/index.ts';

const seat: Schema = { type: 'string', enum: ['w', 'a', 'm'], enumNames: ['Window', 'Aisle', 'Middle'] };
const bare: Schema = { type: 'string', enum: ['w', 'a', 'm'] };

it.each<readonly [string, Schema, object, readonly string[], boolean]>([
  ['a list', seat, ['One', 'Two', 'Three'], ['One', 'Two', 'Three'], true],
  ['a label for each value', seat, { m: 'Three', w: 'One', a: 'Two' }, ['One', 'Two', 'Three'], true],
  ['a label for one value', seat, { a: 'By the aisle' }, ['Window', 'By the aisle', 'Middle'], false],
  ['a label for one value of a list without labels', bare, { a: 'By the aisle' }, ['w', 'By the aisle', 'm'], false],
])('%s in "ui:enumNames" leaves what it does not name', (_, choice, names, labels, isAll) => {
  for (const [question, labelled] of [
    [choice, choice],
    [{ type: 'array', items: choice }, choice],
  ] as const) {
    const schema: Schema = { type: 'object', properties: { seat: question } };
    const applied = appliedUi(schema, { seat: { 'ui:enumNames': names } }, () => undefined);
    const { items, enumNames } = applied.schema.properties?.seat ?? {};
    expect(items?.enumNames ?? enumNames).toEqual(labels);
    // Labels of the schema that are still read need a translation.
    expect(applied.labelled).toEqual(isAll ? [labelled] : []);
  }
});

it.each<readonly [string, readonly string[], readonly string[], readonly string[]]>([
  ['of all options', ['m', 'a', 'w'], ['m', 'a', 'w'], ['m', 'w']],
  ['of one option before the others', ['m', '*'], ['m', 'w', 'a'], ['m', 'w']],
  ['that lacks an option, and is not applied', ['m', 'w'], ['w', 'a', 'm'], ['w', 'm']],
])('an order %s holds where a branch narrows them', (_, order, inAll, inBranch) => {
  const narrowed: Schema = { enum: ['w', 'm'] };
  for (const isList of [false, true]) {
    const question = (options: Schema): Schema => (isList ? { items: options } : options);
    const schema: Schema = {
      type: 'object',
      allOf: [
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        { if: { required: ['x'] }, then: { properties: { seat: question(narrowed) } } },
        { properties: { seat: question(seat) } },
      ],
    };
    const applied = appliedUi(schema, { seat: { 'ui:enumOrder': order } }, () => undefined);
    const [branch, whole] = applied.schema.allOf ?? [];
    const optionsOf = ({ items, enum: own }: Schema = {}) => items?.enum ?? own;
    expect(optionsOf(whole?.properties?.seat)).toEqual(inAll);
    expect(optionsOf(branch?.then?.properties?.seat)).toEqual(inBranch);
  }
});

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

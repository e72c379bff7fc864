// What a drawn list is written as: its entries one by one, rows of them (lists directly in a list), or a group whose answers visitors name.

import { isGroupSchema, type Schema, type UiSchema } from '../../core/index.ts';
import type { Drawn, Place } from './drawnFiles.ts';

export type Shape = 'list' | 'rows' | 'tables' | 'named';

/** The list in this shape; `bits` say which names an answer may have. */
export function shaped(list: Drawn, shape: Shape, bits: number, place: Place): Drawn {
  switch (shape) {
    case 'rows':
      return rowsOf(list, place);
    case 'tables':
      return rowsOf(rowsOf(list, [...place, 'row']), place);
    case 'named':
      return named(list, bits, place);
    default:
      return list;
  }
}

/** The shape of a list of groups by the bits of its question, of which some say nothing else. */
export function shapeOfList(bits: number): Shape {
  return bits & 4 ? (bits & 8 ? 'rows' : 'named') : 'list';
}

/** A list of as many of such lists, none of which may be empty. */
function rowsOf({ schema, ui }: Drawn, place: Place): Drawn {
  const { items = {}, uniqueItems, minItems, maxItems, ...rest } = schema;
  const limits = { ...(minItems !== undefined && { minItems }), maxItems: maxItems ?? 3 };
  const row: Schema = {
    type: 'array',
    title: `Row ${place.join(' ')}`,
    minItems: 1,
    maxItems: 2,
    ...(uniqueItems && { uniqueItems }),
    items,
  };
  const { items: inEntries, ...words } = ui as UiSchema & { readonly items?: UiSchema };
  return {
    schema: { ...rest, ...limits, items: row },
    ui: { ...words, ...(inEntries && { items: { items: inEntries } }) } as UiSchema,
  };
}

function named({ schema, ui }: Drawn, bits: number, place: Place): Drawn {
  const { items = {}, minItems, maxItems } = schema;
  const at = place.join(' ');
  const names: readonly object[] = [
    {},
    { propertyNames: { title: `Name ${at}`, maxLength: 9 } },
    { propertyNames: { title: `Name ${at}`, enum: ['mother', 'father', 'aunt'] } },
    {
      propertyNames: { pattern: '^[a-z]+$', errorMessage: { pattern: `Wrong name ${at}`, required: `No name ${at}` } },
    },
    { propertyNames: { title: `Day ${at}`, type: 'string', format: 'date' } },
  ];
  const { items: inEntries, ...words } = ui as UiSchema & { readonly items?: UiSchema };
  return {
    schema: {
      type: 'object',
      ...(minItems !== undefined && { minProperties: minItems }),
      maxProperties: maxItems ?? 3,
      ...names[bits % names.length],
      additionalProperties: { title: `Answer ${at}`, ...items },
    } as Schema,
    ui: { ...words, ...(inEntries && { additionalProperties: inEntries }) } as UiSchema,
  };
}

/** True for a group whose questions are known. */
export function isGroup(schema: Schema): boolean {
  return isGroupSchema(schema) && !isNamed(schema);
}

/** True for a group whose answers visitors name. */
export function isNamed(schema: Schema): boolean {
  return 'additionalProperties' in schema;
}

/** What an entry of a list in this shape has to be, where an answer in it, or a group in it, has to be `answer`. */
export function testOfEntry(shape: Shape, answer: Schema | undefined): Schema {
  const contains = answer ?? {};
  switch (shape) {
    case 'named':
      return answer
        ? { properties: { value: answer }, required: ['value'] }
        : { properties: { key: { const: 'x' } }, required: ['key'] };
    case 'rows':
      return { contains };
    case 'tables':
      return { contains: { contains } };
    default:
      return contains;
  }
}

// Drawn questions that are no groups, each with a ui entry that may fit it.
import fc from 'fast-check';
import { isList, type Schema, type UiSchema } from '../../core/index.ts';
import type { Shape } from './drawnShapes.ts';

export interface Single {
  readonly kind: 'single';
  readonly schema: Schema;
  readonly ui: UiSchema;
  /** True where it stands there with an answer. */
  readonly begins: boolean;
  /** True where its type is written with `null` beside it. */
  readonly isNullable: boolean;
  /** Where it begins with an answer: by which key of the ui file nobody changes it, if by any. */
  readonly lock: (typeof LOCKS)[number];
  /** Of a list of single answers. */
  readonly shape: Shape;
}

const LOCKS = [undefined, 'ui:disabled', 'ui:readonly'] as const;
const SHAPES: readonly Shape[] = ['list', 'list', 'list', 'rows', 'named', 'list', 'named', 'tables', 'rows'];
const WORDS = ['red', 'green', 'blue', 'Yes & No', '"none"', 'أحمر', '0', 'a b', ' edge', 'toString'];
const MANY = Array.from({ length: 30 }, (_, i) => `option${String.fromCharCode(97 + (i % 26))}${i > 25 ? 'z' : ''}`);

const text = fc
  .record({
    maxLength: fc.integer({ min: 3, max: 60 }),
    minLength: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    pattern: fc.option(fc.constantFrom('^[a-z]+$', '^\\d{3}$', '[aeiou]', '^\\S+$'), { nil: undefined, freq: 5 }),
  })
  .map(({ minLength, ...limits }): Schema => {
    // The check refuses a `minLength` that every text of the pattern has: three characters of `^\d{3}$`, one of the others.
    const decides = limits.pattern === undefined || (minLength !== 1 && limits.pattern !== '^\\d{3}$');
    return { type: 'string', ...given({ ...limits, minLength: decides ? minLength : undefined }) };
  });

const format = fc.constantFrom<Schema[]>(
  { type: 'string', format: 'date' },
  { type: 'string', format: 'phone' },
  { type: 'string', format: 'time' },
  { type: 'string', format: 'time', formatMinimum: '07:30', formatMaximum: '15:00' },
  { type: 'string', format: 'date-time', formatMinimum: '2010-01-01' },
  { type: 'string', format: 'date', formatMaximum: 'today' },
  { type: 'string', format: 'date', formatMinimum: 'today + 2 days', formatMaximum: 'today + 3 months' },
  { type: 'string', format: 'date', formatMinimum: '2010-01-01', formatMaximum: 'today - 3 years' },
  { type: 'string', format: 'email', maxLength: 100 },
  { type: 'string', format: 'uri', maxLength: 100 },
  { type: 'string', maxLength: 2, pattern: '^[0-9]+$', between: [1, 18] },
);

const number = fc
  .record({
    type: fc.constantFrom('integer', 'number'),
    minimum: fc.option(fc.integer({ min: -5, max: 3 }), { nil: undefined }),
    maximum: fc.option(fc.integer({ min: 4, max: 20 }), { nil: undefined }),
    multipleOf: fc.option(fc.constantFrom(2, 3, 0.5, 0.1), { nil: undefined, freq: 6 }),
  })
  .map(({ type, multipleOf, ...limits }): Schema => {
    // A fraction says nothing of whole numbers.
    const steps = type === 'number' || Number.isInteger(multipleOf) ? multipleOf : undefined;
    return { type, ...given({ ...limits, multipleOf: steps }) };
  });

const some = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 });
const options = fc.oneof({ weight: 5, arbitrary: some }, fc.constantFrom(MANY.slice(0, 9), MANY));

const choice = fc.oneof(
  options.map((values): Schema => ({ type: 'string', enum: values })),
  some.map(
    (values): Schema => ({ type: 'string', enum: values, enumNames: values.map((_, i) => `Label ${LETTERS[i]}`) }),
  ),
  some.map((values): Schema => otherSpelling('oneOf', values)),
  some.map((values): Schema => otherSpelling('anyOf', values)),
  fc.constantFrom<Schema[]>({ type: 'integer', enum: [1, 2, 3] }, { type: 'number', enum: [0, 0.5, -1] }),
);
const LETTERS = ['one', 'two', 'three', 'four', 'five'];

/** Options as others write them. */
function otherSpelling(keyword: 'oneOf' | 'anyOf', values: readonly string[]): Schema {
  const all = values.map((value, i) => ({ const: value, ...(i % 2 === 0 && { title: `Label ${LETTERS[i]}` }) }));
  return { type: 'string', [keyword]: all };
}

const several = fc
  .record({
    values: options,
    minItems: fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined }),
    maxItems: fc.option(fc.integer({ min: 2, max: 3 }), { nil: undefined }),
  })
  .map(
    ({ values, minItems, maxItems = values.length }): Schema => ({
      type: 'array',
      uniqueItems: true,
      items: { type: 'string', enum: values },
      ...given({
        minItems: minItems !== undefined && minItems <= values.length ? minItems : undefined,
        maxItems: maxItems < values.length ? maxItems : undefined,
      }),
    }),
  );

/** Lists of single answers, of which some may come again. */
const entries = fc
  .record({
    items: fc.oneof(
      fc.constantFrom<Schema[]>(
        { type: 'string', maxLength: 20 },
        { type: 'string', format: 'date' },
        { type: 'string', format: 'phone' },
      ),
      number,
      // A single option would stand in every list.
      some.map((values): Schema => ({ type: 'string', enum: values.length > 1 ? values : ['red', 'blue'] })),
    ),
    limits: fc.constantFrom({ maxItems: 3 }, { minItems: 2, maxItems: 4 }),
    isUnique: fc.boolean(),
  })
  .map(
    ({ items, limits, isUnique }): Schema => ({
      type: 'array',
      items,
      ...limits,
      // Options that are chosen once each are `several`; few other kinds of answers have many.
      ...(isUnique && items.type === 'string' && items.maxLength !== undefined && { uniqueItems: true }),
    }),
  );

const others = fc.constantFrom<Schema[]>(
  { type: 'boolean' },
  { type: 'boolean', const: true },
  { type: 'string', const: 'Fixed', readOnly: true },
  { type: 'integer', const: 7, readOnly: true },
  { type: 'object', format: 'attachment' },
  { type: 'object', format: 'attachment', attachments: { maxBytes: 5000 } },
  {
    type: 'array',
    maxItems: 2,
    items: { type: 'object', format: 'attachment', attachments: { types: ['image/png'] } },
  },
  { type: 'array', maxItems: 3, items: { type: 'object', format: 'attachment' } },
);

const ui = fc.constantFrom<UiSchema[]>(
  {},
  {},
  {},
  { 'ui:widget': 'radio' },
  { 'ui:widget': 'select' },
  { 'ui:widget': 'combobox' },
  { 'ui:widget': 'textarea' },
  { 'ui:widget': 'textarea', 'ui:options': { rows: 3 } },
  { 'ui:widget': 'range' },
  { 'ui:widget': 'updown' },
  { 'ui:widget': 'password' },
  { 'ui:autocomplete': 'name' },
  { 'ui:script': 'arabic' },
  { 'ui:inputmode': 'numeric' },
);

/** A ui entry that does not fit makes the check refuse the whole definition, so most that are drawn without fitting are left out. */
export const single: fc.Arbitrary<Single> = fc
  .record({
    schema: fc.oneof(text, format, number, choice, several, entries, others),
    ui,
    rarity: fc.nat(99),
    begins: fc.integer({ min: 0, max: 7 }),
    isNullable: fc.integer({ min: 0, max: 9 }),
    lock: fc.constantFrom(...LOCKS),
    isReordered: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ schema, ui: drawn, rarity, begins, isNullable, lock, isReordered }) => ({
    kind: 'single',
    lock,
    schema,
    begins: begins === 7,
    isNullable: isNullable === 9,
    shape: isList(schema) ? (SHAPES[rarity % SHAPES.length] ?? 'list') : 'list',
    ui: {
      ...(rarity === 99 || fits(schema, drawn) ? drawn : {}),
      ...(isReordered === 5 && reordered(schema)),
      ...(rarity % 6 === 5 && drawn['ui:widget'] !== 'combobox' && closed(schema)),
    },
  }));

/** The last option is shown and nobody may choose it, where enough others are left, and they are not searched. */
function closed(schema: Schema): UiSchema {
  const { items, minItems = 1, maxItems = 0, uniqueItems } = schema;
  const options = (items && uniqueItems ? items.enum : optionsOf(schema)) ?? [];
  const left = options.length - 1;
  return left < Math.max(minItems, maxItems + 1) || left >= MANY.length - 1
    ? {}
    : { 'ui:enumDisabled': options.slice(-1) };
}

/** The options of a choice, however they are written. */
export function optionsOf(schema: Schema): readonly unknown[] | undefined {
  const { oneOf, anyOf } = schema as { oneOf?: readonly Schema[]; anyOf?: readonly Schema[] };
  return schema.enum ?? (oneOf ?? anyOf)?.map((option) => option.const);
}

/** The options in another order, where there are several. */
function reordered({ enum: options = [] }: Schema): UiSchema {
  return options.length > 1 ? { 'ui:enumOrder': [...options].reverse() } : {};
}

function fits(schema: Schema, drawn: UiSchema): boolean {
  const isPlain = schema.type === 'string' && !schema.format && schema.maxLength !== undefined;
  const isChoice = schema.type !== 'array' && ('enum' in schema || 'oneOf' in schema || 'anyOf' in schema);
  const isNumber = (schema.type === 'integer' || schema.type === 'number') && !isChoice && !schema.readOnly;
  switch (drawn['ui:widget']) {
    case 'textarea':
    case 'password':
      return isPlain;
    case 'updown':
      return isNumber;
    case 'range':
      return (
        isNumber &&
        schema.minimum !== undefined &&
        schema.maximum !== undefined &&
        (schema.type === 'integer' || schema.multipleOf !== undefined)
      );
    case 'combobox':
      return isChoice;
    case undefined:
      return isPlain;
    default:
      return isChoice || (schema.type === 'boolean' && schema.const === undefined);
  }
}

function given<T extends object>(limits: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const set = Object.entries(limits).filter(([, limit]) => limit !== undefined);
  return Object.fromEntries(set) as { [K in keyof T]?: NonNullable<T[K]> };
}

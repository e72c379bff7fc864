// The words of a drawn question: title, description, help, placeholder and messages.
import { isGroupSchema, type Schema, type UiSchema } from '../core/index.ts';
import type { Single } from './drawnSingle.ts';

/** A question, or a group, as its files have it. */
export interface Drawn {
  readonly schema: Schema;
  readonly ui: UiSchema;
}

export type Place = readonly string[];

const WORDED = [
  'maxLength',
  'minLength',
  'pattern',
  'format',
  'formatMinimum',
  'formatMaximum',
  'between',
  'minimum',
  'maximum',
  'multipleOf',
  'minItems',
  'maxItems',
];
const NEEDED = ['pattern', 'between', 'const', 'equals', 'atLeast', 'moreThan', 'lessThan'];

/** Marks that pages, mails and patterns have to leave as they are. */
const ODD = ['', '<b> & "', "it's $& \\", 'عنوان'];

/** The words of a single question; `bits` say which it has. */
export function single({ schema, ui }: Single, bits: number, place: Place): Drawn {
  const isTyped =
    schema.type !== 'boolean' &&
    schema.type !== 'array' &&
    schema.type !== 'object' &&
    !schema.readOnly &&
    !hasOptions(schema);
  const own = {
    ...ui,
    ...(bits & 4 && isTyped && ui['ui:widget'] !== 'range' ? { 'ui:placeholder': `Example ${place.join(' ')}` } : {}),
  };
  const drawn = texts({ schema, ui: own }, bits, place);
  return { ...drawn, schema: { ...drawn.schema, ...messages(schema, (bits & 8) > 0, place) } };
}

/** Title, description and help of a question of any kind. */
export function texts({ schema, ui }: Drawn, bits: number, place: Place): Drawn {
  const at = place.join(' ');
  const isGroup = isGroupSchema(schema);
  return {
    schema: {
      title: `${ODD[bits % ODD.length]} Title ${at}`.trim(),
      ...schema,
      ...(bits & 1 && !(bits & 16) ? { description: `About ${at}` } : {}),
    },
    ui: {
      ...ui,
      ...(bits & 2 && !isGroup ? { 'ui:help': `Help ${at}` } : {}),
      ...(bits & 16 ? { 'ui:description': `Hint ${at}` } : {}),
    },
  };
}

/** `errorMessage` for some limits, and for each that needs one. */
export function messages(schema: Schema, hasAll: boolean, place: Place): Schema {
  if (schema.readOnly || schema.format === 'attachment') return {};
  const keys = Object.keys(schema).filter(
    (keyword) => NEEDED.includes(keyword) || (hasAll && WORDED.includes(keyword)),
  );
  const reachable = keys.filter(
    (keyword) =>
      !(keyword === 'minLength' && (schema.minLength ?? 0) <= 1) &&
      !(keyword === 'minItems' && (schema.minItems ?? 0) === 0),
  );
  if (reachable.length === 0) return {};
  const words = reachable.map((keyword) => [keyword, `Wrong ${keyword} ${place.join(' ')}`]);
  return { errorMessage: Object.fromEntries(words) };
}

/** `required` with a message for each name. */
export function requiring(names: readonly string[], place: Place): Schema {
  if (names.length === 0) return {};
  const words = names.map((name) => [name, `Missing ${[...place, name].join(' ')}`]);
  return { required: names, errorMessage: { required: Object.fromEntries(words) } };
}

/** True for a question that can be required: an unticked checkbox has no answer. */
export function canBe(drawn: Drawn | undefined): boolean {
  return drawn !== undefined && !isBox(drawn) && !drawn.schema.readOnly;
}

/** True for a checkbox. */
function isBox({ schema, ui }: Drawn): boolean {
  return schema.type === 'boolean' && schema.const === undefined && ui['ui:widget'] === undefined;
}

function hasOptions(schema: Schema): boolean {
  return 'enum' in schema || 'oneOf' in schema || 'anyOf' in schema;
}

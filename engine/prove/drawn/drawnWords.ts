// The words of a drawn question: title, description, help, placeholder and messages.

import { isList, type Schema } from '../../core/index.ts';
import type { Drawn, Place } from './drawnFiles.ts';
import { isGroup, isNamed, shaped } from './drawnShapes.ts';
import type { Single } from './drawnSingle.ts';

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
  'minProperties',
  'maxProperties',
];
const COMPARED = ['equals', 'atLeast', 'atMost', 'moreThan', 'lessThan', 'lengthEquals'];
const NEEDED = ['pattern', 'between', 'const', ...COMPARED];

/** Marks that pages, mails and patterns have to leave as they are. */
const ODD = ['', '<b> & "', "it's $& \\", 'عنوان'];

/** The words of a single question; `bits` say which it has. */
export function single(plan: Single, bits: number, place: Place): Drawn {
  const { begins, isNullable, lock } = plan;
  const { schema, ui } = shaped(plan, plan.shape, bits, place);
  const given = begins ? defaultOf(schema) : undefined;
  if (lock !== undefined && given !== undefined && isLockable(schema)) {
    // Limits would only say what the one answer keeps to already.
    const { type, format, enum: options, enumNames } = schema;
    const unlimited = {
      type,
      ...(format && { format }),
      ...(options && { enum: options }),
      ...(enumNames && { enumNames }),
    };
    const locked = texts({ schema: unlimited as Schema, ui: { [lock]: true } }, bits, place);
    return { ...locked, schema: { ...locked.schema, default: given } };
  }
  const isTyped =
    schema.type !== 'boolean' &&
    schema.type !== 'array' &&
    schema.type !== 'object' &&
    !isMoment(schema) &&
    !schema.readOnly &&
    !hasOptions(schema);
  const own = {
    ...ui,
    ...(bits & 4 && isTyped && ui['ui:widget'] !== 'range' ? { 'ui:placeholder': `Example ${place.join(' ')}` } : {}),
  };
  const drawn = texts({ schema, ui: own }, bits, place);
  return {
    ...drawn,
    schema: {
      ...drawn.schema,
      ...(isNullable && isTyped && { type: [schema.type, 'null'] as unknown as string }),
      ...(given !== undefined && { default: given }),
      ...messages(schema, (bits & 8) > 0, place),
    },
  };
}

/** True for a question with a single answer other than yes and no. */
function isLockable({ type, ...others }: Schema): boolean {
  if ('oneOf' in others || others.anyOf) return false;
  return type === 'string' || type === 'integer' || type === 'number';
}

function isMoment({ format }: Schema): boolean {
  return format === 'time' || format === 'date-time';
}

/** An answer that the question takes, where it is easily found. */
function defaultOf({ type, enum: options, items, minItems = 1, readOnly, ...limits }: Schema): unknown {
  if (readOnly || limits.const !== undefined) return undefined;
  if (options) return options[0];
  const [option] = (limits as { oneOf?: readonly Schema[] }).oneOf ?? limits.anyOf ?? [];
  if (option) return option.const;
  if (items?.enum) return items.enum.slice(0, Math.max(1, minItems));
  const row = items?.items && rowGiven(items);
  if (row) return Array.from({ length: minItems }, () => row);
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return limits.multipleOf ?? limits.minimum ?? 1;
  if (type !== 'string' || limits.pattern !== undefined) return undefined;
  if (limits.format === 'date') return limits.formatMinimum?.startsWith('today') ? undefined : '2015-04-30';
  return limits.format || limits.between ? undefined : 'x'.repeat(Math.max(1, limits.minLength ?? 0));
}

/** A row of one answer, in which each list has one entry. */
function rowGiven({ items = {} }: Schema): readonly unknown[] | undefined {
  const answer = items.items ? rowGiven(items) : defaultOf(items);
  return answer === undefined ? undefined : [answer];
}

/** Title, description and help of a question of any kind. */
export function texts({ schema, ui }: Drawn, bits: number, place: Place): Drawn {
  const at = place.join(' ');
  const canHaveHelp = !isGroup(schema);
  return {
    schema: {
      title: `${ODD[bits % ODD.length]} Title ${at}`.trim(),
      ...schema,
      ...(bits & 1 && !(bits & 16) ? { description: `About ${at}` } : {}),
    },
    ui: {
      ...ui,
      ...(bits & 2 && canHaveHelp ? { 'ui:help': `Help ${at}` } : {}),
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

/**
 * `required` with a message for each name.
 * @param always names of those that are never missing, which have none
 */
export function requiring(names: readonly string[], place: Place, always: readonly string[] = []): Schema {
  if (names.length === 0) return {};
  const words = names
    .filter((name) => !always.includes(name))
    .map((name) => [name, `Missing ${[...place, name].join(' ')}`]);
  return {
    required: names,
    ...(words.length > 0 && { errorMessage: { required: Object.fromEntries(words) } }),
  };
}

/** True for a group, and for a list that begins with entries. */
export function isNeverMissing(question: Schema | undefined): boolean {
  if (question === undefined || question.format === 'attachment') return false;
  if (isNamed(question)) return 'minProperties' in question;
  return isGroup(question) || ((question.minItems ?? 0) > 0 && isList(question));
}

/** True for a question that can be required: an unticked checkbox has no answer. */
export function canBe(drawn: Drawn | undefined): boolean {
  return drawn !== undefined && !isBox(drawn) && !drawn.schema.readOnly && !isLocked(drawn);
}

function isLocked({ ui }: Drawn): boolean {
  return ui['ui:disabled'] === true || ui['ui:readonly'] === true;
}

/** True for a checkbox. */
function isBox({ schema, ui }: Drawn): boolean {
  return schema.type === 'boolean' && schema.const === undefined && ui['ui:widget'] === undefined;
}

function hasOptions(schema: Schema): boolean {
  return 'enum' in schema || 'oneOf' in schema || 'anyOf' in schema;
}

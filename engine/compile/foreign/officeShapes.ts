// What others write for the keys and values of office.json, and what to write instead.
import stepFileSchema from '../../../forms/step.schema.json' with { type: 'json' };
import { isRecord, recordOf } from '../../core/index.ts';
import type { At, Repairs } from '../errors/repairs.ts';
import { entryOf } from '../schema/entryOf.ts';
import { REQUIRED_IN_GROUP } from './foreignValues.ts';

const KEYWORDS = stepFileSchema.definitions.question.properties;

const OFFICE_ANSWERS = 'an office asks for texts, choices and days.';
const LIMITED = 'with "maxLength", e.g. 100';
const AS_TEXT = `Write "type": "string" with "maxLength": ${OFFICE_ANSWERS}`;
const ONE_BY_ONE = `Ask each answer by a question of its own: ${OFFICE_ANSWERS}`;

/**
 * The repair of an unknown key of a move. Under "asks" it may be a condition, a keyword that these questions cannot have, or a question that stands there without
 * "properties" around it. In the move itself it may be "subject" or "text", which belong to a letter.
 */
function ofOffice(holder: unknown, _: unknown, { keys, unknown = '' }: At): string | undefined {
  if (keys.at(-1) === 'asks' && ['if', 'then', 'else', 'allOf', 'anyOf', 'oneOf', 'dependencies'].includes(unknown))
    return `Remove it: what a move asks has no conditions. A move of its own can ask the other questions.`;
  if (keys.at(-1) === 'asks' && isRecord(recordOf(holder)[unknown]))
    return `Write it under "properties": { "type": "object", "properties": { ${JSON.stringify(unknown)}: { ... } } }.`;
  if (keys.includes('asks') && keys.at(-2) === 'properties' && unknown === 'required') return REQUIRED_IN_GROUP;
  if (keys.includes('asks') && keys.at(-2) === 'properties' && Object.hasOwn(KEYWORDS, unknown))
    return 'Remove it: what a move asks has no such limit.';
  if (keys.at(-2) === 'moves' && (unknown === 'subject' || unknown === 'text'))
    return 'Write the letter under "letters", with an "id", and name that as "letter" of the move.';
  return undefined;
}

/** The list of what is written by its ids: `{ "new": { "label": "New" } }`; undefined for another value. */
export function withIds(value: unknown): string | undefined {
  const all = Object.entries(recordOf(value));
  if (!isRecord(value) || all.length === 0 || !all.every(([, one]) => isRecord(one))) return undefined;
  const list = all.map(([id, one]) => ({ id, ...recordOf(one) }));
  return `Write ${JSON.stringify(list)}.`;
}

/** The place of an answer that is written without its first slash, or with points: `who/name`, `who.name`. A single name says nothing of the step. */
function withSlash(written: unknown): string | undefined {
  const names = typeof written === 'string' && /^\w+(?:[./]\w+)+$/.test(written) ? written.match(/\w+/g) : null;
  return names ? `Write "/${names.join('/')}".` : undefined;
}

/** Keys of office.json that others have for ours, and types and formats of answers that its moves cannot ask for. */
export const OFFICE_REPAIRS: Repairs = {
  '*': ofOffice,
  statuses: withIds,
  moves: withIds,
  letters: withIds,
  'columns/*': withSlash,
  'search/*': withSlash,
  title: asLabel,
  name: asLabel,
  body: (letter) => `Write "text": ${JSON.stringify([recordOf(letter).body].flat())}.`,
  'type boolean':
    'Write "type": "string", "enum": ["yes", "no"] and "enumNames": ["Yes", "No"], or refer to such a list, e.g. "$ref": "../lists/yes-no.json" in place of "type".',
  'type integer': AS_TEXT,
  'type number': AS_TEXT,
  'type array': ONE_BY_ONE,
  'type object': ONE_BY_ONE,
  format: `Write "date", or remove it and limit the text ${LIMITED}: ${OFFICE_ANSWERS}`,
};

/** What has a name that people read, by its key or that of its list, and the keys of the name and of the id. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  '': ['title'],
  done: ['title'],
  menu: ['label'],
  steps: ['label', 'id'],
  statuses: ['label', 'id'],
  moves: ['label', 'id'],
  letters: ['label', 'id', 'subject'],
};

/**
 * The repair of `title` or `name` as an unknown key: other formats call so what is a "label" here, or a "title"; beside it, a name is the "id", and a title the "subject" of
 * a letter. Undefined if the key is known there and its value is wrong, or if the object has all of these.
 */
export function asLabel(holder: unknown, _: unknown, { keys, unknown }: At): string | undefined {
  if (unknown === undefined) return undefined;
  const last = keys.at(-1) ?? '';
  const kind = /^\d+$/.test(last) ? (keys.at(-2) ?? '') : last;
  // Beside a title, a name is no label.
  const other = unknown === 'name' ? (Object.hasOwn(recordOf(holder), 'title') ? 'label' : 'subject') : 'id';
  const meant = entryOf(NAMED, kind)?.find((key) => key !== other && !Object.hasOwn(recordOf(holder), key));
  return meant === undefined ? undefined : `Write it as "${meant}".`;
}

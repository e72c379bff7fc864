// Repairs of a comparison that names another answer in another way than `1/name` or a JSON Pointer into the submission. The file may have any shape.
import { getIn, isRecord, recordOf } from '../../core/index.ts';
import { shiftedDay } from '../answers/shiftedDay.ts';
import type { RepairOfValue } from '../errors/repairs.ts';
import { entryOf } from '../schema/entryOf.ts';
import { dayOf } from './writtenMoments.ts';

/** A comparison that names its question only, or a number or a day. */
export const referenceTo: RepairOfValue = (value, holder, at) => {
  const limit = ofLimit(at.keys.at(-1) ?? '', value, recordOf(holder));
  if (limit !== undefined) return `Write ${limit}, and its message under the same name.`;
  return typeof value === 'string' ? ofName(value, at, (name) => `{ "$data": ${JSON.stringify(name)} }`) : undefined;
};

/** What a comparison with a fixed answer is called, of numbers and of days, and how far the limit lies from that answer. */
const LIMITS: Readonly<Record<string, readonly [ofNumbers: string, ofDays: string, beyond: 0 | 1 | -1]>> = {
  atLeast: ['minimum', 'formatMinimum', 0],
  atMost: ['maximum', 'formatMaximum', 0],
  moreThan: ['minimum', 'formatMinimum', 1],
  lessThan: ['maximum', 'formatMaximum', -1],
};

function ofLimit(keyword: string, value: unknown, { type, format }: Record<string, unknown>): string | undefined {
  const [ofNumbers, ofDays, beyond] = entryOf(LIMITS, keyword) ?? [];
  if (beyond === undefined) return undefined;
  if (typeof value === 'number')
    return beyond === 0 || type === 'integer' ? `"${ofNumbers}": ${value + beyond}` : undefined;
  const named = format === 'date' || format === 'date-time' ? dayOf(value) : undefined;
  const day = beyond === 0 ? named : shiftedDay(named, beyond);
  return day === undefined ? undefined : `"${ofDays}": "${day}"`;
}

/** The value of `$data` in a comparison, written as another path. */
export const pathTo: RepairOfValue = (value, _, at) =>
  typeof value === 'string' ? ofName(value, at, (name) => `"$data": ${JSON.stringify(name)}`) : undefined;

/** The last name of a path, however it is written: `a` for `#/properties/a`, `/a`, `1/a` and `$a`. */
export function lastOf(path: string): string {
  return path.split(/[/.#$]+/).findLast((name) => name !== '') ?? path;
}

function ofName(value: string, { root, keys }: Parameters<RepairOfValue>[2], write: (name: string) => string): string {
  const depth = keys.lastIndexOf('properties');
  const own = keys[depth + 1];
  const keyword = keys[depth + 2];
  const questions = questionsBeside(root, keys.slice(0, depth));
  const isLength = keyword === 'lengthEquals';
  const kind = kindOf(questions.get(own ?? ''));
  const isAlike = (question: unknown) => (isLength ? recordOf(question).type === 'integer' : kindOf(question) === kind);
  const alike = [...questions.keys()].filter((name) => name !== own && isAlike(questions.get(name)));
  const meant = lastOf(value);
  if (alike.includes(meant)) return `Write ${write(`1/${meant}`)}.`;
  if (isLength)
    return `Name a whole number of this group, e.g. ${write(`1/${alike[0] ?? 'count'}`)}, or remove "${keyword}" with its message.`;
  const elsewhere = `where an answer of an earlier step, or of this one outside of the group, stands in the submission, e.g. ${write('/trip/from')}`;
  return alike.length > 0
    ? `Name a question of this group, e.g. ${write(`1/${alike[0]}`)}, or ${elsewhere}.`
    : `Write ${elsewhere}, or remove "${keyword}" with its message.`;
}

/** What is compared: numbers, or texts of one format. */
function kindOf(question: unknown): string {
  const { type, format } = recordOf(question);
  return type === 'integer' || type === 'number' ? 'number' : `${type} ${format}`;
}

/** The questions of the group that a part at these keys is of, those of its branches included. */
function questionsBeside(root: unknown, keys: readonly string[]): ReadonlyMap<string, unknown> {
  let group = keys;
  for (let length = 0; length !== group.length; ) {
    length = group.length;
    const [before = '', last = ''] = group.slice(-2);
    if (last === 'then' || last === 'else') group = group.slice(0, -1);
    else if (LISTS.includes(before) || MAPS.includes(before)) group = group.slice(0, -2);
  }
  return new Map(declaredIn(getIn(root, [...group])));
}

const LISTS = ['allOf', 'anyOf', 'oneOf'];
const MAPS = ['dependencies', 'dependentSchemas'];

function declaredIn(group: unknown): readonly (readonly [name: string, question: unknown])[] {
  if (!isRecord(group)) return [];
  const branches = [
    group.then,
    group.else,
    ...LISTS.flatMap((key) => group[key] ?? []),
    ...MAPS.flatMap((key) => Object.values(recordOf(group[key]))),
  ];
  return [...branches.flatMap(declaredIn), ...Object.entries(recordOf(group.properties))];
}

// Repairs of foreign keywords that depend on what the keyword says, so that they can be written down as they are.
import { isRecord, recordOf } from '../../core/index.ts';

/** A sentence, or one made of the keyword's value and the schema that it stands in. */
export type Repair = string | ((value: unknown, schema: object) => string);

/** Entries of one kind can be counted only where they are a list of their own. */
export function counted(limit: 'minItems' | 'maxItems'): Repair {
  return (value, schema) =>
    'contains' in schema
      ? `Ask for such entries in a list of their own, with "${limit}": ${JSON.stringify(value)}.`
      : 'Remove it: without "contains" it says nothing.';
}

export function noPositions(value: unknown): string {
  const many = Array.isArray(value) ? `each of the ${value.length} entries` : 'each entry';
  return `Make the list a group: "type": "object", and ${many} under "properties", by a name of its own.`;
}

/** @param named the repair of further answers that are described */
export function noFurther(named: string): Repair {
  return (value) => (isRecord(value) ? named : 'Remove it: a form accepts only answers that it declares.');
}

export function patternsOfNames(value: unknown, schema: object): string {
  const [pattern, ...others] = Object.keys(recordOf(value));
  if (pattern === undefined || others.length > 0)
    return 'Name every question under "properties", or let visitors name them, by "propertyNames": { "pattern": "..." } and "additionalProperties", in a group for each pattern.';
  const where = 'properties' in schema ? ' in a group of its own' : '';
  return `Name every question under "properties", or let visitors name them: "propertyNames": { "pattern": ${JSON.stringify(pattern)} } and the question under "additionalProperties"${where}.`;
}

/** Text that has a media type is a text; what is encoded, or of another type, is a file. */
export function noFile(_: unknown, schema: object): string {
  const { contentMediaType: type, contentEncoding: encoding } = recordOf(schema);
  const isText = typeof type === 'string' && (type.startsWith('text/') || type === 'application/json');
  if (isText && encoding === undefined) return 'Remove it: an answer is plain text.';
  const types = typeof type === 'string' ? ` and "attachments": { "types": [${JSON.stringify(type)}] }` : '';
  return `Remove it, and ask for a file: "type": "object", "format": "attachment"${types}.`;
}

/** An anchor names the part that it stands in. */
export function named(value: unknown): string {
  const name = String(value);
  return `Write this part under "$defs": { "${name}": ... }, and refer to it by "$ref": "#/$defs/${name}".`;
}

export function noAnchor(): string {
  return 'Remove it. A part that refers to itself stands under "$defs", and its "$ref" has "levels" beside it.';
}

export function referred(value: unknown): string {
  const name = String(value).replace(/^.*#/, '') || 'part';
  return `Write the part under "$defs": { "${name}": ... }, and refer to it by "$ref": "#/$defs/${name}", with "levels": 2 beside it if it leads back to itself.`;
}

export function notBefore(value: unknown): string {
  const limit = shiftedDay(value, 1);
  return limit === undefined
    ? 'Write "formatMinimum" with the first day that is allowed, e.g. "today + 1 day".'
    : `Write "formatMinimum": "${limit}".`;
}

export function notBeyond(value: unknown): string {
  const limit = shiftedDay(value, -1);
  return limit === undefined
    ? 'Write "formatMaximum" with the last day that is allowed, e.g. "today - 1 day".'
    : `Write "formatMaximum": "${limit}".`;
}

/** The next day or minute, or the one before; undefined for what is neither. */
export function shiftedDay(limit: unknown, by: 1 | -1): string | undefined {
  const written = String(limit);
  if (/^\d{4}-\d\d-\d\d$/.test(written)) {
    const day = new Date(`${written}T00:00Z`);
    if (Number.isNaN(day.valueOf())) return undefined;
    day.setUTCDate(day.getUTCDate() + by);
    return day.toISOString().slice(0, 10);
  }
  const [, hours, minutes] = written.match(/^([01]\d|2[0-3]):([0-5]\d)$/) ?? [];
  if (hours !== undefined) {
    const time = Number(hours) * 60 + Number(minutes) + by;
    const inDigits = (number: number) => String(number).padStart(2, '0');
    return time < 0 || time >= 24 * 60 ? undefined : `${inDigits(Math.floor(time / 60))}:${inDigits(time % 60)}`;
  }
  const [whole, sign, count] = written.match(/^today(?: ([+-]) (\d+) days?)?$/) ?? [];
  if (whole === undefined) return undefined;
  const days = Number(count ?? 0) * (sign === '-' ? -1 : 1) + by;
  if (days === 0) return 'today';
  return `today ${days < 0 ? '-' : '+'} ${Math.abs(days)} day${Math.abs(days) === 1 ? '' : 's'}`;
}

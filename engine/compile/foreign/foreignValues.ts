// Repairs of foreign keywords that depend on what the keyword says, so that they can be written down as they are.
import { formatPointer, getIn, isRecord, recordOf } from '../../core/index.ts';
import { shiftedDay } from '../answers/shiftedDay.ts';
import type { RepairOfValue } from '../errors/repairs.ts';
import { belowSchemas } from '../schema/positions.ts';

/** A sentence, or one made of the keyword's value and the schema that it stands in. */
export type Repair = string | ((value: unknown, schema: object) => string);

export const REQUIRED_IN_GROUP = 'Remove it, and write the name of the question in "required" of its group.';

function saysYes(value: unknown): boolean {
  return value === true || (typeof value === 'string' && /^(?:true|yes)$/i.test(value));
}

/**
 * The repair of `"required": true` at a question, as draft-03 has it: the keyword is removed, and the name is added to `required` of the group around it. No part of a file is corrected
 * twice, so the correction of the first such question of a group adds the names of all. If the question is a group with such questions inside, their names take the place
 * of its own `true`. Where no group is around it (the step, the entries of a list), the keyword is only left out.
 */
export const requiredAt: RepairOfValue = (_, { properties: inside }, { root, keys }) => {
  const group = keys.slice(0, -3);
  const { properties, required = [] } = recordOf(getIn(root, group));
  const isList = Array.isArray(required);
  if (keys.at(-3) !== 'properties' || belowSchemas(group).length > 0 || !(isList || saysYes(required)))
    return { repair: REQUIRED_IN_GROUP, meant: { isGone: true, isLikely: true } };
  const names = namesSayingYes(properties);
  const isFirst = isList && names[0] === keys.at(-2);
  const values = isFirst
    ? { [formatPointer([...group, 'required'])]: [...new Set([...(required as unknown[]), ...names])] }
    : {};
  const own = namesSayingYes(inside);
  return { repair: REQUIRED_IN_GROUP, meant: own.length > 0 ? { value: own, values } : { isGone: true, values } };
};

function namesSayingYes(properties: unknown): readonly string[] {
  const all = Object.entries(recordOf(properties));
  return all.flatMap(([name, question]) => (saysYes(recordOf(question).required) ? [name] : []));
}

/** `required` by name, as some write it: `{ "a": true }`; or in a question: `"yes"`, or its own name. */
export const requiredNames: RepairOfValue = (value, holder, at) => {
  const { type, properties } = holder;
  const { keys } = at;
  // With messages for others, some of the names are missing.
  const worded = Object.keys(recordOf(recordOf(holder.errorMessage).required));
  const written = typeof value === 'string' ? value.split(',').map((name) => name.trim()) : worded;
  if (worded.some((name) => !written.includes(name) && isRecord(recordOf(properties)[name])))
    return `Write the names of all questions that need an answer in a list, e.g. ${JSON.stringify(worded)}.`;
  if (saysYes(value)) return requiredAt(value, holder, at);
  if (typeof value === 'string' && typeof type === 'string' && type !== 'object') return REQUIRED_IN_GROUP;
  if (Array.isArray(value) && value.length === 0)
    return belowSchemas(keys)[0] === 'if' && isRecord(properties)
      ? `Write "required": ${JSON.stringify(Object.keys(properties))}.`
      : 'Remove it.';
  if (!isRecord(value)) return undefined;
  const names = Object.keys(value).filter((name) => value[name] === true);
  return names.length > 0 ? `Write "required": ${JSON.stringify(names)}.` : undefined;
};

/** An example, or a list of them. */
export const inBox: Repair = (value) => {
  const [example] = [value].flat();
  const written =
    typeof example === 'string' || typeof example === 'number' ? `: ${JSON.stringify(String(example))}` : '';
  return `Remove it; an example in an empty box is "ui:placeholder"${written} in the ui file.`;
};

/** Options by value, and options with their labels as objects. */
export const inOptions: RepairOfValue = (value) => {
  if (Array.isArray(value))
    return value.length > 0 ? ofObjects(value, (pairs) => `Write "oneOf": ${pairs} in place of "enum".`) : undefined;
  if (typeof value === 'string') {
    const options = value.split(',').map((option) => option.trim());
    const written = JSON.stringify(options);
    return options.length > 1 ? `Write "enum": ${written}.` : `Write all options in a list: ${written}.`;
  }
  return isRecord(value)
    ? `Write "enum": ${JSON.stringify(Object.keys(value))} and "enumNames": ${JSON.stringify(Object.values(value))}.`
    : undefined;
};

function ofObjects(options: readonly unknown[], write: (pairs: string) => string): string | undefined {
  const all = options.map((one) => {
    if (!isRecord(one)) return { const: one };
    const [value, label] = [VALUES, LABELS].map((names) => one[names.find((name) => name in one) ?? '']);
    return { const: value ?? label, ...(label !== undefined && { title: label }) };
  });
  const pairs = [...new Map(all.map((pair) => [JSON.stringify(pair), pair])).values()];
  const values = pairs.map((pair) => String(pair.const).trim());
  const twice = pairs.find((_, i) => values.indexOf(values[i] ?? '') < i);
  if (twice)
    return `Give each option a value of its own: ${JSON.stringify(twice.const)} stands here with several labels.`;
  const isText = (one: unknown) => typeof one === 'string';
  const isKnown = pairs.every(
    ({ const: value, title = '' }) => isText(title) && (isText(value) || typeof value === 'number'),
  );
  return isKnown ? write(JSON.stringify(pairs)) : undefined;
}

/** The repair of options in `oneOf` or `anyOf` of which a value, or the words for it, has another name than ours. */
export function namedOptions(keyword: string, options: readonly unknown[]): string | undefined {
  const isNamed = (one: unknown, names: readonly string[]) => names.some((name) => name in recordOf(one));
  const areNamed = options.every((one) => isNamed(one, VALUES) && isNamed(one, LABELS));
  const areOurs = options.every((one) => isNamed(one, ['const']) && isNamed(one, ['title']));
  return areNamed && !areOurs ? ofObjects(options, (pairs) => `Write "${keyword}": ${pairs}.`) : undefined;
}

/** What builders of forms call the value of an option and its label. */
const VALUES = ['value', 'const', 'id', 'key', 'code', 'name'];
const LABELS = ['label', 'title', 'text', 'name', 'displayName'];

export function valueSent(option: Readonly<Record<string, unknown>>): unknown {
  return option[VALUES.find((name) => name in option) ?? ''];
}

export function labelOf(option: Readonly<Record<string, unknown>>): unknown {
  return option[LABELS.find((name) => name in option) ?? ''];
}

/** The bytes of a size with its unit, e.g. of `2MB` or `500 kB`; undefined for another text. */
export function bytesIn(size: unknown): number | undefined {
  const [, count, unit = ''] = /^(\d+(?:\.\d+)?)\s*([kmg]?)i?b(?:ytes?)?$/i.exec(String(size).trim()) ?? [];
  return count === undefined
    ? undefined
    : Math.round(Number(count) * 1024 ** ['', 'k', 'm', 'g'].indexOf(unit.toLowerCase()));
}

/** Labels by value, which a ui file has. */
export const inNames: RepairOfValue = (value, { enum: options }) => {
  if (!Array.isArray(options)) return undefined;
  if (typeof value === 'string' && options.length > 1)
    return `Write a list with a name for each of the ${options.length} options, in the order of "enum".`;
  if (!isRecord(value)) return undefined;
  return `Write "enumNames": ${JSON.stringify(options.map((option) => value[String(option)] ?? String(option)))}.`;
};

/** `minContains` and `maxContains` count some entries of a list. Our limits count all entries, so such entries need a list of their own. */
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

import { memoise } from './memoise.ts';
import type { Schema } from './types.ts';

/** True for the schema of a group of questions; an attachment is an object too, but one answer. */
export function isGroupSchema(schema: Schema): boolean {
  return schema.type === 'object' && schema.format !== 'attachment';
}

/**
 * True for a list whose entries are added one by one: groups, single answers, lists. Several options that are chosen once each, and
 * several files, have one control.
 */
export function isList({ items, uniqueItems }: Schema): boolean {
  return !!items && items.format !== 'attachment' && !(uniqueItems && items.enum);
}

/** True for a group and for a list: questions stand in it. */
export function hasQuestions(schema: Schema): boolean {
  return isGroupSchema(schema) || isList(schema);
}

/** True for an object that is not a list, e.g. the answers of a group. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value, if it is a record; an empty one for anything else. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** True if `required` of the group names the question; the branches that apply have been merged into the group before. */
export function isRequired(group: Schema, key: string): boolean {
  return requiredKeys(group).has(key);
}

/** A set, because a group of 1,000 required questions is searched once for each of them. */
const requiredKeys = memoise((group: Schema): ReadonlySet<string> => new Set(group.required));

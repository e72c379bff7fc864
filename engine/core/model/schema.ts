import type { Schema } from './types.ts';

/** True for the schema of a group of questions; an attachment is an object too, but one answer. */
export function isGroupSchema(schema: Schema): boolean {
  return schema.type === 'object' && schema.format !== 'attachment';
}

/** True for an object that is not a list, e.g. the answers of a group. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

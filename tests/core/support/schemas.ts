// Builders for the schemas of small test forms.
import type { Schema } from '../../../engine/core/model/types.ts';

export const text: Schema = { type: 'string', maxLength: 100 };
export const yesNo: Schema = { type: 'string', enum: ['yes', 'no'] };
export const file: Schema = { type: 'object', format: 'attachment' };

/** A group of questions. */
export function group(properties: Readonly<Record<string, Schema>>, others: Partial<Schema> = {}): Schema {
  return { type: 'object', properties, ...others };
}

/** A list of groups. */
export function list(items: Schema, others: Partial<Schema> = {}): Schema {
  return { type: 'array', maxItems: 9, items, ...others };
}

/** `consequence` applies where question `key` has this answer, `otherwise` where it has not. */
export function when(key: string, answer: unknown, consequence: Schema, otherwise?: Schema): Schema {
  return {
    if: { properties: { [key]: { const: answer } }, required: [key] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: consequence,
    ...(otherwise ? { else: otherwise } : {}),
  };
}

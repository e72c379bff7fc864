import { isGroupSchema, recordOf } from './schema.ts';
import type { Schema } from './types.ts';

/** The question that `base` declares, narrowed by `part`, whose keywords win. A group, or an entry of a list, has the questions and conditions of both. */
export function narrowed(base: Schema, part: Schema): Schema {
  const merged: Schema = { ...base, ...part };
  if (isGroupSchema(base)) {
    const { title = '', description = '' } = merged;
    const given = { ...recordOf(base.given), ...recordOf(part.given) };
    return { type: 'object', title, description, given, allOf: [base, part] };
  }
  if (base.items && part.items) merged.items = narrowed(base.items, part.items);
  return merged;
}

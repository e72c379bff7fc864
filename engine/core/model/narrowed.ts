import { isGroupSchema, recordOf } from './schema.ts';
import type { Schema } from './types.ts';

/**
 * The question that `base` declares, narrowed by `part`, whose keywords win; of two limits in numbers the stricter wins, and only
 * options of both are left, with the labels of `part` or else of `base`. A group, or an entry of a list, has the questions and
 * conditions of both.
 */
export function narrowed(base: Schema, part: Schema): Schema {
  const merged: Schema = { ...base, ...part };
  if (isGroupSchema(base)) {
    const { title = '', description = '' } = merged;
    const given = { ...recordOf(base.given), ...recordOf(part.given) };
    return { type: 'object', title, description, given, allOf: [base, part] };
  }
  const { items, enum: options } = base;
  if (items && part.items) merged.items = narrowed(items, part.items);
  for (const [limits, stricter] of LIMITS)
    for (const limit of limits) {
      const [one, other] = [base[limit], part[limit]];
      if (one !== undefined && other !== undefined) merged[limit] = stricter(one, other);
    }
  if (options && part.enum) {
    merged.enum = part.enum.filter((option) => options.includes(option));
    merged.enumNames = merged.enum.map(
      (option) => labelIn(part, option) ?? labelIn(base, option) ?? String(option).trim(),
    );
  }
  return merged;
}

const LIMITS = [
  [['minLength', 'minItems', 'minimum'], Math.max],
  [['maxLength', 'maxItems', 'maximum'], Math.min],
] as const;

function labelIn({ enum: options = [], enumNames = [] }: Schema, option: unknown): string | undefined {
  return enumNames[options.indexOf(option)];
}

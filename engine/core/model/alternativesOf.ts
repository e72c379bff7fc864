import type { Schema } from './types.ts';

/** For each question that is required only while others are not answered, their keys. */
export function alternativesOf(schema: Schema): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const visit = ({ if: condition, then: needed, allOf = [] }: Schema): void => {
    for (const part of allOf) visit(part);
    const { not, ...others } = condition ?? {};
    if (!not || !needed || Object.keys(others).length > 0) return;
    const keys = [not, ...(not.anyOf ?? [])].flatMap(({ required = [] }) => required);
    for (const key of needed.required ?? []) if (keys.length > 0) found.set(key, keys);
  };
  visit(schema);
  return found;
}

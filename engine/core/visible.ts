// Whether a question stands before the visitor, for the answers at hand.
import { isGroup } from './path.ts';
import { resolve } from './resolve.ts';
import { hasQuestions } from './settle.ts';
import type { Path, Schema } from './types.ts';

/** True when the field at `path` is asked; list entries count only while they exist. */
export function isVisible(schema: Schema, value: unknown, path: Path): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return true;
  if (typeof key === 'number') {
    return (
      Array.isArray(value) &&
      key < value.length &&
      schema.items !== undefined &&
      isVisible(schema.items, value[key], rest)
    );
  }
  if (!hasQuestions(schema)) return false;
  const property = resolve(schema, value).properties?.[key];
  return property !== undefined && isVisible(property, isGroup(value) ? value[key] : undefined, rest);
}

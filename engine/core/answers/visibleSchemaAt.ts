// Whether a question is visible for the given answers.
import { isGroupSchema, isRecord } from '../model/schema.ts';
import type { Path, Schema } from '../model/types.ts';
import { resolve } from './resolve.ts';

/** True when the question at `path` is visible; a list entry is while it exists. */
export function isVisible(schema: Schema, value: unknown, path: Path): boolean {
  return visibleSchemaAt(schema, value, path) !== undefined;
}

/** The resolved schema of the question at `path`; undefined where none is visible. */
export function visibleSchemaAt(schema: Schema, value: unknown, path: Path): Schema | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  if (typeof key === 'number') {
    if (!Array.isArray(value) || key >= value.length || !schema.items) return undefined;
    return visibleSchemaAt(schema.items, value[key], rest);
  }
  if (!isGroupSchema(schema)) return undefined;
  const property = resolve(schema, value).properties?.[key];
  return property && visibleSchemaAt(property, isRecord(value) ? value[key] : undefined, rest);
}

import { isGroupSchema, isRecord } from '../model/schema.ts';
import type { Path, Schema } from '../model/types.ts';
import { resolve } from './resolve.ts';

/** True when the question or list entry at `path` is visible for these answers. */
export function isVisible(schema: Schema, value: unknown, path: Path): boolean {
  return visibleSchemaAt(schema, value, path) !== undefined;
}

/** The schema of the visible question or list entry at `path`, conditions above it resolved; undefined where there is none. */
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

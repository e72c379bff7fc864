// Whether a question stands before the visitor, for the answers at hand.
import { isGroupSchema, isRecord } from '../model/schema.ts';
import type { Path, Schema } from '../model/types.ts';
import { resolve } from './resolve.ts';

/** True when the field at `path` is asked; list entries count only while they exist. */
export function isVisible(schema: Schema, value: unknown, path: Path): boolean {
  return askedAt(schema, value, path) !== undefined;
}

/** The question that is asked at `path`, as it reads for these answers; undefined when none is. */
export function askedAt(schema: Schema, value: unknown, path: Path): Schema | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  if (typeof key === 'number') {
    if (!Array.isArray(value) || key >= value.length || !schema.items) return undefined;
    return askedAt(schema.items, value[key], rest);
  }
  if (!isGroupSchema(schema)) return undefined;
  const property = resolve(schema, value).properties?.[key];
  return property && askedAt(property, isRecord(value) ? value[key] : undefined, rest);
}

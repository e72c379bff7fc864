// The only meaning of "visible": the questions that a group's schema asks for the answers at hand. `if/then/else` and
// `allOf` are merged away; what remains has `properties` and `required` only. The result is one object per combination
// of conditions, so everyone downstream can compare and cache by identity.
import { matches } from './matches.ts';
import type { Schema } from './types.ts';

const resolvedBySchema = new WeakMap<Schema, Map<string, Schema>>();

/** The group's schema without conditions, for these answers. Children are resolved when they are reached. */
export function resolve(schema: Schema, value: unknown): Schema {
  if (!isConditional(schema)) return schema;
  let variants = resolvedBySchema.get(schema);
  if (!variants) {
    variants = new Map();
    resolvedBySchema.set(schema, variants);
  }
  const verdicts: string[] = [];
  const parts = collectParts(schema, value, verdicts);
  const key = verdicts.join('');
  let resolved = variants.get(key);
  if (!resolved) {
    resolved = parts.reduce(merge);
    variants.set(key, resolved);
  }
  return resolved;
}

function isConditional(schema: Schema): boolean {
  return schema.if !== undefined || schema.allOf !== undefined;
}

/** The schema itself and every branch that applies, in the order in which they merge. */
function collectParts(schema: Schema, value: unknown, verdicts: string[]): Schema[] {
  const { if: condition, then: yes, else: no, allOf, ...own } = schema;
  const parts: Schema[] = [own];
  for (const part of allOf ?? []) parts.push(...collectParts(part, value, verdicts));
  if (condition) {
    const holds = matches(condition, value ?? {});
    verdicts.push(holds ? '1' : '0');
    const branch = holds ? yes : no;
    if (branch) parts.push(...collectParts(branch, value, verdicts));
  }
  return parts;
}

function merge(base: Schema, part: Schema): Schema {
  const merged: Schema = { ...base, ...part };
  const properties: Record<string, Schema> = { ...base.properties };
  for (const [key, property] of Object.entries(part.properties ?? {})) {
    const known = properties[key];
    properties[key] = known ? merge(known, property) : property;
  }
  if (Object.keys(properties).length > 0) merged.properties = properties;
  if (base.required || part.required) {
    merged.required = [...new Set([...(base.required ?? []), ...(part.required ?? [])])];
  }
  return merged;
}

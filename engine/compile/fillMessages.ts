// Limits stand in one place. A message may name them: `{minimum}`, `{between.0}`; they are filled in here, from the
// keywords beside the message.
import type { Schema } from '../core/types.ts';

/** The schema with the placeholders of its messages filled, at every depth; objects shared by identity stay shared. */
export function fillMessages<T>(node: T, done = new Map<object, unknown>()): T {
  if (typeof node !== 'object' || node === null) return node;
  const known = done.get(node);
  if (known) return known as T;
  const filled = Array.isArray(node)
    ? node.map((part) => fillMessages(part, done))
    : Object.fromEntries(Object.entries(node).map(([key, part]) => [key, fillPart(node, key, part, done)]));
  done.set(node, filled);
  return filled as T;
}

function fillPart(schema: object, key: string, part: unknown, done: Map<object, unknown>): unknown {
  return key === 'errorMessage' ? fill(part, schema) : fillMessages(part, done);
}

function fill(message: unknown, schema: Schema): unknown {
  if (typeof message === 'string')
    return message.replace(/\{([\w.]+)\}/g, (whole, path) => limitAt(schema, path) ?? whole);
  if (typeof message !== 'object' || message === null) return message;
  return Object.fromEntries(Object.entries(message).map(([keyword, text]) => [keyword, fill(text, schema)]));
}

function limitAt(schema: Schema, path: string): string | undefined {
  let at: unknown = schema;
  for (const key of path.split('.')) at = (at as Record<string, unknown> | undefined)?.[key];
  return at === undefined ? undefined : String(at);
}

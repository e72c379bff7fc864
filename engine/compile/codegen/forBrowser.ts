// The schema as core and React read it: the words of messages are compiled into the validators, so they are left out.
import type { Schema } from '../../core/index.ts';
import { mapSteady } from '../messages/mapSteady.ts';

/** The schema without `errorMessage` and comments; objects shared by identity stay shared. */
export function forBrowser<T>(node: T, done = new Map<object, unknown>()): T {
  if (typeof node !== 'object' || node === null) return node;
  const known = done.get(node);
  if (known) return known as T;
  const bare = Array.isArray(node) ? mapSteady(node, (part) => forBrowser(part, done)) : bareObject(node, done);
  done.set(node, bare);
  return bare as T;
}

function bareObject(node: object, done: Map<object, unknown>): object {
  const { errorMessage, $comment, $defs, ...rest } = node as Schema & { $comment?: unknown; $defs?: unknown };
  return Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, forBrowser(part, done)]));
}

// For tests that change one value of a JSON file: a copy with the change, and a list of all places where a change can be made.
import { isRecord } from '../../../engine/core/index.ts';

/** From the whole value to a part of it. */
export type Keys = readonly string[];

/** A copy of `node` in which `value` is at these keys; undefined removes the key. */
export function withEdit(node: unknown, [key, ...below]: Keys, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(node)) return node.map((one, i) => (String(i) === key ? withEdit(one, below, value) : one));
  const record = isRecord(node) ? node : {};
  const { [key]: part, ...others } = record;
  return value === undefined && below.length === 0 ? others : { ...record, [key]: withEdit(part, below, value) };
}

/** The keys of every part of `node`, at any depth. */
export function* keysIn(node: unknown, at: Keys = []): Generator<Keys> {
  if (at.length > 0) yield at;
  if (typeof node !== 'object' || node === null) return;
  for (const [key, part] of Object.entries(node)) yield* keysIn(part, [...at, key]);
}

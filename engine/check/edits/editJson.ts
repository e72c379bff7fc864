import type { Node } from 'jsonc-parser';
import { parsePointer } from '../../core/index.ts';
import { added, nodeAt, removed, replaced, treeOf } from './jsonNodes.ts';

/**
 * The JSON text with one part set, added or removed (`undefined`); every other character stays. A pointer that ends in `/-` appends
 * to a list. Parents that are missing are made: a list for its first entry, otherwise an object.
 */
export function editJson(text: string, pointer: string, value: unknown): string {
  const tree = treeOf(text);
  const keys = parsePointer(pointer);
  const found = nodeAt(tree, keys);
  if (found) return value === undefined ? removed(text, found) : replaced(text, found, value);
  if (value === undefined) return text;
  const [parent, missing] = nearest(tree, keys);
  const [key = '', ...below] = missing;
  return added(
    text,
    parent,
    key,
    below.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), value),
  );
}

/** The innermost part that is there, and the keys that are not. */
function nearest(tree: Node, keys: readonly string[]): readonly [parent: Node, missing: readonly string[]] {
  for (let depth = keys.length - 1; depth > 0; depth--) {
    const parent = nodeAt(tree, keys.slice(0, depth));
    if (parent) return [parent, keys.slice(depth)];
  }
  return [tree, keys];
}

import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { parsePointer } from '../../core/index.ts';
import { formatValue, type Layout } from './formatValue.ts';

/**
 * The JSON text with one part set, added or removed (`undefined`); every other character stays. A pointer that ends in `/-` appends
 * to a list. Parents that are missing are made as objects.
 */
export function editJson(text: string, pointer: string, value: unknown): string {
  const tree = parseTree(text);
  if (!tree) throw new Error('Only valid JSON can be edited.');
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
    below.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value),
  );
}

function nodeAt(tree: Node, keys: readonly string[]): Node | undefined {
  const path: JSONPath = [];
  let at: Node | undefined = tree;
  for (const key of keys) {
    path.push(at?.type === 'array' ? Number(key) : key);
    at = key === '-' && at?.type === 'array' ? undefined : findNodeAtLocation(tree, path);
  }
  return at;
}

/** The innermost part that is there, and the keys that are not. */
function nearest(tree: Node, keys: readonly string[]): readonly [parent: Node, missing: readonly string[]] {
  for (let depth = keys.length - 1; depth > 0; depth--) {
    const parent = nodeAt(tree, keys.slice(0, depth));
    if (parent) return [parent, keys.slice(depth)];
  }
  return [tree, keys];
}

function replaced(text: string, node: Node, value: unknown): string {
  const { unit, eol } = layoutOf(text);
  return splice(text, node.offset, end(node), formatValue(value, { unit, eol, base: indentAt(text, node.offset) }));
}

/** Without the part and the comma that it no longer needs. */
function removed(text: string, node: Node): string {
  const part = node.parent?.type === 'property' ? node.parent : node;
  const siblings = part.parent?.children ?? [];
  const i = siblings.indexOf(part);
  const [before, after] = [siblings[i - 1], siblings[i + 1]];
  if (after) return splice(text, part.offset, after.offset, '');
  if (before) return splice(text, end(before), end(part), '');
  return part.parent ? splice(text, part.parent.offset + 1, end(part.parent) - 1, '') : text;
}

/** With one more entry at the end, on a line of its own unless the others are all on one. */
function added(text: string, parent: Node, key: string, value: unknown): string {
  const { unit, eol } = layoutOf(text);
  const children = parent.children ?? [];
  const [first, last] = [children[0], children.at(-1)];
  const isInline = first !== undefined && !text.slice(parent.offset, first.offset).includes('\n');
  const outer = indentAt(text, parent.offset);
  const base = first && !isInline ? indentAt(text, first.offset) : outer + unit;
  const name = parent.type === 'object' ? `${JSON.stringify(key)}: ` : '';
  if (isInline && last)
    return splice(text, end(last), end(last), `, ${name}${formatValue(value, { eol, base: outer, unit })}`);
  const entry = `${eol}${base}${name}${formatValue(value, { eol, base, unit })}`;
  if (last) return splice(text, end(last), end(last), `,${entry}`);
  return splice(text, parent.offset + 1, end(parent) - 1, `${entry}${eol}${outer}`);
}

function end({ offset, length }: Node): number {
  return offset + length;
}

function splice(text: string, from: number, to: number, by: string): string {
  return text.slice(0, from) + by + text.slice(to);
}

function layoutOf(text: string): Omit<Layout, 'base'> {
  return { unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ', eol: text.includes('\r\n') ? '\r\n' : '\n' };
}

/** The indentation of the line that `offset` is on. */
function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';
}

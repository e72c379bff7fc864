// Finds and replaces parts of a JSON text by their place; every other character stays.
import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { formatValue, type Layout } from './formatValue.ts';

/** The parts of the text. Throws on a text that is not JSON. */
export function treeOf(text: string): Node {
  const tree = parseTree(text);
  if (!tree) throw new Error('Only valid JSON can be edited.');
  return tree;
}

/** The part that these keys lead to; undefined where there is none. */
export function nodeAt(tree: Node, keys: readonly string[]): Node | undefined {
  const path: JSONPath = [];
  let at: Node | undefined = tree;
  for (const key of keys) {
    path.push(at?.type === 'array' ? Number(key) : key);
    at = key === '-' && at?.type === 'array' ? undefined : findNodeAtLocation(tree, path);
  }
  return at;
}

/** With the part replaced. */
export function replaced(text: string, node: Node, value: unknown): string {
  const { unit, eol } = layoutOf(text);
  const base = indentAt(text, node.offset);
  const beside = besideOf(text, node);
  return splice(text, node.offset, end(node), formatValue(value, { unit, eol, base, beside }));
}

/** Without the part and the comma that it no longer needs. */
export function removed(text: string, node: Node): string {
  const part = node.parent?.type === 'property' ? node.parent : node;
  const siblings = part.parent?.children ?? [];
  const i = siblings.indexOf(part);
  const [before, after] = [siblings[i - 1], siblings[i + 1]];
  if (after) return splice(text, part.offset, after.offset, '');
  if (before) return splice(text, end(before), end(part), '');
  return part.parent ? splice(text, part.parent.offset + 1, end(part.parent) - 1, '') : text;
}

/** With one more entry at the end, on a line of its own unless the others are all on one. */
export function added(text: string, parent: Node, key: string, value: unknown): string {
  const { unit, eol } = layoutOf(text);
  const children = parent.children ?? [];
  const [first, last] = [children[0], children.at(-1)];
  const isInline = first !== undefined && !text.slice(parent.offset, first.offset).includes('\n');
  const outer = indentAt(text, parent.offset);
  const base = first && !isInline ? indentAt(text, first.offset) : outer + unit;
  const name = parent.type === 'object' ? `${JSON.stringify(key)}: ` : '';
  const beside = base.length + name.length;
  if (isInline && last)
    return splice(text, end(last), end(last), `, ${name}${formatValue(value, { eol, base: outer, beside, unit })}`);
  const entry = `${eol}${base}${name}${formatValue(value, { eol, base, beside, unit })}`;
  if (last) return splice(text, end(last), end(last), `,${entry}`);
  return splice(text, parent.offset + 1, end(parent) - 1, `${entry}${eol}${outer}`);
}

/** The offset after the part. */
export function end({ offset, length }: Node): number {
  return offset + length;
}

/** With what stands between two offsets replaced. */
export function splice(text: string, from: number, to: number, by: string): string {
  return text.slice(0, from) + by + text.slice(to);
}

/** How the text is indented, and how its lines end. */
export function layoutOf(text: string): Omit<Layout, 'base' | 'beside'> {
  return { unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ', eol: text.includes('\r\n') ? '\r\n' : '\n' };
}

/** How many characters stand beside the part: before it on the line that it begins on, and behind it on the one that it ends on. */
function besideOf(text: string, { offset, length }: Node): number {
  const before = offset - (text.lastIndexOf('\n', offset - 1) + 1);
  return before + (/^[^\r\n]*/.exec(text.slice(offset + length))?.[0].length ?? 0);
}

/** The indentation of the line that `offset` is on. */
export function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';
}

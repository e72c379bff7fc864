// Edits that a person asks for and no mend needs: an entry between two others, another name for a key, a part taken elsewhere as
// it is written.
import { parsePointer } from '../../core/index.ts';
import { formatValue, WrittenJson } from './formatValue.ts';
import { added, end, indentAt, layoutOf, nodeAt, splice, treeOf } from './jsonNodes.ts';

/**
 * The JSON text with one more entry in the list or object at `pointer`, before the entry that is the `index`-th now; at its end, if
 * there is none.
 * @param key of the entry of an object; a list ignores it
 */
export function insertJson(text: string, pointer: string, index: number, value: unknown, key = ''): string {
  const parent = nodeAt(treeOf(text), parsePointer(pointer));
  if (parent?.type !== 'array' && parent?.type !== 'object')
    throw new Error(`There is no list or object at ${pointer}.`);
  const next = parent.children?.[index];
  if (!next) return added(text, parent, key, value);
  const { unit, eol } = layoutOf(text);
  const isOnOwnLine = text.slice(parent.offset, next.offset).includes('\n');
  const base = isOnOwnLine ? indentAt(text, next.offset) : indentAt(text, parent.offset);
  const name = parent.type === 'object' ? `${JSON.stringify(key)}: ` : '';
  const layout = { unit, eol, base, beside: base.length + name.length + 1 };
  const entry = `${name}${formatValue(value, layout)},${isOnOwnLine ? eol + base : ' '}`;
  return splice(text, next.offset, next.offset, entry);
}

/** The JSON text with another name for the key that `pointer` ends with; its value stays. */
export function renameKey(text: string, pointer: string, name: string): string {
  const property = nodeAt(treeOf(text), parsePointer(pointer))?.parent;
  const key = property?.type === 'property' ? property.children?.[0] : undefined;
  if (!key) throw new Error(`There is no key at ${pointer}.`);
  return splice(text, key.offset, end(key), JSON.stringify(name));
}

/** The part at `pointer` as it is written; undefined if there is none. */
export function writtenJson(text: string, pointer: string): WrittenJson | undefined {
  const node = nodeAt(treeOf(text), parsePointer(pointer));
  return node && new WrittenJson(text.slice(node.offset, end(node)), indentAt(text, node.offset));
}

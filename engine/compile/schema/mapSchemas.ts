import { type Position, positionBelow } from './positions.ts';

/**
 * A deep copy of schemas in which `change` has replaced every schema, those below first. An object that occurs several times is
 * changed once and stays one object, and a list in which nothing changes stays itself, so `emitShared` writes each once.
 * @param change gets a schema whose parts are changed already; its other keywords are those of the original
 * @param done results by original, for several calls that share objects
 */
export function mapSchemas<T>(root: T, change: (schema: object) => object, done = new Map<object, unknown>()): T {
  const map = (node: unknown, position: Position): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    const known = done.get(node);
    if (known) return known;
    const mapped = Array.isArray(node)
      ? mapList(node)
      : position === 'schema'
        ? change(parts(node, position))
        : parts(node, position);
    done.set(node, mapped);
    return mapped;
  };
  const parts = (node: object, position: Position): object =>
    Object.fromEntries(
      Object.entries(node).map(([key, part]) => {
        const below = positionBelow(position, key);
        return [key, below === 'other' ? part : map(part, below)];
      }),
    );
  const mapList = (list: readonly unknown[]): readonly unknown[] => {
    const mapped = list.map((part) => map(part, 'schema'));
    return mapped.every((part, i) => part === list[i]) ? list : mapped;
  };
  return map(root, 'schema') as T;
}

/**
 * A deep copy of a JSON value in which `change` has replaced every object; it applies `map` to the parts that it keeps. An
 * object that occurs several times is changed once and stays one object, and a list in which nothing changes stays itself, so
 * `emitShared` writes each once.
 * @param done results by original, for several calls that share objects
 */
export function mapObjects<T>(
  node: T,
  change: (node: object, map: (part: unknown) => unknown) => object,
  done = new Map<object, unknown>(),
): T {
  const map = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    const known = done.get(part);
    if (known) return known;
    const mapped = Array.isArray(part) ? mapList(part, map) : change(part, map);
    done.set(part, mapped);
    return mapped;
  };
  // As long as `change` keeps the shape of what it is given.
  return map(node) as T;
}

function mapList(list: readonly unknown[], map: (part: unknown) => unknown): readonly unknown[] {
  const mapped = list.map((part) => map(part));
  return mapped.every((part, i) => part === list[i]) ? list : mapped;
}

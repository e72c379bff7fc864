import { formatPointer, getIn } from '../../core/index.ts';
import type { Place } from './definitionError.ts';

/** What a part with a `$ref` has from where that leads: its target, and the keys that do not come from there. */
export interface Inherited {
  readonly from: object;
  readonly own: ReadonlySet<string>;
}

interface Known {
  /** Where objects were written. */
  readonly places: WeakMap<object, Place>;
  readonly inheritedBy: (node: object) => Inherited | undefined;
  /** For a root that no file has. */
  readonly fallback: Place;
  /** True to find where the last key was written, also if its value is a `$ref` to a part elsewhere. */
  readonly ofKey: boolean;
}

/** Where the part at these keys of `root`, a value with references followed, was written. */
export function placeWithin(
  root: object,
  keys: readonly string[],
  { places, inheritedBy, fallback, ofKey }: Known,
): Place {
  const comingFrom = (node: unknown, key: string) => {
    const inherited = typeof node === 'object' && node !== null ? inheritedBy(node) : undefined;
    return inherited && !inherited.own.has(key) && key in inherited.from ? inherited.from : undefined;
  };
  let nearest = { ...(places.get(root) ?? fallback), depth: 0 };
  let node: unknown = root;
  for (const [i, key] of keys.entries()) {
    for (let from = comingFrom(node, key); from; from = comingFrom(from, key)) {
      nearest = { ...(places.get(from) ?? fallback), depth: i };
    }
    node = getIn(node, [key]);
    const place = typeof node === 'object' && node !== null ? places.get(node) : undefined;
    if (place && !(ofKey && i === keys.length - 1)) nearest = { ...place, depth: i + 1 };
  }
  return { file: nearest.file, pointer: nearest.pointer + formatPointer(keys.slice(nearest.depth)) };
}

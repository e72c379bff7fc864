import { formatPointer, getIn } from '../../core/index.ts';
import type { Place } from './definitionError.ts';

/** Of a part with a `$ref`: the part that this leads to, and the keys that stand beside the `$ref` itself. All other keys come from `from`. */
export interface Inherited {
  readonly from: object;
  readonly own: ReadonlySet<string>;
}

interface Known {
  /** By each object that was read from a file: that file, and the JSON Pointer at which the object stands in it. */
  readonly places: WeakMap<object, Place>;
  readonly inheritedBy: (node: object) => Inherited | undefined;
  /** The place to give for an object that was read from no file, because the engine made it. */
  readonly fallback: Place;
  /** True to find where the last key was written, also if its value is a `$ref` to a part elsewhere. */
  readonly ofKey: boolean;
}

/**
 * Where the part of `root` at these keys was written. References of `root` are followed, so its parts may be from several files: the place is that of the nearest
 * object on the way that is known, with the keys from there on.
 */
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

// A part of a schema or of a ui file without one of its keywords, for what has a wrong shape.
import { isRecord, recordOf, type Schema } from '../../core/index.ts';
import { noteClosed } from '../schema/closedOptions.ts';
import { type Position, positionBelow } from '../schema/positions.ts';

interface Edits {
  /** Notes that an object was made of another, with the same keys. */
  placeAs(part: object, of: object): void;
  /** What takes the place of an `if`, in the schema that it stands in. */
  readonly becomes?: Schema | undefined;
}

/**
 * A copy of `node` without the part at the keys; only the objects on the way to it are copied.
 * @param position of `node`: in a map of questions by their names, or in a list, an empty one takes the place of the part
 */
export function without(
  node: unknown,
  [key = '', ...below]: readonly string[],
  edits: Edits,
  position: Position,
): unknown {
  const { placeAs, becomes } = edits;
  const inner = positionBelow(position, key);
  if (Array.isArray(node)) {
    const changed = (one: unknown) => (below.length > 0 ? without(one, below, edits, inner) : {});
    const copy = node.map((one, i) => (String(i) === key ? changed(one) : one));
    placeAs(copy, node);
    return copy;
  }
  if (!isRecord(node)) return node;
  const { [key]: part, ...others } = node;
  const empty = position === 'schemas' ? {} : undefined;
  const inside = below.length > 0 ? without(part, below, edits, inner) : empty;
  const left = inside === undefined ? others : { ...node, [key]: inside };
  const copy =
    below.length > 0 || !becomes
      ? left
      : { ...left, ...becomes, properties: { ...recordOf(others.properties), ...becomes.properties } };
  placeAs(copy, node);
  noteClosed(copy, node);
  return copy;
}

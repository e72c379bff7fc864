import { getIn, isRecord, parsePointer } from '../../core/index.ts';
import type { Json } from '../draft/draft.ts';

/** The schemas in parts of the file to which more than one `$ref` leads: what is written into one of them is said of a question at each of these places. */
export function sharedParts(root: Json): ReadonlySet<unknown> {
  const all = [...partsIn(root)];
  const refs = all.flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
  const shared = new Set(refs.filter((ref, i) => refs.indexOf(ref) < i));
  return new Set(
    [...shared].flatMap((ref) => {
      const target = getIn(root, parsePointer(ref.replace(/^#/, '')));
      return isRecord(target) ? [...partsIn(target)] : [];
    }),
  );
}

/** The object and all objects below it. */
function* partsIn(node: unknown): Generator<Json> {
  if (typeof node !== 'object' || node === null) return;
  if (isRecord(node)) yield node;
  for (const part of Object.values(node)) yield* partsIn(part);
}

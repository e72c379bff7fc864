// A part's name comes from a stranger and becomes keys of objects, so its grammar is strict: words and list indices,
// a few levels deep, and no key that every object inherits (`__proto__` cannot match, `constructor` is refused).
import { toPath } from '../core/path.ts';
import type { Path } from '../core/types.ts';
import { Refusal } from './refusal.ts';

const NAME = /^[A-Za-z]\w{0,63}(?:\[(?:[A-Za-z]\w{0,63}|0|[1-9]\d{0,2})\])*$/;
const MAX_LENGTH = 200;
const MAX_DEPTH = 6;

/** Paths of good names: a form has the same few hundred in every submission. */
const known = new Map<string, Path>();
const MOST_KNOWN = 5000;

/** The path of a multipart part's name, e.g. `otherInfo[siblings][0][firstName]`. */
export function parseName(name: string | undefined): Path {
  const before = name === undefined ? undefined : known.get(name);
  if (before) return before;
  if (name === undefined || name.length > MAX_LENGTH || !NAME.test(name)) throw new Refusal('bad-name');
  const path = toPath(name);
  if (path.length > MAX_DEPTH || path.some((key) => key in Object.prototype)) throw new Refusal('bad-name');
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(name, path);
  return path;
}

import { isWireName, type Path, toPath } from '../../core/index.ts';
import { Refusal } from './refusal.ts';

/** Paths of good names: a form has the same few hundred in every submission. */
const known = new Map<string, Path>();
const MOST_KNOWN = 5000;

/** The path of a multipart part's name, which comes from a stranger and becomes keys of objects. */
export function parseName(name: string | undefined): Path {
  const before = name === undefined ? undefined : known.get(name);
  if (before) return before;
  if (name === undefined || !isWireName(name)) throw new Refusal('bad-name');
  const path = toPath(name);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(name, path);
  return path;
}

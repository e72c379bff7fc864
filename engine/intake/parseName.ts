import { toPath } from '../core/path.ts';
import type { Path } from '../core/types.ts';
import { isWireName } from '../core/wireName.ts';
import { Refusal } from './refusal.ts';

/** The path of a multipart part's name, which comes from a stranger and becomes keys of objects. */
export function parseName(name: string | undefined): Path {
  if (name === undefined || !isWireName(name)) throw new Refusal('bad-name');
  return toPath(name);
}

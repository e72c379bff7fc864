// A field's name is its path in bracket notation: `learnerInfo[firstNameAR]`, `otherInfo[siblings][0][firstName]`.
// It is used as the control's `name`, as the key of errors and touched fields, and as the name of the multipart part.
import { isRecord } from './schema.ts';
import type { Answers, Path } from './types.ts';

/** `['a', 'b', 0]` becomes `a[b][0]`; the empty path is the empty name. */
export function toName(path: Path): string {
  return path.map((key, depth) => (depth === 0 ? String(key) : `[${key}]`)).join('');
}

/** The path of a name made by {@link toName}; all-digit keys are list indices. */
export function toPath(name: string): Path {
  if (name === '') return [];
  return name
    .replaceAll(']', '')
    .split('[')
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** The answer at `path`, or undefined where there is none. */
export function getIn(value: unknown, path: Path): unknown {
  let at = value;
  for (const key of path) {
    if (!isKeyed(at)) return undefined;
    at = at[key];
  }
  return at;
}

/** True for a group, which has names as keys, and a list, which has indices. */
function isKeyed(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * A copy of `value` with `answer` at `path`; objects beside the path are shared with the original; `undefined` removes a property.
 * Answers stay answers for every path but the empty one.
 */
export function setIn(value: Answers, path: Path, answer: unknown): Answers;
export function setIn(value: unknown, path: Path, answer: unknown): unknown;
export function setIn(value: unknown, path: Path, answer: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return answer;
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(value) ? [...value] : [];
    list[key] = setIn(list[key], rest, answer);
    return list;
  }
  const group: Record<string, unknown> = isRecord(value) ? { ...value } : {};
  const next = setIn(group[key], rest, answer);
  if (next === undefined) delete group[key];
  else group[key] = next;
  return group;
}

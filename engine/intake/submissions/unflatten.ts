// From the names of multipart parts to nested answers. Names are checked one by one, then together: a duplicate, a text
// where another name has a group, or a list with holes is refused.
import { type Answers, isWireName, type Path, toPath } from '../../core/index.ts';
import { Refusal } from './refusal.ts';

/** Cache of parsed names: a form sends the same few hundred in every submission. */
const parsed = new Map<string, Path>();
const MAX_PARSED = 5000;

/** The path of a part's name; throws a {@link Refusal} for a name that no form produces. */
export function parseName(name: string | undefined): Path {
  const cached = name === undefined ? undefined : parsed.get(name);
  if (cached) return cached;
  if (name === undefined || !isWireName(name)) throw new Refusal('bad-name');
  const path = toPath(name);
  if (parsed.size >= MAX_PARSED) parsed.clear();
  parsed.set(name, path);
  return path;
}

type Container = Record<string | number, unknown>;

/** The nested answers. Groups have no prototype, so that a name such as `__proto__` is an ordinary key. */
export function unflatten(parts: readonly { readonly path: Path; readonly answer: unknown }[]): Answers {
  const root: Container = Object.create(null);
  const containers = new Set<unknown>([root]);
  for (const { path, answer } of parts) {
    let parent = root;
    path.forEach((key, depth) => {
      const nextKey = path[depth + 1];
      if (nextKey === undefined) {
        if (key in parent) throw new Refusal('bad-name');
        parent[key] = answer;
        return;
      }
      if (!(key in parent)) {
        parent[key] = typeof nextKey === 'number' ? [] : Object.create(null);
        containers.add(parent[key]);
      }
      const child = parent[key];
      if (!containers.has(child) || Array.isArray(child) !== (typeof nextKey === 'number'))
        throw new Refusal('bad-name');
      // One of `containers`, all of which were made above.
      parent = child as Container;
    });
  }
  for (const list of containers) {
    if (Array.isArray(list) && Object.keys(list).length !== list.length) throw new Refusal('bad-name');
  }
  return root;
}

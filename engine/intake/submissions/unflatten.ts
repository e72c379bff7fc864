// Puts the parts of a request together. The names were checked one by one; together they may still contradict each
// other: twice the same, a text where another name has a group, a list with holes. None of it is guessed at.
import type { Answers } from '../../core/index.ts';
import type { Part } from './readSubmission.ts';
import { Refusal } from './refusal.ts';

type Container = Record<string | number, unknown>;

/** The raw submission; its groups have no prototype, so that no key means anything but itself. */
export function unflatten(parts: readonly Pick<Part, 'path' | 'answer'>[]): Answers {
  const root: Container = Object.create(null);
  const containers = new Set<unknown>([root]);
  for (const { path, answer } of parts) {
    let at = root;
    path.forEach((key, depth) => {
      const below = path[depth + 1];
      if (below === undefined) {
        if (key in at) throw new Refusal('bad-name');
        at[key] = answer;
        return;
      }
      if (!(key in at)) {
        at[key] = typeof below === 'number' ? [] : Object.create(null);
        containers.add(at[key]);
      }
      const next = at[key];
      if (!containers.has(next) || Array.isArray(next) !== (typeof below === 'number')) throw new Refusal('bad-name');
      at = next as Container;
    });
  }
  for (const list of containers) {
    if (Array.isArray(list) && Object.keys(list).length !== list.length) throw new Refusal('bad-name');
  }
  return root;
}

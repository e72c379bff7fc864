// What follows from an office's moves alone, whatever the applications: which statuses can be reached, and by which moves in any case.
import type { OfficeFile } from '../compile/index.ts';

type Workflow = Pick<OfficeFile, 'statuses' | 'moves'>;

/**
 * The statuses that an application can reach from the first, or from one that is retired and that it still has; each with the moves that every path to it makes: the greatest
 * solution of "those before the move and the move itself, common to all moves that lead here".
 */
export function movesBefore({ statuses, moves }: Workflow): ReadonlyMap<string, ReadonlySet<string>> {
  const starts = statuses.filter(({ retired }, i) => i === 0 || retired);
  const before = new Map<string, ReadonlySet<string>>(starts.map(({ id }) => [id, new Set()]));
  // The loop ends, because a set only shrinks once it exists.
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const { id, from, to } of moves) {
      for (const status of from) {
        const made = before.get(status);
        if (!made) continue;
        const known = before.get(to);
        const common = new Set([...made, id].filter((move) => known?.has(move) ?? true));
        if (known?.size === common.size) continue;
        before.set(to, common);
        isChanged = true;
      }
    }
  }
  return before;
}

/** The statuses from which moves lead to one of `goals`, themselves included. */
export function statusesLeadingTo({ moves }: Workflow, goals: readonly string[]): ReadonlySet<string> {
  const leading = new Set(goals);
  for (let size = -1; size !== leading.size; ) {
    size = leading.size;
    for (const { from, to } of moves) if (leading.has(to)) for (const status of from) leading.add(status);
  }
  return leading;
}

// Where the `if` of a moved question can stand: in a group that holds the question and all answers that are tested. An answer whose own question is
// moved is declared by the branch that asks it, so the `if` stands no deeper than that of this branch.

interface Moved {
  readonly names: readonly string[];
  readonly parts: readonly { readonly tested: readonly (readonly string[])[] }[];
}

/** How many names lead to the group of each one's `if`. */
export function depthsOf<One extends Moved>(all: readonly One[]): (one: One) => number {
  const moved = new Map(all.filter(({ parts }) => parts.length > 0).map((one) => [keyOf(one.names), one]));
  const known = new Map<One, number>();
  const depthOf = (one: One): number => {
    const before = known.get(one);
    if (before !== undefined) return before;
    const tested = one.parts.flatMap((part) => part.tested);
    const own = commonDepth([one.names, ...tested]);
    // Questions that test each other end here; the check refuses them.
    known.set(one, own);
    const around = tested
      .flatMap((path) => path.map((_, i) => moved.get(keyOf(path.slice(0, i + 1)))))
      .filter((other) => other !== undefined && !startsWith(one.names, other.names));
    const depth = Math.min(own, ...around.map((other) => (other ? depthOf(other) : own)));
    known.set(one, depth);
    return depth;
  };
  return depthOf;
}

const keyOf = (names: readonly string[]) => JSON.stringify(names);

export function startsWith(names: readonly string[], path: readonly string[]): boolean {
  return path.every((name, i) => names[i] === name);
}

function commonDepth(paths: readonly (readonly string[])[]): number {
  let depth = 0;
  while (paths.every((path) => path.length > depth + 1 && path[depth] === paths[0]?.[depth])) depth++;
  return depth;
}

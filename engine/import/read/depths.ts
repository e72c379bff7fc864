// In which group the `if` stands under which a question is moved. The group has to contain the question and all answers that the condition tests. If
// the question of such an answer is moved itself, it is declared in a branch of another `if`, and only conditions in the group of that `if`, or
// in one around it, can test it.

interface Moved {
  readonly names: readonly string[];
  readonly parts: readonly { readonly tested: readonly (readonly string[])[] }[];
}

/** Tells for each of the questions how many of the first names of its path lead to the group of its `if`. */
export function depthsOf<One extends Moved>(all: readonly One[]): (one: One) => number {
  const moved = new Map(all.filter(({ parts }) => parts.length > 0).map((one) => [keyOf(one.names), one]));
  const known = new Map<One, number>();
  const depthOf = (one: One): number => {
    const before = known.get(one);
    if (before !== undefined) return before;
    const tested = one.parts.flatMap((part) => part.tested);
    const own = commonDepth([one.names, ...tested]);
    // Noted before the others are looked at, so that two questions that test each other do not lead to endless recursion. The check refuses those.
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

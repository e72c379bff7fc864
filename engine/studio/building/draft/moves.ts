// Where the answers of a question were, and where they are. Paths of answers are without the indexes of entries; names and pointers
// that people write may have them.

export interface Move {
  readonly from: readonly string[];
  /** Undefined: they are gone. */
  readonly to: readonly string[] | undefined;
}

/** The move that concerns the question at this path: it, or what is in it. */
export function moveOf(moves: readonly Move[], path: readonly string[]): Move | undefined {
  return moves.find(({ from }) => from.every((key, i) => key === path[i]));
}

/** The path of the same question after the move. */
export function moved(path: readonly string[], { from, to }: Move): readonly string[] | undefined {
  return to && [...to, ...path.slice(from.length)];
}

/** The keys of a name or pointer with the names of another path, indexes where they were. */
export function withNames(keys: readonly string[], path: readonly string[]): readonly string[] {
  if (withoutIndexes(keys).length !== path.length) return path;
  const names = path.values();
  return keys.map((key) => (isIndex(key) ? key : (names.next().value ?? key)));
}

export function withoutIndexes(keys: readonly string[]): readonly string[] {
  return keys.filter((key) => !isIndex(key));
}

/** No question has a name of digits. */
export function isIndex(key: string): boolean {
  return /^\d+$/.test(key);
}

/** A run of lines that both texts have, or that only one has. */
export interface LineRun {
  readonly kind: 'same' | 'removed' | 'added';
  readonly lines: readonly string[];
}

/** The lines of two texts in one order, by their longest common subsequence; a removed run stands before an added one. */
export function lineChanges(before: string, after: string): readonly LineRun[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  // common[i][j]: how many lines old[i...] and now[j...] have in common, in order.
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      (common[i] as Uint16Array)[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const runs: { kind: LineRun['kind']; lines: string[] }[] = [];
  const add = (kind: LineRun['kind'], line = '') => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else runs.push({ kind, lines: [line] });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      add('same', old[i]);
      i++;
      j++;
    } else if (j === now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) add('removed', old[i++]);
    else add('added', now[j++]);
  }
  return runs;
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/);
}

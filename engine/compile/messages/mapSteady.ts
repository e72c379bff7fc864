/** `list.map(change)`; the very list when nothing in it changes, so that it is written once wherever it stands. */
export function mapSteady(list: readonly unknown[], change: (part: unknown) => unknown): readonly unknown[] {
  const changed = list.map(change);
  return changed.every((part, i) => part === list[i]) ? list : changed;
}

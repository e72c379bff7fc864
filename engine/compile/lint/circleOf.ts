/**
 * Everything that `start` leads to and that leads back to it, in the order of `all`; empty where nothing does. Of a circle, only the first is
 * reported: as soon as one of its questions is corrected, there is no circle any more.
 * @param from what one leads to directly
 */
export function circleOf(
  start: string,
  all: readonly string[],
  from: (one: string) => readonly string[],
): readonly string[] {
  return reachedFrom(start, from).has(start)
    ? [...new Set(all)].filter((one) => reachedFrom(start, from).has(one) && reachedFrom(one, from).has(start))
    : [];
}

function reachedFrom(start: string, from: (one: string) => readonly string[]): ReadonlySet<string> {
  const met = new Set(from(start));
  for (const one of met) for (const next of from(one)) met.add(next);
  return met;
}

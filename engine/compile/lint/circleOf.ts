/**
 * The members of the circle that `start` is in: all that it leads to and that lead back to it, in the order of `all`; empty if it is in no circle.
 * A rule reports a circle at its first member only, because correcting one member breaks the circle.
 * @param from what a member leads to directly
 */
export function circleOf(
  start: string,
  all: readonly string[],
  from: (one: string) => readonly string[],
): readonly string[] {
  const reached = reachedFrom(start, from);
  return [...new Set(all)].filter((one) => reached.has(one) && reachedFrom(one, from).has(start));
}

function reachedFrom(start: string, from: (one: string) => readonly string[]): ReadonlySet<string> {
  const met = new Set(from(start));
  for (const one of met) for (const next of from(one)) met.add(next);
  return met;
}

/** True if `start` leads back to itself. @param from what one leads to directly */
export function isInCircle(start: string, from: (one: string) => readonly string[]): boolean {
  const met = new Set(from(start));
  for (const one of met) for (const next of from(one)) met.add(next);
  return met.has(start);
}

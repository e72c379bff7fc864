// Conditions know no limits of dates and times; the compiler writes them as `pattern`. In `YYYY-MM-DD` and `HH:MM` the digit that counts most stands
// first, so of two dates or times the later one has the greater digit at the first place where they differ.

/**
 * The pattern of dates, times, and dates with times (`2026-09-01T07:30`) that are not before a limit: they begin with the limit, or with its first digits
 * and a greater one.
 * @param limit `2026-09-01` or `07:30`
 * @param isAfter true for those after it; of dates with times, those of a later day
 */
export function momentPattern(limit: string, isAfter = false): string {
  const later = [...limit].flatMap((digit, i) =>
    /[0-8]/.test(digit) ? `${limit.slice(0, i)}[${Number(digit) + 1}-9]` : [],
  );
  return `^${isAfter ? `(?!${limit})` : ''}(?:${[limit, ...later].join('|')})`;
}

/** The limit of a pattern that `momentPattern` made; undefined for any other. */
export function momentOf(pattern: string): { readonly limit: string; readonly isAfter: boolean } | undefined {
  const [, after, limit] = /^\^(\(\?![-:\d]+\))?\(\?:(\d{4}-\d\d-\d\d|\d\d:\d\d)\|/.exec(pattern) ?? [];
  const isAfter = after !== undefined;
  return limit !== undefined && momentPattern(limit, isAfter) === pattern ? { limit, isAfter } : undefined;
}

// Limits of dates and times in conditions. Core and browser evaluate no `formatMinimum` in an `if`, so the compiler writes it as a `pattern`. In
// `YYYY-MM-DD` and `HH:MM` years stand before months, and hours before minutes. Therefore, at the first digit in which two differ, the later has the greater one.

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

// A limit of dates or times as a regular expression: a condition tests it by `pattern`. Their digits stand in order of weight, so the first
// digit that differs from the limit's decides.

/**
 * The pattern of dates, times, and dates with times, that are not before a limit.
 * @param limit `2026-09-01` or `07:30`
 * @param isAfter true for those after it
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

// The length of a text, as JSON Schema counts it, as a regular expression: a condition tests it by `pattern`.

/** A character as JSON Schema counts them: a pair of surrogates is one. */
const CHARACTER = '(?:[^\\uD800-\\uDFFF]|[\\uD800-\\uDBFF][\\uDC00-\\uDFFF])';

/** The pattern of texts with so many characters; without `most`, of those with at least `least`. */
export function lengthPattern(least: number, most?: number): string {
  return `^${CHARACTER}{${least},${most ?? ''}}$`;
}

/** The limits of a pattern that `lengthPattern` made; undefined for any other. */
export function lengthsOf(pattern: string): { readonly least: number; readonly most?: number } | undefined {
  const [, least, most] = /\{(\d+),(\d*)\}\$$/.exec(pattern) ?? [];
  if (least === undefined || !pattern.startsWith(`^${CHARACTER}{`)) return undefined;
  return { least: Number(least), ...(most && { most: Number(most) }) };
}

/** Binary fractions have 15 exact decimal digits: 0.3 / 0.1 is 2.9999999999999996, and 111848.18 / 0.01 is 11184818.000000002. */
export const EXACT_DIGITS = 15;

/** The number without what binary fractions add to its exact digits. */
export function exact(number: number): number {
  return Number(number.toPrecision(EXACT_DIGITS));
}

/** Binary fractions: 0.3 / 0.1 is a little less than 3. */
const ROUNDING = 1e-9;

/** True for a multiple, as ajv judges it. */
export function isMultiple(number: number, step: number): boolean {
  return Math.abs(number / step - Math.round(number / step)) <= ROUNDING;
}

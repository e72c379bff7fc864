// Formulas by which form builders compute an answer (`calculation` of XLSForm, `expression` of SurveyJS, `calculateValue` of Formio), each with what is written here.

/** A sum of at least two answers and nothing else: `${a} + ${b}` of XLSForm, `{a} + {b}` of SurveyJS, `value = data.a + data.b` of Formio. */
const SUM = /^\s*(?:value\s*=\s*)?(?:\$?\{\w+\}|data\.\w+)(?:\s*\+\s*(?:\$?\{\w+\}|data\.\w+))+\s*;?\s*$/;

/** The repair of a formula that is no sum: which computations there are. */
export const COMPUTATIONS =
  'Write "readOnly": true and "computed" with "sum", "count", "join", "difference" or "pick", as in "computed": { "sum": ["fee", "bus"] } with the names of other questions. Anything else, e.g. a product, is left to the office: remove the question then.';

/** The repair of a formula that is a sum; undefined for any other. */
export function repairOfSum(formula: unknown): string | undefined {
  const names = SUM.test(String(formula)) ? String(formula).match(/(?<=\{|data\.)\w+/g) : null;
  return names ? `Write "readOnly": true and "computed": ${JSON.stringify({ sum: names })}.` : undefined;
}

/** The repair of any formula. */
export function repairOfComputation(formula: unknown): string {
  return repairOfSum(formula) ?? COMPUTATIONS;
}

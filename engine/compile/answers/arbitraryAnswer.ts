import { matches, type Schema } from '../../core/index.ts';
import { firstNumber } from './numbersWithin.ts';

/** An answer of the question's type that `not` does not match, not necessarily a valid one: enough for rules that evaluate conditions alone. */
export function arbitraryAnswer(question: Schema, not?: Schema): unknown {
  if (question.const !== undefined) return question.const;
  if (question.enum) return question.enum[0];
  switch (question.type) {
    case 'integer':
    case 'number':
      return firstNumber(question, not);
    case 'array':
      return [arbitraryAnswer(question.items ?? {})];
    case 'object':
      return {};
    default:
      return anyText(question, not);
  }
}

/** Of the length that a plain text may have, and none that `not` rules out, if there is one. */
function anyText({ format, minLength = 0, maxLength = Infinity }: Schema, not: Schema | undefined): string {
  const letters = ['x', 'a', '7'];
  const [first = '', ...others] = ['any text', ...letters.map((one) => one.repeat(8)), ...letters];
  if (format !== undefined) return first;
  const sized = (text: string) => [...text].slice(0, maxLength).join('').trim().padEnd(minLength, 'x');
  return [first, ...others].map(sized).find((text) => !(not && matches(not, text))) ?? first;
}

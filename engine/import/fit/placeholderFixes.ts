// Numbers that messages say become the placeholders of the limits that they repeat, in every language.
import { foldDigits, getIn, isRecord } from '../../core/index.ts';
import { type Fix, holderOf, leaveOut } from './problem.ts';

/**
 * Replaces a number in a message ("at most 20") by the placeholder of the limit with that value (`{maxLength}`). A message whose number is not
 * the value of the limit would be wrong, and is removed.
 */
export const limitsNamed: Fix = (problem) => {
  const { finding, keys, draft, file } = problem;
  const written = draft.at(file, keys);
  const schema = draft.at(file, keys.slice(0, -2));
  const [edit] = finding.mend ?? [];
  if (typeof written !== 'string' || typeof edit?.value !== 'string' || !isRecord(schema)) return leaveOut(problem);
  const pairs = pairsOf(written, edit.value);
  const isSame = pairs.every(([number, name]) => Number(number) === getIn(schema, name.split('.')));
  if (!isSame) return leaveOut(problem);
  holderOf(problem)[keys.at(-1) ?? ''] = edit.value;
  for (const words of draft.words.values())
    words.rewrite(written, edit.value, (translation) => withPlaceholders(translation, pairs));
};

/** Each number of a text, and what the placeholder is called that stands for it in the other. */
function pairsOf(text: string, placed: string): readonly (readonly [number: string, name: string])[] {
  const numbers = text.replaceAll(/\{[^}]*\}/g, '').match(/\d+(?:[.,]\d+)*/g) ?? [];
  const names = [...placed.matchAll(/\{([\w.]+)\}/g)].map(([, name = '']) => name);
  return numbers.map((number, i) => [number, names[i] ?? '']);
}

/** The text with placeholders in the place of the numbers, in whichever digits it has them. */
function withPlaceholders(text: string, pairs: readonly (readonly [number: string, name: string])[]): string {
  const left = [...pairs];
  return foldDigits(text).replaceAll(/\d+(?:[.,]\d+)*/g, (number) => {
    const at = left.findIndex(([one]) => one === number);
    const [pair] = at < 0 ? [] : left.splice(at, 1);
    return pair ? `{${pair[1]}}` : number;
  });
}

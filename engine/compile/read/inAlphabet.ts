// A long list that stands in the alphabet of the definition's language is read, in another language, in that one's alphabet.
// What stands before the alphabet begins (the likeliest option first) stays there.
import { compareAlphabetically, type Schema } from '../../core/index.ts';

/** Longer than what is taken in at a glance. */
const LONG = 25;

/** Puts the options of `translated` in order; `written` is the same list in the definition's own language. */
export function inAlphabet(written: Schema, translated: Schema): void {
  const { enum: values = [], enumNames: labels } = translated;
  if (values.length <= LONG || !labels) return;
  const from = alphabetFrom(written.enumNames ?? values.map((value) => String(value).trim()));
  if (from === undefined) return;
  const options = values.map((value, i) => ({ value, label: labels[i] ?? '' }));
  const sorted = options.slice(from).sort((a, b) => compareAlphabetically(a.label, b.label));
  const ordered = [...options.slice(0, from), ...sorted];
  translated.enum = ordered.map(({ value }) => value);
  translated.enumNames = ordered.map(({ label }) => label);
}

/** From which label on the list is in alphabetical order; undefined if it is in some other order. */
function alphabetFrom(labels: readonly string[]): number | undefined {
  const isSorted = (from: number) =>
    labels.slice(from).every((label, i) => i === 0 || compareAlphabetically(label, labels[from + i - 1] ?? '') >= 0);
  return [0, 1, 2, 3].find(isSorted);
}

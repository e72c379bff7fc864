// Options with equal values or equal labels cannot be told apart.
import { withClosed } from '../../schema/closedOptions.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

const DIFFER = 'make the two differ';
const NAMED = 'write under "enumNames" what each is called';

export const noDuplicates = schemaRule('schemas', function* (schema) {
  const { enum: values, enumNames } = withClosed(schema);
  if (!values) return;
  if (enumNames && enumNames.length !== values.length) {
    yield {
      at: '/enumNames',
      problem: `There are ${values.length} options but ${enumNames.length} names for them.`,
      repair: 'Give each option one name, in the same order.',
    };
  }
  // Labels are what visitors read, and of two that differ in capital letters they take one for the other. Values are told apart by each letter.
  const labels = enumNames ?? [];
  const isLabelled = labels.length > 0;
  yield* repeated('/enum', 'option', values.map(String), isLabelled, isLabelled ? DIFFER : NAMED);
  // Of an option that occurs twice with its label, the option alone is reported.
  const ofOptions = new Set(values.flatMap((value, i) => (values.indexOf(value) < i ? `/enumNames/${i}` : [])));
  for (const fault of repeated('/enumNames', 'label', labels, false, DIFFER)) {
    if (!ofOptions.has(fault.at ?? '')) yield fault;
  }
});

function* repeated(
  at: string,
  what: string,
  list: readonly string[],
  isExact: boolean,
  instead: string,
): Generator<Fault> {
  const words = list.map((word) => word.trim());
  const compared = isExact ? words : words.map((word) => word.toLowerCase());
  for (const [i, word] of words.entries()) {
    const first = compared.indexOf(compared[i] ?? '');
    if (first === i) continue;
    const isSame = words[first] === word;
    const problem = isSame
      ? `The ${what} "${word}" occurs twice.`
      : `The ${what}s "${words[first]}" and "${word}" differ only in capital letters.`;
    yield { at: `${at}/${i}`, problem, repair: `Remove one, or ${isSame ? DIFFER : instead}.` };
  }
}

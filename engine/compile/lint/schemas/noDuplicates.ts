// Options with equal values or equal labels cannot be told apart.
import { schemaRule } from '../schemaRule.ts';

export const noDuplicates = schemaRule('schemas', function* ({ enum: values, enumNames }) {
  if (!values) return;
  if (enumNames && enumNames.length !== values.length) {
    yield {
      at: '/enumNames',
      problem: `There are ${values.length} options but ${enumNames.length} names for them.`,
      repair: 'Give each option one name, in the same order.',
    };
  }
  for (const [keyword, what, list] of [
    ['enum', 'option', values.map(String)],
    ['enumNames', 'label', enumNames ?? []],
  ] as const) {
    const folded = list.map((word) => word.trim().toLowerCase());
    for (const [i, word] of list.entries()) {
      if (folded.indexOf(folded[i] ?? '') === i) continue;
      const problem = `The ${what} "${word.trim()}" occurs twice.`;
      yield { at: `/${keyword}/${i}`, problem, repair: 'Remove one, or make the two differ.' };
    }
  }
});

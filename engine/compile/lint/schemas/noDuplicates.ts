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
  for (const [keyword, list] of [
    ['enum', values.map((value) => String(value).trim().toLowerCase())],
    ['enumNames', (enumNames ?? []).map((name) => name.trim().toLowerCase())],
  ] as const) {
    for (const [i, word] of list.entries()) {
      if (list.indexOf(word) === i) continue;
      const problem = `The option "${word}" occurs twice.`;
      yield { at: `/${keyword}/${i}`, problem, repair: 'Remove one, or make the two differ.' };
    }
  }
});

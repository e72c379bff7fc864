// A blank answer counts as none, so that an option with a blank value could not be chosen; one with a blank label could not be read. The first option "Please choose" would be
// an answer, and a required question would be answered by it.
import { SOURCE } from '../../../core/index.ts';
import { engineTexts } from '../../../languages/index.ts';
import { withClosed } from '../../schema/closedOptions.ts';
import { schemaRule } from '../schemaRule.ts';

export const optionsNotEmpty = schemaRule('schemas', function* (schema) {
  const { enum: values = [], enumNames = [] } = withClosed(schema);
  const lists = [
    ['enum', 'value', values],
    ['enumNames', 'label', enumNames],
  ] as const;
  const { toBeChosen } = engineTexts[SOURCE].required;
  const first = String(enumNames[0] ?? values[0] ?? '').trim();
  const isAsking = values.length > 1 && toBeChosen.test(first);
  if (isAsking) {
    yield {
      at: enumNames.length > 0 ? '/enumNames/0' : '/enum/0',
      problem: `The first option, "${first}", would be an answer.`,
      repair: 'Remove the option: what an empty box says is "ui:placeholder" in the ui file.',
    };
  }
  for (const [keyword, what, list] of lists) {
    for (const [i, one] of list.entries()) {
      if (typeof one !== 'string' || one.trim() !== '' || (isAsking && i === 0)) continue;
      const repair = `Write a ${what}, or remove the option.`;
      yield { at: `/${keyword}/${i}`, problem: `The ${what} of this option is blank.`, repair };
    }
  }
});

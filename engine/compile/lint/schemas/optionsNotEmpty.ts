// A blank answer counts as none, so that an option with a blank value could not be chosen; one with a blank label could not be read.
import { withClosed } from '../../schema/closedOptions.ts';
import { schemaRule } from '../schemaRule.ts';

export const optionsNotEmpty = schemaRule('schemas', function* (schema) {
  const { enum: values = [], enumNames = [] } = withClosed(schema);
  const lists = [
    ['enum', 'value', values],
    ['enumNames', 'label', enumNames],
  ] as const;
  for (const [keyword, what, list] of lists) {
    for (const [i, one] of list.entries()) {
      if (typeof one !== 'string' || one.trim() !== '') continue;
      const repair = `Write a ${what}, or remove the option.`;
      yield { at: `/${keyword}/${i}`, problem: `The ${what} of this option is blank.`, repair };
    }
  }
});

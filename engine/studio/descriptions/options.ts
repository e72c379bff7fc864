// What is asked before an option is added, worded anew, put into another order, closed or removed.
import { SOURCE } from '../../core/index.ts';
import type { OutlineOption, OutlineQuestion, QuestionName } from '../protocol/outline.ts';
import { type DescribedField, type Description, hasSource, type Values, wordsIn } from './description.ts';

/** In the choice of the option before. */
const FIRST = '';

/** One more option of a choice. */
export function addOption(question: QuestionName, { options }: OutlineQuestion): Description {
  return {
    fields: () => [
      { kind: 'words', name: 'label', label: 'Option' },
      {
        kind: 'choice',
        name: 'after',
        label: 'After',
        options: [{ value: FIRST, label: 'nothing: it comes first' }, ...options.map(choiceOf)],
        fallback: keyOf(options.at(-1)),
      },
      {
        kind: 'text',
        name: 'value',
        label: 'Value',
        hint: 'As it is sent and kept. Made from its English, if you leave it empty.',
      },
    ],
    change(_, values) {
      const label = wordsIn(values, 'label');
      if (!hasSource(label)) return undefined;
      const option = { label, ...(values.value && { value: values.value.trim() }) };
      return {
        kind: 'add-option',
        question,
        option,
        ...(values.after && { after: JSON.parse(values.after) as unknown }),
      };
    },
  };
}

/** Other words for one of the options. */
export function rewordOption(question: QuestionName, { options }: OutlineQuestion): Description {
  return {
    fields: (_, values) => [
      chosenField(options),
      { kind: 'words', name: 'label', label: 'Its words', fallback: chosen(options, values)?.label ?? {} },
    ],
    change(_, values) {
      const [option, label] = [chosen(options, values), wordsIn(values, 'label')];
      return option && hasSource(label) ? { kind: 'reword-option', question, value: option.value, label } : undefined;
    },
  };
}

/** The options in another order. */
export function orderOptions(question: QuestionName, { options }: OutlineQuestion): Description {
  return {
    fields: () => [{ kind: 'order', name: 'order', label: 'Order', options: options.map(choiceOf) }],
    change(_, { order = '[]' }) {
      const keys = JSON.parse(order) as readonly string[];
      return { kind: 'order-options', question, values: keys.map((key) => JSON.parse(key) as unknown) };
    },
  };
}

/** Which options are shown without being offered, for now or for good. */
export function closeOptions(question: QuestionName, { options }: OutlineQuestion): Description {
  return {
    fields: () =>
      options.map((option) => ({
        kind: 'tick',
        name: closedName(option),
        label: `“${choiceOf(option).label}” is shown, and nobody can choose it`,
        fallback: option.isClosed ? 'yes' : '',
      })),
    change(_, values) {
      const closed = options.filter((option) => values[closedName(option)]);
      if (options.every((option) => option.isClosed === closed.includes(option))) return undefined;
      return { kind: 'close-options', question, closed: closed.map(({ value }) => value) };
    },
  };
}

/** One option less. */
export function removeOption(question: QuestionName, { options }: OutlineQuestion): Description {
  return {
    fields: () => [chosenField(options)],
    change(_, values) {
      const option = chosen(options, values);
      return option && { kind: 'remove-option', question, value: option.value };
    },
  };
}

function chosenField(options: readonly OutlineOption[]): DescribedField {
  return { kind: 'choice', name: 'option', label: 'Option', options: options.map(choiceOf) };
}

function chosen(options: readonly OutlineOption[], { option }: Values): OutlineOption | undefined {
  return options.find((one) => keyOf(one) === option) ?? options[0];
}

function choiceOf(option: OutlineOption) {
  return { value: keyOf(option), label: labelOf(option) };
}

/** The option's words, or its value where it has none. */
export function labelOf(option: OutlineOption): string {
  return option.label[SOURCE] ?? String(option.value);
}

function closedName(option: OutlineOption): string {
  return `closed ${keyOf(option)}`;
}

function keyOf(option: OutlineOption | undefined): string {
  return option ? JSON.stringify(option.value) : FIRST;
}

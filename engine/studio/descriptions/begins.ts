// The dialog "Begins with…": the answer that stands there until the visitor gives another.
import type { BeginningAnswer } from '../protocol/beginnings.ts';
import type { OutlineOption, OutlineQuestion, QuestionName } from '../protocol/outline.ts';
import type { DescribedField, Description, FieldOption, Values } from './description.ts';
import { labelOf } from './options.ts';

/** The value of the option for a question that begins without an answer. */
const NONE = '';

const HINT = 'Left empty, the question begins without an answer.';

/** The dialog for a question that can begin with an answer. */
export function beginQuestion(
  question: QuestionName,
  { options }: OutlineQuestion,
  begins: BeginningAnswer,
): Description {
  const open = options.filter(({ isClosed }) => !isClosed);
  return {
    fields: () => fieldsFor(begins, open),
    change(_, values) {
      const value = valueIn(begins, open, values);
      if (Number.isNaN(value) || JSON.stringify(value) === JSON.stringify(begins.value)) return undefined;
      return { kind: 'begin-question', question, ...(value !== undefined && { value }) };
    },
  };
}

function fieldsFor({ by, value }: BeginningAnswer, options: readonly OutlineOption[]): readonly DescribedField[] {
  const [name, label] = ['value', 'It begins with'];
  const none = { value: NONE, label: 'no answer' };
  const fallback = value === undefined ? NONE : JSON.stringify(value);
  const choice = (offered: readonly FieldOption[]): readonly DescribedField[] => [
    { kind: 'choice', name, label, options: [none, ...offered], fallback },
  ];
  switch (by) {
    case 'option':
      return choice(options.map((option) => ({ value: JSON.stringify(option.value), label: labelOf(option) })));
    case 'yesNo':
      return choice([
        { value: 'true', label: 'yes' },
        { value: 'false', label: 'no' },
      ]);
    case 'box':
      return [{ kind: 'tick', name, label: 'It begins ticked', fallback: value === true ? 'yes' : NONE }];
    case 'options':
      return options.map((option) => ({
        kind: 'tick',
        name: tickName(option),
        label: `“${labelOf(option)}” is ticked at the beginning`,
        fallback: Array.isArray(value) && value.includes(option.value) ? 'yes' : NONE,
      }));
    case 'number':
    case 'text':
      return [{ kind: 'text', name, label, hint: HINT, fallback: value === undefined ? NONE : String(value) }];
  }
}

/** The answer that the fields say; undefined for none, NaN where a number is expected and none is written. */
function valueIn({ by }: BeginningAnswer, options: readonly OutlineOption[], values: Values): unknown {
  const { value = NONE } = values;
  switch (by) {
    case 'options': {
      const ticked = options.filter((option) => values[tickName(option)]).map((option) => option.value);
      return ticked.length > 0 ? ticked : undefined;
    }
    case 'box':
      return value === NONE ? undefined : true;
    case 'option':
    case 'yesNo':
      return value === NONE ? undefined : (JSON.parse(value) as unknown);
    case 'number':
      return value.trim() === NONE ? undefined : Number(value);
    case 'text':
      return value.trim() === NONE ? undefined : value.trim();
  }
}

function tickName({ value }: OutlineOption): string {
  return `ticked ${JSON.stringify(value)}`;
}

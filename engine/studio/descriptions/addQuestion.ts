// "Add a question": kind, words, whether it has to be answered, in which case it is asked, and where.
import { languages, SOURCE } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import type { NewQuestion, Outline, QuestionKind, QuestionPlace, Words } from '../protocol/outline.ts';
import { caseField, caseIn } from './case.ts';
import {
  type DescribedField,
  type Description,
  type FieldOption,
  hasSource,
  linesIn,
  type Values,
  wordsIn,
} from './description.ts';
import { chosenGroup, placeFields, placeIn } from './place.ts';

const KINDS: Readonly<Record<QuestionKind, string>> = {
  text: 'A short text',
  longText: 'A long text',
  choice: 'One of several options',
  several: 'Any of several options',
  checkbox: 'A box to tick',
  integer: 'A whole number',
  number: 'A number',
  date: 'A date',
  time: 'A time of day',
  dateTime: 'A date and a time',
  email: 'An e-mail address',
  phone: 'A telephone number',
  link: 'The address of a web page',
  file: 'A file',
};

/** Own options, in the choice of a list. */
const OWN = '';

/** The dialog that adds a question, at first at this place. */
export function addQuestion(at: QuestionPlace): Description {
  return {
    fields: (outline, values) => [
      ...kindFields(outline, values),
      ...requiredFields(values),
      ...placeFields(outline, values, at),
      caseField(chosenGroup(outline, values)?.comparable ?? []),
      {
        kind: 'text',
        name: 'name',
        label: 'Name',
        hint: 'Under which its answers are sent and kept: letters and digits. Made from the title, if you leave it empty.',
      },
    ],
    change(_, values) {
      const question = questionIn(values);
      if (!question) return undefined;
      const test = caseIn(values);
      return { kind: 'add-question', place: placeIn(values), question, ...(test && { test }) };
    },
  };
}

/** The fields for what is asked. */
export function kindFields(
  outline: Outline,
  values: Values,
  label = 'Title of the question',
): readonly DescribedField[] {
  const options = Object.entries(KINDS).map(([value, label]) => ({ value, label }));
  const isChoice = values.kind === 'choice' || values.kind === 'several';
  const lists = outline.lists.map(
    ({ name, options: labels }): FieldOption => ({
      value: name,
      label: `${name.replace(/^.*\//, '')}: ${labels.slice(0, 3).join(', ')}${labels.length > 3 ? ', …' : ''}`,
    }),
  );
  return [
    { kind: 'words', name: 'title', label },
    { kind: 'words', name: 'hint', label: 'A line that helps to answer', isOptional: true },
    { kind: 'choice', name: 'kind', label: 'Asks for', options },
    ...(isChoice && lists.length > 0
      ? [
          {
            kind: 'choice',
            name: 'list',
            label: 'Options',
            options: [{ value: OWN, label: 'its own' }, ...lists],
          } as const,
        ]
      : []),
    ...(isChoice && (values.list ?? OWN) === OWN
      ? [{ kind: 'words', name: 'options', label: 'Options, one on each line', isLong: true } as const]
      : []),
  ];
}

/** Whether it has to be answered, and what is said when it is not. */
export function requiredFields(values: Values): readonly DescribedField[] {
  const tick = { kind: 'tick', name: 'required', label: 'It has to be answered' } as const;
  if (!values.required) return [tick];
  return [
    tick,
    { kind: 'words', name: 'message', label: 'What is said when it is not answered', fallback: messageFor(values) },
  ];
}

/** Other languages begin with what the engine says; only their writer knows how the title is inflected. */
function messageFor(values: Values): Words {
  const stock = languages.map((language) => [language, engineTexts[language].validation.required] as const);
  const title = values[`title.${SOURCE}`]?.trim();
  return { ...Object.fromEntries(stock), ...(title && { [SOURCE]: `${title} is required` }) };
}

/** The question that is described; undefined while something is missing. */
export function questionIn(values: Values): NewQuestion | undefined {
  const isChoice = values.kind === 'choice' || values.kind === 'several';
  const options = values.list ? values.list : linesIn(values, 'options').map((label) => ({ label }));
  const [title, hint, required] = [wordsIn(values, 'title'), wordsIn(values, 'hint'), wordsIn(values, 'message')];
  if (!hasSource(title) || (values.required && !hasSource(required))) return undefined;
  return {
    // One of the keys above.
    kind: values.kind as QuestionKind,
    title,
    ...(values.name && { name: values.name.trim() }),
    ...(hasSource(hint) && { hint }),
    ...(values.required && { required }),
    ...(isChoice && { options }),
  };
}

// "Add a question": kind, words, whether it has to be answered, in which case it is asked, and where.
import { languages, SOURCE } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import {
  isListKind,
  type NewQuestion,
  type NumberLimits,
  type Outline,
  type QuestionKind,
  type QuestionPlace,
  type Words,
} from '../protocol/outline.ts';
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
import { answersIn, listFields } from './listKinds.ts';
import { chosenGroup, placeFields, placeIn } from './place.ts';

const KINDS: Readonly<Record<QuestionKind, string>> = {
  text: 'A short text',
  longText: 'A long text',
  choice: 'One of several options',
  several: 'Any of several options',
  answers: 'Several answers of a kind, one below the other',
  lists: 'Several lists of answers, e.g. teams with their members',
  named: 'Answers that visitors name themselves, e.g. who, and their telephone',
  yesNo: 'Yes or no',
  checkbox: 'A box to tick',
  integer: 'A whole number',
  number: 'A number',
  slider: 'A number on a slider',
  buttons: 'A number with buttons for more and less',
  date: 'A date',
  time: 'A time of day',
  dateTime: 'A date and a time',
  email: 'An e-mail address',
  phone: 'A telephone number',
  link: 'The address of a web page',
  file: 'A file',
  password: 'A text that nobody beside can read',
};

const KIND_NAMES = Object.keys(KINDS) as QuestionKind[];

/** What an entry of a list can ask for first: one answer, which has to be given. */
export const KINDS_IN_ENTRIES = KIND_NAMES.filter((kind) => !isListKind(kind) && kind !== 'checkbox');

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

/**
 * The fields for what is asked.
 * @param kinds those that can be asked; every one, without it
 */
export function kindFields(
  outline: Outline,
  values: Values,
  label = 'Title of the question',
  kinds: readonly QuestionKind[] = KIND_NAMES,
): readonly DescribedField[] {
  const options = kinds.map((value) => ({ value, label: KINDS[value] }));
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
    ...numberFields(values),
    ...listFields(values, KINDS),
  ];
}

/** The ends and the steps of a number that is set by hand. */
function numberFields({ kind }: Values): readonly DescribedField[] {
  if (kind !== 'slider' && kind !== 'buttons') return [];
  const [least, most] = kind === 'slider' ? ['0', '10'] : ['', ''];
  return [
    { kind: 'text', name: 'leastNumber', label: 'Least number', fallback: least },
    { kind: 'text', name: 'greatestNumber', label: 'Greatest number', fallback: most },
    { kind: 'text', name: 'steps', label: 'In steps of', fallback: '1' },
  ];
}

/** What the fields of a number say; undefined where one of them is no number. */
function limitsIn({ leastNumber, greatestNumber, steps }: Values): NumberLimits | undefined {
  const written = Object.entries({ least: leastNumber, most: greatestNumber, step: steps }).filter(([, text]) =>
    text?.trim(),
  );
  const limits = Object.fromEntries(written.map(([name, text]) => [name, Number(text)]));
  return Object.values(limits).some(Number.isNaN) ? undefined : limits;
}

/** Whether it has to be answered, and what is said when it is not. */
export function requiredFields(values: Values): readonly DescribedField[] {
  const tick = {
    kind: 'tick',
    name: 'required',
    label: values.kind === 'checkbox' ? 'It has to be ticked' : 'It has to be answered',
  } as const;
  if (!values.required || !hasMessage(values)) return [tick];
  return [
    tick,
    {
      kind: 'words',
      name: 'message',
      label: 'What is said when it is not answered',
      fallback: messageFor(values[`title.${SOURCE}`]?.trim()),
    },
  ];
}

/** Named answers have the engine's: their two questions have titles of their own. */
function hasMessage({ kind }: Values): boolean {
  return kind !== 'named';
}

/** Other languages begin with what the engine says; only their writer knows how the title is inflected. */
export function messageFor(title: string | undefined): Words {
  const stock = languages.map((language) => [language, engineTexts[language].validation.required] as const);
  return { ...Object.fromEntries(stock), ...(title && { [SOURCE]: `${title} is required` }) };
}

/** The question that is described; undefined while something is missing. */
export function questionIn(values: Values): NewQuestion | undefined {
  const isChoice = values.kind === 'choice' || values.kind === 'several';
  const options = values.list ? values.list : linesIn(values, 'options').map((label) => ({ label }));
  const [title, hint, required] = [wordsIn(values, 'title'), wordsIn(values, 'hint'), wordsIn(values, 'message')];
  const isSet = values.kind === 'slider' || values.kind === 'buttons';
  const limits = limitsIn(values);
  // One of the keys above.
  const kind = values.kind as QuestionKind;
  const answers = isListKind(kind) ? answersIn(kind, values) : undefined;
  if (!hasSource(title) || (values.required && hasMessage(values) && !hasSource(required))) return undefined;
  if ((isSet && !limits) || (isListKind(kind) && !answers)) return undefined;
  return {
    kind,
    title,
    ...(values.name && { name: values.name.trim() }),
    ...(hasSource(hint) && { hint }),
    ...(values.required && { required: hasMessage(values) ? required : {} }),
    ...(isChoice && { options }),
    ...(isSet && limits && { limits }),
    ...(answers && { answers }),
  };
}

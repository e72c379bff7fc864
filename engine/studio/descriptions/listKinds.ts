// What is asked about a list without groups: single answers, lists of them, and answers whose names visitors type.
import { type Language, languages } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import type { ListKind, NewAnswers, NewEntries, QuestionKind, SingleKind, Words } from '../protocol/outline.ts';
import { type DescribedField, hasSource, type Values, wordsIn } from './description.ts';

const SINGLE: readonly SingleKind[] = ['text', 'integer', 'number', 'date', 'time', 'email', 'phone', 'link'];

/** The fields for the kind that is chosen; none for one that is no list. */
export function listFields({ kind }: Values, kinds: Readonly<Record<QuestionKind, string>>): readonly DescribedField[] {
  const single: DescribedField = {
    kind: 'choice',
    name: 'single',
    label: 'Each answer is',
    options: SINGLE.map((value) => ({ value, label: kinds[value] })),
  };
  if (kind === 'answers') return [single, ...entryFields('Greatest number of answers', 'answer', 'Nickname')];
  if (kind === 'lists')
    return [
      { kind: 'words', name: 'answerTitle', label: 'Title of one of the lists, e.g. Members' },
      single,
      ...entryFields('Greatest number of answers in a list', 'answer', 'Member'),
      ...entryFields('Greatest number of lists', 'list', 'Team'),
    ];
  if (kind === 'named')
    return [
      { kind: 'words', name: 'naming', label: 'Title of the names, e.g. Who', fallback: stock(({ name }) => name) },
      { kind: 'words', name: 'answerTitle', label: 'Title of the answers', fallback: stock(({ answer }) => answer) },
      single,
      ...entryFields('Greatest number of answers', 'answer', 'Contact'),
    ];
  return [];
}

function entryFields(most: string, what: 'answer' | 'list', example: string): readonly DescribedField[] {
  return [
    { kind: 'text', name: `${what}s`, label: most, fallback: '5' },
    { kind: 'words', name: what, label: `What one ${what} is called, e.g. ${example}`, isOptional: true },
    { kind: 'words', name: `${what}Add`, label: `Words on the button that adds one ${what}`, isOptional: true },
  ];
}

/** What the engine says in each language. */
function stock(text: (words: (typeof engineTexts)[Language]['namedAnswers']) => string): Words {
  return Object.fromEntries(languages.map((language) => [language, text(engineTexts[language].namedAnswers)]));
}

/** What the fields of such a list say; undefined while a title is missing. */
export function answersIn(kind: ListKind, values: Values): NewAnswers | undefined {
  const [title, naming] = [wordsIn(values, 'answerTitle'), wordsIn(values, 'naming')];
  if ((kind !== 'answers' && !hasSource(title)) || (kind === 'named' && !hasSource(naming))) return undefined;
  return {
    kind: SINGLE.find((one) => one === values.single) ?? 'text',
    ...entriesIn('answer', values),
    ...(kind !== 'answers' && { title }),
    ...(kind === 'named' && { naming }),
    ...(kind === 'lists' && { lists: entriesIn('list', values) }),
  };
}

function entriesIn(what: 'answer' | 'list', values: Values): NewEntries {
  const [entry, add] = [wordsIn(values, what), wordsIn(values, `${what}Add`)];
  return {
    most: Number(values[`${what}s`]),
    ...(hasSource(entry) && { entry }),
    ...(hasSource(add) && { add }),
  };
}

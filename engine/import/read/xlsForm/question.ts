// One row of a survey: its question with title, hint, limits and default.
import type { Draft, Json } from '../../draft/draft.ts';
import { titleOf } from '../../draft/words.ts';
import { limitsOf } from './constraint.ts';
import { parseExpression } from './expression.ts';
import { type Choices, listOf, OF_RANGE, type Question, questionOf } from './questions.ts';
import type { Line } from './table.ts';
import type { Texts } from './texts.ts';

export interface Context {
  readonly draft: Draft;
  readonly lists: Choices;
  readonly texts: Texts;
}

/** Types whose answers come from the device or the survey's server, not from a person. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  calculate: 'A computed value is not asked: if the office needs it, declare it as a computed answer.',
  hidden: 'Nobody could answer it.',
};

/** The question of a row; undefined, with a note, for one that a form does not ask. */
export function readQuestion({ draft, lists, texts }: Context, line: Line): Question | undefined {
  const type = line.get('type');
  const question = questionOf(line, lists, texts);
  const isComputed = line.get('calculation') !== '' && /^(?:yes|true)/i.test(line.get('readonly'));
  if (!question || isComputed) {
    const list = listOf(type);
    const isListMissing = list !== undefined && !lists.has(list);
    const why = isListMissing
      ? `The sheet choices has no list "${list}".`
      : (NOT_ASKED[isComputed ? 'calculate' : type.toLowerCase()] ?? 'A form does not ask for it.');
    draft.note('left', line.place, `A question of the type "${type}".`, why);
    return undefined;
  }
  const { schema, joined = [] } = question;
  for (const name of joined)
    draft.note(
      'changed',
      line.place,
      `Several choices are called "${name}": they are one option, with all their labels.`,
    );
  schema.title = texts(line, 'label') || titleOf(line.get('name'));
  const hint = texts(line, 'hint');
  if (hint !== '') schema.description = hint;
  addLimits(draft, line, texts, schema);
  addDefault(draft, line, schema);
  if (line.get('calculation') !== '')
    draft.note('left', line.place, `The calculation ${line.get('calculation')}: visitors write the answer.`);
  if (line.get('choice_filter') !== '')
    draft.note('changed', line.place, 'All options are offered: they are not filtered by another answer.');
  if (/\sor[ _]/i.test(type) && schema.enum !== undefined)
    draft.note('changed', line.place, '"Other" is an option: what else it is, is not asked.');
  if (/^(?:audio|video)$/i.test(type))
    draft.note(
      'changed',
      line.place,
      'A form takes no recordings: it asks for a file of the types that form.json names.',
    );
  noteUnread(draft, line, question);
  return question;
}

/** Notes each word in the columns `appearance` and `parameters` that the importer does not carry over. */
function noteUnread(draft: Draft, line: Line, { drawn, schema }: Question): void {
  const words = (column: string) =>
    line
      .get(column)
      .split(/\s+/)
      .filter((word) => word !== '');
  const isRange = /^range$/i.test(line.get('type'));
  const hasSteps = schema.multipleOf !== undefined || schema.enum !== undefined;
  const isRead = (word: string) =>
    isRange && OF_RANGE.includes(word.split('=')[0] ?? '') && (hasSteps || !/^step=(?!1$)/.test(word));
  const unread = [
    ...words('appearance').filter((word) => word.toLowerCase() !== drawn),
    ...words('parameters').filter((word) => !isRead(word)),
  ];
  for (const word of unread) draft.note('left', line.place, `"${word}" has no effect in a form.`);
}

function addLimits(draft: Draft, line: Line, texts: Texts, schema: Json): void {
  const constraint = line.get('constraint');
  if (constraint === '') return;
  const { limits, isWhole } = limitsOf(parseExpression(constraint), schema);
  const keywords = Object.keys(limits);
  if (!isWhole) {
    const what =
      keywords.length > 0
        ? `Of the constraint ${constraint} all but ${keywords.join(', ')}`
        : `The constraint ${constraint}`;
    draft.note(
      'left',
      line.place,
      what,
      'is no limit that a question has.',
      'Write it as a limit or a pattern, if it can be.',
    );
  }
  Object.assign(schema, limits);
  const message = texts(line, 'constraint_message');
  if (message !== '' && keywords.length > 0)
    schema.errorMessage = Object.fromEntries(keywords.map((keyword) => [keyword, message]));
}

function addDefault(draft: Draft, line: Line, schema: Json): void {
  const value = line.get('default');
  if (/^(?:yes|true)/i.test(line.get('readonly'))) schema.readOnly = true;
  if (value === '') return;
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  if (/[($]/.test(value) || (isNumber && Number.isNaN(Number(value))))
    draft.note('left', line.place, `The default ${value}`, 'is no answer.');
  else if (isNumber) schema.default = Number(value);
  else schema.default = schema.type === 'array' ? value.split(/\s+/) : value;
}

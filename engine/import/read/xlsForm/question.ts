// One row of a survey: its question with title, hint, limits and default.
import type { Draft, Json } from '../../draft/draft.ts';
import type { Calculated } from './calculation.ts';
import { limitsOf, type PlaceOfAnswer } from './constraint.ts';
import { type Expression, parseExpression } from './expression.ts';
import { type Choices, listOf, OF_RANGE, type Question, questionOf } from './questions.ts';
import type { Line } from './table.ts';
import type { Texts } from './texts.ts';

export interface Context {
  readonly draft: Draft;
  readonly lists: Choices;
  readonly texts: Texts;
  /** Columns of the sheet choices by which questions are filtered. */
  readonly filtering: Set<string>;
}

/** Types whose answers come from the device or the survey's server, not from a person. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  calculate: 'A computed value is not asked: if the office needs it, declare it as a computed answer.',
  hidden: 'Nobody could answer it.',
};

const RECORDING = 'A form takes no recordings: it asks for a file of the types that form.json names.';
/** Types whose answers are given in another way. */
const ASKED_OTHERWISE: Readonly<Record<string, string>> = {
  audio: RECORDING,
  video: RECORDING,
  barcode: 'What a barcode says is typed: a form reads none with the camera.',
};

/** Types whose answer may be a computed one. */
const COMPUTED = ['calculate', 'text', 'string', 'integer', 'int', 'decimal'];

/**
 * The question that a row of the survey asks. Undefined for a row that asks nothing here, such as a `hidden` one, which the report then names.
 * @param compute the computed answer of a calculation, where the row stands
 * @param placeOf where the answer to another question stands, seen from there
 */
export function readQuestion(
  { draft, lists, texts }: Context,
  line: Line,
  compute: (calculation: Expression | undefined) => Calculated | undefined,
  placeOf: PlaceOfAnswer,
): Question | undefined {
  const type = line.get('type');
  const calculation = line.get('calculation');
  const isFit = calculation !== '' && COMPUTED.includes(type.trim().toLowerCase());
  const computed = isFit ? compute(parseExpression(calculation)) : undefined;
  if (computed) return computedQuestion(draft, line, texts, computed);
  const question = questionOf(line, lists, texts);
  const isComputed = calculation !== '' && /^(?:yes|true)/i.test(line.get('readonly'));
  if (!question || isComputed) {
    const list = listOf(type);
    const isListMissing = list !== undefined && !lists.has(list);
    const why = isListMissing
      ? `The sheet choices has no list "${list}".`
      : (NOT_ASKED[isComputed ? 'calculate' : type.toLowerCase()] ?? 'A form does not ask for it.');
    const what = `A question of the type "${type}"${calculation === '' ? '' : `, computed by ${calculation}`}.`;
    draft.note('left', line.place, what, why);
    return undefined;
  }
  const { schema, joined = [] } = question;
  for (const name of joined)
    draft.note(
      'changed',
      line.place,
      `Several choices are called "${name}": they are one option, with all their labels.`,
    );
  const title = texts(line, 'label');
  if (title !== '') schema.title = title;
  const hint = texts(line, 'hint');
  if (hint !== '') schema.description = hint;
  addLimits(draft, line, texts, schema, placeOf);
  addDefault(draft, line, schema);
  if (calculation !== '') draft.note('left', line.place, `The calculation ${calculation}: visitors write the answer.`);
  const otherwise = ASKED_OTHERWISE[type.trim().toLowerCase()];
  if (otherwise !== undefined) draft.note('changed', line.place, otherwise);
  noteUnread(draft, line, question);
  return question;
}

/** A `readOnly` question with `computed`: its answer is calculated from other answers; visitors see it, and cannot change it. */
function computedQuestion(draft: Draft, line: Line, texts: Texts, { schema, whileBlank }: Calculated): Question {
  const hint = texts(line, 'hint');
  const isHidden = /^calculate$/i.test(line.get('type').trim());
  if (isHidden) draft.note('changed', line.place, 'The computed answer is shown to visitors.');
  else if (!/^(?:yes|true)/i.test(line.get('readonly')))
    draft.note('changed', line.place, 'The answer is computed always: visitors cannot write another.');
  if (whileBlank !== '') draft.note('changed', line.place, whileBlank);
  for (const column of ['constraint', 'default', 'appearance']) {
    const said = line.get(column);
    if (said !== '') draft.note('left', line.place, `The ${column} ${said}: nobody writes a computed answer.`);
  }
  const title = texts(line, 'label');
  const words = { ...(title !== '' && { title }), ...(hint !== '' && { description: hint }) };
  return { schema: { ...schema, ...words, readOnly: true }, ui: {} };
}

/** Notes each word in the columns `appearance` and `parameters` that the importer does not carry over. */
function noteUnread(draft: Draft, line: Line, { drawn = [], schema }: Question): void {
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
    ...words('appearance').filter((word) => !drawn.includes(word.toLowerCase())),
    ...words('parameters').filter((word) => !isRead(word)),
  ];
  for (const word of unread) draft.note('left', line.place, `"${word}" has no effect in a form.`);
}

function addLimits(draft: Draft, line: Line, texts: Texts, schema: Json, placeOf: PlaceOfAnswer): void {
  const constraint = line.get('constraint');
  if (constraint === '') return;
  const { limits, isWhole } = limitsOf(parseExpression(constraint), schema, placeOf);
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

// The limits of a question as the dialog "Limits…" shows them: read from its schema, with the other answers that it could be compared with.
import {
  COMPARISONS,
  type Comparison,
  comparedKind,
  type Definition,
  isBox,
  isOfNamedAnswers,
  type LimitKeyword,
} from '../../compile/index.ts';
import { declaredProperties, formatPointer, isGroupSchema, isList, recordOf, type Schema } from '../../core/index.ts';
import type { ComparedAnswer, Limit, LimitedBy, OutlineLimits } from '../protocol/limits.ts';
import type { Words } from '../protocol/outline.ts';
import { equal, type Group } from './draft/groups.ts';
import { placedQuestions } from './placedQuestions.ts';

/** The two keywords of a schema that the fields for the least and the most of an answer write. */
export const LIMIT_KEYWORDS: Readonly<
  Record<LimitedBy, readonly [least: LimitKeyword, most: LimitKeyword] | undefined>
> = {
  characters: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  day: ['formatMinimum', 'formatMaximum'],
  time: ['formatMinimum', 'formatMaximum'],
  entries: ['minItems', 'maxItems'],
  options: ['minItems', 'maxItems'],
  nothing: undefined,
};

/** What the least and the most of the question's answers limit; undefined where the dialog is not offered: for a group, a checkbox, and a question that is computed or read-only. */
export function limitedBy(question: Schema): LimitedBy | undefined {
  const { type, format = '', items, enum: options, readOnly, computed } = question;
  if (isGroupSchema(question) || readOnly || computed || isBox(question)) return undefined;
  if (isOfNamedAnswers(question)) return 'nothing';
  if (items) return isList(question) || items.format === 'attachment' ? 'entries' : 'options';
  if (options) return 'nothing';
  if (type === 'number' || type === 'integer') return 'number';
  if (format === 'date' || format === 'date-time') return 'day';
  if (format === 'time') return 'time';
  return type === 'string' && format !== 'phone' ? 'characters' : 'nothing';
}

/**
 * True if the question needs a message under `errorMessage.required` once it is required. A list does not: a required list begins with an entry, so it is
 * never missing, and the questions of the entry have messages of their own. Named answers have the engine's messages.
 */
export function hasMessage(question: Schema): boolean {
  return !isOfNamedAnswers(question) && !(question.items && isList(question));
}

/**
 * The limits of the question `name` of the group, for the dialog; undefined for a question that the dialog is not offered for ({@link limitedBy}).
 * @param messageOf the question's message for a comparison, in every language
 */
export function limitsOf(
  steps: Definition['steps'],
  group: Group,
  name: string,
  messageOf: (keyword: Comparison) => Words,
): OutlineLimits | undefined {
  const question = declaredProperties(group.schema)[name];
  const by = question && limitedBy(question);
  if (!by) return undefined;
  const [least, most] = (LIMIT_KEYWORDS[by] ?? []).map((keyword) => recordOf(question)[keyword] as Limit | undefined);
  const as = COMPARISONS.find((keyword) => question[keyword] !== undefined);
  const written = as && question[as]?.$data;
  const comparison = as && written && { as, with: written.replace(/^1\//, ''), message: messageOf(as) };
  return {
    by,
    hasMessage: hasMessage(question),
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(comparison && { comparison }),
    comparable: comparedAnswers(steps, group, name, question),
  };
}

/**
 * The answers that the question can be compared with: those of the same kind in its own group, by their names, and those in earlier steps and in other groups
 * of its step, by JSON Pointers.
 */
function comparedAnswers(
  steps: Definition['steps'],
  group: Group,
  name: string,
  question: Schema,
): readonly ComparedAnswer[] {
  const asWith = (other: Schema) =>
    COMPARISONS.filter((keyword) => {
      const kind = comparedKind(question, keyword);
      return kind !== undefined && comparedKind(other, keyword) === kind;
    });
  const own = Object.entries(declaredProperties(group.schema))
    .filter(([key]) => key !== name)
    .map(([key, other]) => ({ question: key, title: other.title ?? key, as: asWith(other) }));
  const until = steps.indexOf(group.step);
  const elsewhere = steps.slice(0, until + 1).flatMap(({ at, schema, label, entry }) =>
    placedQuestions(schema, at, label, entry.if === undefined)
      .filter(({ path }) => !equal(path.slice(0, -1), group.answersAt))
      .map(({ path, title, schema: other }) => ({ question: formatPointer(path), title, as: asWith(other) })),
  );
  return [...own, ...elsewhere].filter(({ as }) => as.length > 0);
}

// What an answer has to be, as the outline of a form says it and the dialog changes it.
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

/** The keywords of the least and of the most. */
export const LIMIT_KEYWORDS: Readonly<Record<LimitedBy, readonly [least: LimitKeyword, most: LimitKeyword] | undefined>> = {
  characters: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  day: ['formatMinimum', 'formatMaximum'],
  time: ['formatMinimum', 'formatMaximum'],
  entries: ['minItems', 'maxItems'],
  options: ['minItems', 'maxItems'],
  nothing: undefined,
};

/** Undefined for a group, for what nobody answers, and for a box, of which only is asked whether it is ticked. */
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

/** False for a list of entries: those say at their own questions what is missing. */
export function hasMessage(question: Schema): boolean {
  return !isOfNamedAnswers(question) && !(question.items && isList(question));
}

/**
 * The limits of a question of the group; undefined where there can be none.
 * @param messageOf the message of a keyword in every language
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

/** Answers of the same kind: of the group itself, then of earlier steps and of the rest of this one, as far as they are in no list. */
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

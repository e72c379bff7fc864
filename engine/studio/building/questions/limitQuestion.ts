// What the answer to a question has to be: whether it has to be given, its least and its most, and another answer that it is compared with.
import { COMPARISONS, type Definition } from '../../../compile/index.ts';
import { SOURCE } from '../../../core/index.ts';
import type { AnswerLimits, Limit, LimitedBy } from '../../protocol/limits.ts';
import type { QuestionName, Words } from '../../protocol/outline.ts';
import type { At, Draft } from '../draft/draft.ts';
import {
  below,
  containerOf,
  type Declaration,
  declarationsOf,
  type Group,
  groupAt,
  partsOf,
  writtenAt,
} from '../draft/groups.ts';
import { Impossible } from '../draft/impossible.ts';
import { tidy } from '../draft/tidy.ts';
import { moveTranslations, say } from '../draft/words.ts';
import { hasMessage, LIMIT_KEYWORDS, limitedBy } from '../limits.ts';
import { requireAround, requireIn } from './addQuestion.ts';

/**
 * Writes the limits where the question is declared; limits of branches that narrow it stay.
 * @param required what is said when it is not answered; undefined if it need not be. Of one that is required already, that stays.
 * Throws {@link Impossible} where the limits cannot be meant
 */
export function limitQuestion(
  draft: Draft,
  definition: Definition,
  question: QuestionName,
  limits: AnswerLimits,
  required: Words | undefined,
): void {
  const group = groupAt(definition, question.step, question.path);
  const [declared] = declarationsOf(group, question.name);
  const by = declared && limitedBy(declared.schema);
  if (!by) throw new Impossible(`“${question.name}” has no limits.`);
  const { least, most } = withLeastEntry(by, limits, required !== undefined);
  refuse(by, least, most);
  const keywordAt = (keyword: string) => writtenAt(definition, group.step, `${declared.pointer}/${keyword}`);
  const [ofLeast, ofMost] = LIMIT_KEYWORDS[by] ?? [];
  if (ofLeast) setLimit(draft, keywordAt, ofLeast, least);
  if (ofMost) setLimit(draft, keywordAt, ofMost, most);
  compare(draft, keywordAt, declared, limits.comparison);
  const isRequired = partsOf(group).some(({ schema }) => schema.required?.includes(question.name));
  if (required && !isRequired) require(draft, definition, group, question.name, required);
  if (!required && isRequired) release(draft, definition, group, question.name);
}

/** A required list begins with an entry; of options one is chosen at least. */
function withLeastEntry(by: LimitedBy, { least, most }: AnswerLimits, isRequired: boolean): AnswerLimits {
  if (by !== 'entries' && by !== 'options') return { least, most };
  if (isRequired) return { least: least === undefined ? 1 : least, most };
  return { least: least === 1 ? undefined : least, most };
}

function refuse(by: LimitedBy, least: Limit | undefined, most: Limit | undefined): void {
  if (by === 'characters' && most === undefined) throw new Impossible('A text has a greatest number of characters.');
  if (by === 'entries' && most === undefined) throw new Impossible('A list has a greatest number of entries.');
  const isCount = by === 'characters' || by === 'entries' || by === 'options';
  for (const limit of [least, most])
    if (isCount && limit !== undefined && !(Number.isInteger(limit) && Number(limit) >= 0))
      throw new Impossible(`There cannot be ${limit} ${by}: write a whole number.`);
  if (typeof least === 'number' && typeof most === 'number' && least > most)
    throw new Impossible('The least is not above the most.');
}

type KeywordAt = (keyword: string) => At;

/** A limit that goes takes its message along. */
function setLimit(draft: Draft, keywordAt: KeywordAt, keyword: string, limit: unknown): void {
  const at = keywordAt(keyword);
  if (draft.value(at) === limit) return;
  if (limit === undefined) {
    draft.remove(at);
    removeMessage(draft, keywordAt, keyword);
  } else draft.set(at, limit);
}

function removeMessage(draft: Draft, keywordAt: KeywordAt, keyword: string): void {
  const messages = keywordAt('errorMessage');
  const message = below(messages, keyword);
  draft.remove(message);
  moveTranslations(draft, message, undefined);
  if (JSON.stringify(draft.value(messages)) === '{}') draft.remove(messages);
}

/** The first comparison of the question becomes this one, or goes. */
function compare(
  draft: Draft,
  keywordAt: KeywordAt,
  { schema }: Declaration,
  comparison: AnswerLimits['comparison'],
): void {
  const before = COMPARISONS.find((keyword) => schema[keyword] !== undefined);
  if (before && before !== comparison?.as) setLimit(draft, keywordAt, before, undefined);
  if (!comparison) return;
  if (!comparison.message[SOURCE]?.trim())
    throw new Impossible('Please write in English what is said when the answer does not keep to the other one.');
  const $data = comparison.with.startsWith('/') ? comparison.with : `1/${comparison.with}`;
  if (schema[comparison.as]?.$data !== $data) draft.set(keywordAt(comparison.as), { $data });
  say(draft, below(keywordAt('errorMessage'), comparison.as), comparison.message);
}

/** Wherever a part of the group asks it. */
function require(draft: Draft, definition: Definition, group: Group, name: string, message: Words): void {
  for (const { schema, part } of declarationsOf(group, name)) {
    // A branch that only narrows the question does not ask it.
    if (schema.type === undefined) continue;
    requireIn(draft, containerOf(definition, group.step, part), name, hasMessage(schema) ? message : {});
    if (!part.isBranch) requireAround(draft, definition, group);
  }
}

/** No part requires it any more, in whatever case. */
function release(draft: Draft, definition: Definition, group: Group, name: string): void {
  for (const { schema, pointer } of partsOf(group)) {
    if (!schema.required?.includes(name)) continue;
    const at = (below: string) => writtenAt(definition, group.step, `${pointer}/${below}`);
    const names = draft.value(at('required'));
    if (!Array.isArray(names) || !names.includes(name))
      throw new Impossible(
        `“${name}” is required once something else is answered, which the studio does not change: see the file.`,
      );
    draft.remove(below(at('required'), names.indexOf(name)));
    const message = at(`errorMessage/required/${name}`);
    draft.remove(message);
    moveTranslations(draft, message, undefined);
  }
  tidy(draft, definition, group);
}

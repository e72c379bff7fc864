// Writes what the dialog "Limits…" says of a question: whether it has to be answered, the least and the most of its answer, and a comparison with another answer.
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
 * Writes the limits into the declaration of the question. Limits in branches that narrow it are left as they are.
 * @param required the message for a missing answer if the question is to be required, which is written only where it is not required yet; undefined if it
 * is to be optional
 * Throws {@link Impossible} for limits that exclude each other or are no limits of such an answer.
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

/** The limits with 1 as the least number of entries or options where the question is required and has no greater one; without it where it is not required. */
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

/** Sets or removes the limit. With a limit that is removed go its message and the translations of this. */
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

/** Writes `comparison` in the place of the question's first comparison; without one, that is removed. */
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

/** Makes the question required in each part of the group that declares it. */
function require(draft: Draft, definition: Definition, group: Group, name: string, message: Words): void {
  for (const { schema, part } of declarationsOf(group, name)) {
    // A part without a type only narrows the question, which another part declares.
    if (schema.type === undefined) continue;
    requireIn(draft, containerOf(definition, group.step, part), name, hasMessage(schema) ? message : {});
    if (!part.isBranch) requireAround(draft, definition, group);
  }
}

/** Removes the question from `required` of every part of the group, branches included, with its messages and their translations. */
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

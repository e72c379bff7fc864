// `uniqueInList` compares the entries of a list by a question of theirs, so it stands at one, and several entries can keep to it.
import { isGroupSchema, type Schema } from '../../../core/index.ts';
import { withComparedLimits } from '../../answers/comparedLimits.ts';
import { countOfAnswers } from '../../answers/countOfAnswers.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { KEYWORDS } from '../../schema/keywords.ts';
import { isOfNamedAnswers } from '../../schema/namedAnswers.ts';
import type { Rule } from '../rule.ts';
import type { Fault } from '../schemaRule.ts';

export const uniqueInLists: Rule = function* ({ steps, placeWithin }) {
  for (const { schema, schemaPlace } of steps) {
    for (const { in: part = schema, at = '', problem, repair } of inGroup(schema, undefined))
      yield { place: placeWithin(part, at, schemaPlace), problem, repair };
  }
};

/** @param list the list whose entries are this group, if it is one's */
function* inGroup(group: Schema, list: Schema | undefined): Generator<Fault> {
  for (const { key, schema, whole } of groupQuestions(group)) {
    // At a list, a group or a checkbox the keyword has no effect, and `keywordsFitType` reports it.
    const isSingle = whole.type === undefined || KEYWORDS.uniqueInList.types?.includes(whole.type);
    const judged = schema.uniqueInList && isSingle && withComparedLimits(group, key, whole);
    const [problem, repair] = (judged && faultOf(key, judged, list)) || [];
    if (problem && repair) yield { in: schema, at: '/uniqueInList', problem, repair };
    yield* inQuestion(whole, undefined);
  }
}

function* inQuestion(question: Schema, list: Schema | undefined): Generator<Fault> {
  if (isGroupSchema(question)) return yield* inGroup(question, list);
  const { items } = question;
  if (!items) return;
  if (items.uniqueInList) {
    const problem = '"uniqueInList" has no effect on entries that are single answers.';
    yield { in: items, at: '/uniqueInList', problem, repair: 'Write "uniqueItems": true beside "items".' };
  }
  yield* inQuestion(items, question);
}

type Words = readonly [problem: string, repair: string];

function faultOf(key: string, question: Schema, list: Schema | undefined): Words | undefined {
  if (!list) return [`"${key}" is not asked in the entries of a list.`, 'Remove "uniqueInList".'];
  if (question.readOnly) return [`"${key}" has an answer that nobody can change.`, 'Remove "uniqueInList".'];
  const { minItems = 0, maxItems } = list;
  // There the engine wrote the keyword, beside names of which JSON Schema allows a single one.
  if (isOfNamedAnswers(list)) return faultOfNames(countOfAnswers(question), minItems);
  if (maxItems === 1)
    return ['"uniqueInList" has no effect on a list of one entry.', 'Remove it, or raise "maxItems".'];
  const count = countOfAnswers(question);
  if (count >= Math.max(2, minItems)) return undefined;
  if (count < 2) return [`"${key}" has only one answer, so no two entries can differ.`, 'Remove "uniqueInList".'];
  const what = question.enum ? 'options' : 'answers that keep to its limits and comparisons';
  const problem = `"${key}" has ${count} ${what}, and so many entries cannot differ.`;
  return [problem, 'Remove "uniqueInList", or lower "minItems".'];
}

function faultOfNames(count: number, least: number): Words | undefined {
  if (count >= least) return undefined;
  return [`Visitors can give ${count} different names, but have to give ${least}.`, 'Lower "minProperties".'];
}

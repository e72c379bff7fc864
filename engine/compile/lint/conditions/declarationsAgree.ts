// Two branches may ask for the same name in different ways as long as they never apply together: no answer is a text and a number,
// and of two titles or limits one would be shown while both are judged by. When the branch changes, core's `ending` removes an answer that the control of the other
// cannot show. Groups, lists, single questions, and answers that are fixed
// or computed never share a name, nor do different kinds of answers of which their own answer decides: when the branch changes, the answer of one would stay in the other. Two parts that always apply
// together do not say different things of one question: only the later would count.
import { isGroupSchema, isList, keysOf, type Schema } from '../../../core/index.ts';
import { combinations } from '../../answers/combinations.ts';
import { appliesTo } from '../../schema/groupParts.ts';
import { type GroupQuestion, groupQuestions } from '../../schema/groupQuestions.ts';
import { isTestedBy } from '../../schema/isTestedBy.ts';
import { SHAPE } from '../../schema/keywords.ts';
import { isAskedElsewhere } from '../isAskedElsewhere.ts';
import type { Rule } from '../rule.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const declarationsAgree: Rule = function* (definition) {
  yield* saidTwice(definition);
  yield* ofBranches(definition);
};

const ofBranches = schemaRule('conditions', function* (group): Generator<Fault> {
  yield* narrowedToAnotherKind(group);
  const rivals = [
    ...pairsOfOneName(groupQuestions(group).filter((one) => !one.narrows && !isAskedElsewhere(group, one))),
  ].flatMap(([one, other]) => {
    const difference = differenceOf(one.schema, other.schema);
    return difference === undefined ? [] : { one, other, difference };
  });
  if (rivals.length === 0) return;
  const all = combinations(group);
  for (const { one, other, difference } of rivals) {
    if (shapeOf(one.schema) !== shapeOf(other.schema)) {
      const problem = `"${one.key}" is ${shapeOf(one.schema)} in one branch and ${shapeOf(other.schema)} in another, and the answer of one would stay in the other.`;
      yield { in: other.schema, problem, repair: 'Give the questions names of their own.' };
      continue;
    }
    if (kindElsewhere(one.schema, other.schema) && isDecidedByItself(group, one, other)) {
      const problem = `"${one.key}" is asked ${difference}, and its own answer decides which of them applies.`;
      yield { in: other.schema, problem, repair: 'Give the questions names of their own.' };
      continue;
    }
    if (!all.some((answers) => appliesTo(one.part.under, answers) && appliesTo(other.part.under, answers))) continue;
    const problem = `"${one.key}" is asked by two branches that apply together, ${difference}.`;
    const repair = 'Make their conditions exclude each other, or give the questions names of their own.';
    yield { in: other.schema, problem, repair };
  }
});

function isDecidedByItself(group: Schema, ...questions: readonly GroupQuestion[]): boolean {
  return questions.some(({ key, part }) => isTestedBy(part.under, key, group));
}

/** Both declarations hold where the branch applies. */
function* narrowedToAnotherKind(group: Schema): Generator<Fault> {
  for (const { key, schema, narrows, part } of groupQuestions(group)) {
    // A choice has the option "Other", and the branch for it asks "Which?" under the same name. The options of the choice hold in the branch, too, so no text could be written.
    if (narrows?.enum && !schema.enum && schema.type === 'string' && isTestedBy(part.under, key, group)) {
      const problem = `"${key}" is a choice outside of this branch, which depends on what was chosen, so it stays one.`;
      yield { in: schema, problem, repair: 'Ask the text under a name of its own.' };
      continue;
    }
    const other = narrows && (kindElsewhere(schema, narrows) ?? kindElsewhere(schema.items, narrows.items));
    if (!narrows || !other) continue;
    const problem = `"${key}" is asked outside of this branch as ${inWords(narrows)}, and here with the ${other}.`;
    yield {
      in: schema,
      problem,
      repair: 'Give the question of the branch a name of its own, or ask each in a branch.',
    };
  }
}

/** {@link narrowedToAnotherKind} compares the first of them, and the rule `textsShown` titles and descriptions. */
const COMPARED_ELSEWHERE: readonly (keyof Schema)[] = [...SHAPE, 'title', 'description'];

const saidTwice = schemaRule('groups', function* (group) {
  for (const { key, schema, beside } of groupQuestions(group)) if (beside) yield* overlapsIn(key, beside, schema);
});

/** A keyword that both parts of a question have, with different values; of a list of single answers also one of its entries. */
function* overlapsIn(key: string, first: Schema, again: Schema): Generator<Fault> {
  const keyword = keysOf(again).find(
    (one) => one in first && !COMPARED_ELSEWHERE.includes(one) && !isSame(first[one], again[one]),
  );
  if (keyword !== undefined) {
    const problem = `"${keyword}" of "${key}" has another value in a part that always applies together with this one, so only one of them has an effect.`;
    yield { in: again, at: `/${keyword}`, problem, repair: 'Write it once.' };
  }
  // The questions of a group are judged as that group's own.
  if (first.items && again.items && !isGroupSchema(first.items)) yield* overlapsIn(key, first.items, again.items);
}

/** The keyword and its value by which the question is of another kind; undefined for one of the same kind. */
function kindElsewhere(schema: Schema | undefined, narrows: Schema | undefined): string | undefined {
  if (!schema || !narrows) return undefined;
  const keyword = (['type', 'format'] as const).find((one) => one in schema && schema[one] !== narrows[one]);
  return keyword && `${keyword} "${schema[keyword]}"`;
}

function* pairsOfOneName(declared: readonly GroupQuestion[]): Generator<readonly [GroupQuestion, GroupQuestion]> {
  for (const [i, one] of declared.entries()) {
    for (const other of declared.slice(i + 1)) if (one.key === other.key) yield [one, other];
  }
}

/** In words; undefined for two that ask the same. */
function differenceOf(one: Schema, other: Schema): string | undefined {
  if (inWords(one) !== inWords(other)) return `once as ${inWords(one)} and once as ${inWords(other)}`;
  const keywords = [...new Set([...keysOf(one), ...keysOf(other)])];
  const differing = keywords.find((key) => !isSame(one[key], other[key]));
  if (differing === 'items' && one.items && other.items) return differenceOf(one.items, other.items);
  return differing && `each with another "${differing}"`;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function shapeOf(question: Schema): string {
  if (isGroupSchema(question)) return 'a group';
  if (question.readOnly) return question.computed ? 'computed' : `the fixed answer ${JSON.stringify(question.const)}`;
  const { items } = question;
  if (items?.items) return shapeOf(items).replace('a single question', 'a list').replace('a list', 'a list of lists');
  if (items && isGroupSchema(items)) return 'a list of groups';
  return isList(question) ? 'a list' : 'a single question';
}

function inWords({ type, format, enum: options, items }: Schema): string {
  if (options) return `one of ${JSON.stringify(options)}`;
  return items ? `a list of ${inWords(items)}` : `${format ?? type}`;
}

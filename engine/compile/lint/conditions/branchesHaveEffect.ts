// Branches that change nothing, conditions without branches and branches without a condition are leftovers or mistakes. So is a
// branch that applies only while a required question is unanswered: nothing that it asks is ever sent.
import { isDeepStrictEqual } from 'node:util';
import { keysOf, type Path, recordOf, type Schema, toName } from '../../../core/index.ts';
import { answersRequired } from '../../answers/answersRequired.ts';
import { combinations, isExhaustive } from '../../answers/combinations.ts';
import { requiredWhileBlank } from '../../answers/requiredWhileBlank.ts';
import { fieldReferences } from '../../schema/fieldReferences.ts';
import { appliesTo, groupParts } from '../../schema/groupParts.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { isTestedBy } from '../../schema/isTestedBy.ts';
import { questionsAt } from '../../schema/questions.ts';
import { isBox } from '../../schema/yesNo.ts';
import { repeatedInParts } from '../repeatedInParts.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const branchesHaveEffect = schemaRule('effects', function* (group, placeOf): Generator<Fault> {
  const always = new Set(
    groupParts(group).flatMap(({ schema, under }) => (under.length ? [] : (schema.required ?? []))),
  );
  const idle = new Set<Schema>();
  for (const { schema } of groupParts(group)) {
    const { if: condition, then: yes, else: no } = schema;
    if (!condition && (yes || no)) {
      const repair = 'Add the condition as "if", or move the questions out.';
      yield { in: schema, at: yes ? '/then' : '/else', problem: 'This branch has no condition.', repair };
    }
    if (condition && !yes && !no) {
      const repair = 'Add "then" or "else", or remove the condition.';
      yield { in: schema, at: '/if', problem: 'Nothing depends on this condition.', repair };
    }
    if (condition && yes && no && isDeepStrictEqual(yes, no)) {
      const repair = 'Write it beside the other questions, without the condition.';
      yield { in: schema, at: '/if', problem: 'Both branches of this condition say the same.', repair };
    }
    yield* twice(schema);
    for (const [keyword, branch] of [
      ['then', yes],
      ['else', no],
    ] as const) {
      const holding = keyword === 'then' ? condition : condition?.not;
      const answered = holding ? requiredBy(holding) : [];
      if (!condition || !branch || hasEffect(group, branch, new Set([...always, ...answered]))) continue;
      idle.add(branch);
      const problem = 'This branch changes nothing.';
      const repair = 'Say what is different in this case, or remove it.';
      yield { in: schema, at: `/${keyword}`, problem, repair };
    }
  }
  yield* endingThemselves(group);
  yield* neverSent(group);
  yield* neverMissed(group, idle);
  yield* repeatedInParts(group, idle, placeOf);
});

/** Conditions of `allOf` that stand there twice, where the branches of one say all that those of the other say. */
function* twice({ allOf = [] }: Schema): Generator<Fault> {
  for (const [i, member] of allOf.entries()) {
    const others = allOf.filter((other, j) => i !== j && member.if && isDeepStrictEqual(other.if, member.if));
    const isFirst = (other: Schema) => allOf.indexOf(other) < i;
    const isSame = (other: Schema) => isDeepStrictEqual(other, member);
    if (others.some((other) => isFirst(other) && isSame(other))) {
      const problem = 'This condition stands here twice, with the same branches.';
      yield { in: member, at: '/if', problem, repair: 'Remove one of the two.' };
    } else if (others.some((other) => !isSame(other) && saysAll(other, member))) {
      const problem = 'This condition stands here twice, and the other one says all that this one does.';
      yield { in: member, at: '/if', problem, repair: 'Remove it with its branches.' };
    }
  }
}

/** True if a part says what another does, word for word: has its questions, requires what it requires, and has its messages. */
function saysAll(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part))
    return Array.isArray(whole) && part.every((one) => whole.some((other) => isDeepStrictEqual(one, other)));
  const [{ properties: all, ...others }, { properties: some, ...keywords }] = [recordOf(whole), recordOf(part)];
  const hasAll = (one: unknown, other: unknown) =>
    keysOf(recordOf(other)).every((key) => isDeepStrictEqual(recordOf(one)[key], recordOf(other)[key]));
  const isWithin = (key: string) =>
    isDeepStrictEqual(others[key], keywords[key]) || (BRANCHED.includes(key) && saysAll(others[key], keywords[key]));
  return hasAll(all, some) && Object.keys(keywords).every(isWithin);
}

/** Keywords of which a part of the value says a part of what all of it says. */
const BRANCHED: readonly string[] = ['then', 'else', 'required', 'errorMessage'];

function* endingThemselves(group: Schema): Generator<Fault> {
  for (const part of groupParts(group)) {
    const [key, branch] = [requiredWhileBlank(part), part.under.at(-1)];
    if (key === undefined || !branch) continue;
    const problem = `This applies only while "${key}" is unanswered, and requires "${key}": once it is answered, this ends.`;
    const isAll = fieldReferences(branch.condition).size === 1;
    const repair = isAll
      ? `Name "${key}" under "required" of the group instead, and remove the condition.`
      : `Take "${key}" out of the condition: that it has to be answered is what "required" says.`;
    yield { in: branch.owner, at: branch.holds ? '/then' : '/else', problem, repair };
  }
}

function* neverSent(group: Schema): Generator<Fault> {
  const parts = groupParts(group).filter((part) => requiredWhileBlank(part) === undefined);
  // The rule `fixedAnswers` reports a checkbox under `required` without `"const": true`. Nothing is concluded from that `required`, which its repair changes.
  const isTicked = (key: string) => questionsAt(group, [key]).some((one) => isBox(one) && one.const === undefined);
  if (parts.some(({ schema }) => schema.required?.some(isTicked))) return;
  const tested = parts.flatMap(({ schema }) => [...fieldReferences(schema.if ?? {}).values()]).map(({ path }) => path);
  const paths = tested.filter((path) => !path.includes(0));
  const all = combinations(group);
  const complete = all.filter((answers) => answersRequired(group, answers, paths));
  for (const { under } of parts) {
    const branch = under.at(-1);
    const applying = all.filter((answers) => appliesTo(under, answers));
    if (!branch || applying.length === 0 || complete.some((answers) => appliesTo(under, answers))) continue;
    if (!complete.some((answers) => appliesTo(under.slice(0, -1), answers))) continue;
    const keyword = branch.holds ? 'then' : 'else';
    const missing = paths.find((path) => applying.every((answers) => !answersRequired(group, answers, [path])));
    yield { in: branch.owner, at: `/${keyword}`, ...faultOfNeverSent(branch.condition, missing) };
  }
}

/** @param missing the required question that is unanswered whenever the condition holds; undefined if now one is, now another */
function faultOfNeverSent(condition: Schema, missing: Path | undefined) {
  const name = missing && toName(missing);
  const what = name === undefined ? 'a required question is unanswered' : `"${name}" is unanswered, which is required`;
  const isTested = name === undefined || fieldReferences(condition).has(name);
  const isRefused = `Correct the condition: once "${name}" is answered, no answer that it tests for can be given.`;
  return {
    problem: `This applies only while ${what}, so nothing that it asks is ever sent.`,
    repair: isTested ? 'Let the condition test the answer, or remove the branch.' : isRefused,
  };
}

/**
 * Names that a part requires while they are always answered, or while another part, whose message stands before its own, always requires them
 * as well.
 * @param idle branches that are reported to change nothing
 */
function* neverMissed(group: Schema, idle: ReadonlySet<Schema>): Generator<Fault> {
  const parts = groupParts(group);
  const requiring = (key: string) => parts.filter(({ schema }) => schema.required?.includes(key));
  for (const part of parts.filter(({ schema }) => !idle.has(schema))) {
    for (const [i, key] of (part.schema.required ?? []).entries()) {
      const before = requiring(key).slice(0, requiring(key).indexOf(part));
      const isTested = isTestedBy(part.under, key, group);
      if ((before.length === 0 && !isTested) || !isExhaustive(group)) continue;
      const applying = combinations(group).filter((answers) => appliesTo(part.under, answers));
      const missing = applying.filter((answers) => answers[key] === undefined);
      const isAnswered = isTested && applying.length > 0 && missing.length === 0;
      const isRequired =
        missing.length > 0 && missing.every((answers) => before.some(({ under }) => appliesTo(under, answers)));
      if (!isAnswered && !isRequired) continue;
      const problem = isAnswered
        ? `This applies only once "${key}" is answered, so requiring it changes nothing.`
        : `"${key}" is required already whenever this applies, so this changes nothing.`;
      const repair = `Take "${key}" out here, or correct the condition of what requires it besides.`;
      yield { in: part.schema, at: `/required/${i}`, problem, repair };
    }
  }
}

/** The questions of the group that have to be answered for the condition to hold. */
function requiredBy({ required = [], allOf = [] }: Schema): readonly string[] {
  return [...required, ...allOf.flatMap(requiredBy)];
}

function hasEffect(group: Schema, branch: Schema, always: ReadonlySet<string>): boolean {
  // The rule `textsShown` reports words that are not shown.
  if (branch.title !== undefined || branch.description !== undefined) return true;
  if (branch.if || branch.allOf || (branch.required ?? []).some((key) => !always.has(key))) return true;
  return groupQuestions(group)
    .filter(({ part }) => part.schema === branch)
    .some(({ schema, narrows }) => !narrows || addsTo(narrows, schema));
}

function addsTo(known: Schema, narrowed: Schema): boolean {
  return Object.entries(narrowed).some(
    ([keyword, value]) => JSON.stringify(known[keyword as keyof Schema]) !== JSON.stringify(value),
  );
}

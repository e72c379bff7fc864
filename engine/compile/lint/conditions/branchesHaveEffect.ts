// Branches that change nothing, conditions without branches and branches without a condition are leftovers or mistakes. So is a
// branch that applies only while a required question is unanswered: nothing that it asks is ever sent.
import { formatPointer, isGroupSchema, keysOf, narrowed, type Schema } from '../../../core/index.ts';
import { answersRequired } from '../../answers/answersRequired.ts';
import { combinations, isExhaustive } from '../../answers/combinations.ts';
import type { Place } from '../../errors/definitionError.ts';
import { fieldReferences } from '../../schema/fieldReferences.ts';
import { appliesTo, groupParts } from '../../schema/groupParts.ts';
import { type GroupQuestion, groupQuestions } from '../../schema/groupQuestions.ts';
import { isTestedBy } from '../../schema/isTestedBy.ts';
import { NUMERIC_PAIRS, SHAPE } from '../../schema/keywords.ts';
import { isRepeated } from '../limitFaults.ts';
import { type Fault, type PlaceOf, SHARED, schemaRule } from '../schemaRule.ts';

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
  yield* neverSent(group);
  yield* neverMissed(group, idle);
  yield* repeated(group, idle, placeOf);
});

function* neverSent(group: Schema): Generator<Fault> {
  const parts = groupParts(group);
  const tested = parts.flatMap(({ schema }) => [...fieldReferences(schema.if ?? {}).values()]).map(({ path }) => path);
  const paths = tested.filter((path) => !path.includes(0));
  const all = combinations(group);
  const complete = all.filter((answers) => answersRequired(group, answers, paths));
  for (const { under } of parts) {
    const branch = under.at(-1);
    if (
      !branch ||
      !all.some((answers) => appliesTo(under, answers)) ||
      complete.some((answers) => appliesTo(under, answers))
    )
      continue;
    if (!complete.some((answers) => appliesTo(under.slice(0, -1), answers))) continue;
    const keyword = branch.holds ? 'then' : 'else';
    const problem = 'This applies only while a required question is unanswered, so nothing that it asks is ever sent.';
    const repair = 'Let the condition test the answer, or remove the branch.';
    yield { in: branch.owner, at: `/${keyword}`, problem, repair };
  }
}

/** Keywords that a part repeats: parts that apply wherever it does say the same of the question, or of the entries of the list. */
function* repeated(group: Schema, idle: ReadonlySet<Schema>, placeOf: PlaceOf): Generator<Fault> {
  const questions = groupQuestions(group);
  for (const { key, schema, part, narrows, known, beside } of questions) {
    if (!known || idle.has(part.schema)) continue;
    const others = questions.filter((one) => one.key === key && one.part !== part).map((one) => one.schema);
    const reference = repeatedReference({ key, schema, part }, known, others, placeOf);
    if (reference) {
      const problem = `"${key}" refers to the same definition in another part that applies whenever this does.`;
      yield { in: schema, place: reference, problem, repair: 'Remove it here.' };
      continue;
    }
    // Both parts stand in definitions that refer to the same third definition. Another group may refer to one without the other, so neither is superfluous.
    if (others.some((one) => JSON.stringify(one) === JSON.stringify(schema))) continue;
    const where = beside ? 'in another part that applies along with this one' : 'outside of this branch';
    yield* repeatedIn(known, schema, { others, narrows, key, where, placeOf });
  }
}

/**
 * The place of a question whose `$ref` changes nothing: another part of the group, which applies whenever this one does, refers to the same
 * definition, and no part between them says anything else by its keywords. Where the question has keywords beside the `$ref`, the place is that of
 * the `$ref`. Undefined for other questions, and for those in a definition: another group may use it without the other part.
 */
function repeatedReference(
  { key, schema, part }: Pick<GroupQuestion, 'key' | 'schema' | 'part'>,
  known: Schema,
  others: readonly Schema[],
  placeOf: PlaceOf,
): Place | undefined {
  const questions = placeOf(part.schema, '/properties');
  const own = { ...questions, pointer: questions.pointer + formatPointer([key]) };
  const isOwn = ({ file, pointer }: Place) => file === own.file && pointer.startsWith(`${own.pointer}/`);
  const referred = keysOf(schema).filter((keyword) => !isOwn(placeOf(schema, `/${keyword}`)));
  const isTaken = (keyword: keyof Schema) =>
    JSON.stringify(known[keyword]) === JSON.stringify(schema[keyword]) &&
    !others.some((one) => differs(keyword, one, schema)) &&
    others.some((one) => keyword in one && isSamePlace(placeOf(one, `/${keyword}`), placeOf(schema, `/${keyword}`)));
  if (referred.length === 0 || SHARED.test(own.pointer) || !referred.every(isTaken)) return undefined;
  return referred.length === keysOf(schema).length ? own : { ...own, pointer: `${own.pointer}/$ref` };
}

interface Beside {
  /** What each other part says of it. */
  readonly others: readonly Schema[];
  /** The one of them that declares it. */
  readonly narrows: Schema | undefined;
  readonly key: string;
  /** Where the same is said, in words. */
  readonly where: string;
  readonly placeOf: PlaceOf;
}

/**
 * The findings of one question, or of the entries of one list.
 * @param known what parts that apply wherever this one does say of it, merged
 */
function* repeatedIn(known: Schema, schema: Schema, beside: Beside): Generator<Fault> {
  const { others, narrows, key, where, placeOf } = beside;
  if (keysOf(schema).length === 0)
    yield { in: schema, problem: `This says nothing of "${key}".`, repair: 'Remove it.', removes: [''] };
  for (const keyword of keysOf(schema).filter((one) => !SHAPE.includes(one))) {
    const at = `/${keyword}`;
    const isSame = keyword === 'enumNames' ? hasLabelsOf(known, schema) : isRepeated(keyword, known, schema);
    const isUndone = others.some((one) => one !== narrows && differs(keyword, one, schema));
    if (!isSame || (!NARROWING.has(keyword) && isUndone)) continue;
    // Both parts refer to one definition by `$ref`, in which the keyword is written once. Removing it there would change the other part, too.
    if (others.some((one) => keyword in one && isSamePlace(placeOf(one, at), placeOf(schema, at)))) continue;
    const problem = `"${keyword}" of "${key}" is the same ${where}.`;
    yield { in: schema, at, problem, repair: 'Remove it here.', removes: [at] };
  }
  const { items } = schema;
  if (!items || !known.items || isGroupSchema(known.items)) return;
  const ofEntries = { ...beside, others: others.map((one) => one.items ?? {}), narrows: narrows?.items };
  yield* repeatedIn(known.items, items, ofEntries);
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.file === other.file && one.pointer === other.pointer;
}

/**
 * Keywords of which a second one can only refuse more, so that the same one again changes nothing. Of any other keyword, e.g. `title`, the
 * part that is merged last replaces the others: there the same one again may undo what a part between them said.
 */
const NARROWING: ReadonlySet<string> = new Set(['enum', ...NUMERIC_PAIRS.flat()]);

/** True if both have the keyword, with different values. */
function differs(keyword: keyof Schema, one: Schema, other: Schema): boolean {
  return keyword in one && JSON.stringify(one[keyword]) !== JSON.stringify(other[keyword]);
}

/** True if the labels of a branch are those that its options have without them. */
function hasLabelsOf(known: Schema, branch: Schema): boolean {
  const { enumNames: _, ...rest } = branch;
  const labels = (question: Schema) => JSON.stringify(narrowed(known, question).enumNames);
  return branch.enum !== undefined && known.enum !== undefined && labels(rest) === labels(branch);
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

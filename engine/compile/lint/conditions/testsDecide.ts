// Each test of a condition decides in some case: without one that another implies, such as `minimum` 1 beside `const` 3, or a part that
// stands there twice, every answer has the same result. Both are compared for representative answers (`combinations`). So such a test
// can be removed by `--mend`: what is asked stays the same.
import { formatPointer, matches, type Schema, toName } from '../../../core/index.ts';
import { arbitraryAnswer } from '../../answers/arbitraryAnswer.ts';
import { combinations, isExhaustive } from '../../answers/combinations.ts';
import { excludesTest, impliesTest } from '../../answers/excludesTest.ts';
import { judgedParts } from '../../answers/judgedParts.ts';
import { representativeAnswers } from '../../answers/representativeAnswers.ts';
import { fieldReferences } from '../../schema/fieldReferences.ts';
import { isForeign } from '../../schema/foreignTests.ts';
import { appliesTo, groupParts } from '../../schema/groupParts.ts';
import { questionsAt } from '../../schema/questions.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

/** A condition without one of its tests. */
interface Reduced {
  readonly test: Schema;
  readonly without: Schema;
  /** The keys, below the condition, of what is removed. */
  readonly removed: readonly (readonly string[])[];
}

export const testsDecide = schemaRule('effects', function* (group): Generator<Fault> {
  yield* ofFixedAnswers(group);
  yield* ofAnyEntry(group);
  yield* passedByAll(group);
  yield* ofDecidedTexts(group);
  // Foreign tests are taken to hold: `keywords` reports them.
  for (const { schema, under, group: judged, written } of judgedParts(group)) {
    if (!schema.if || !severalTests(schema.if) || isForeign(schema.if) || !isExhaustive(judged)) continue;
    const { if: condition = {} } = schema;
    const reached = combinations(judged).filter((answers) => appliesTo(under, answers));
    const holding = reached.filter((answers) => matches(condition, answers));
    // Otherwise the whole condition is idle: `conditionsVary` reports it.
    if (holding.length === 0 || holding.length === reached.length) continue;
    const idle = [...reductions(condition)]
      .filter(isBesideOthers)
      .find(({ without }) => reached.every((answers) => matches(without, answers) === matches(condition, answers)));
    if (!idle) continue;
    const names = [...fieldReferences({ allOf: [idle.test] }).values()].map(({ path }) => `"${toName(path)}"`);
    const what = names.length > 0 ? `A test of ${[...new Set(names)].join(' and ')}` : 'A test';
    const problem = `${what} changes nothing in this condition: the others decide without it, whatever is answered.`;
    const removes = idle.removed.map((keys) => formatPointer(['if', ...keys]));
    yield { in: written, at: removes[0] ?? '/if', problem, repair: 'Remove it, or correct the others.', removes };
  }
});

/**
 * Tests of a text that no answer passes, or that every answer passes, because of the question's own `pattern`, `minLength` and `maxLength`. A condition that
 * has no other test is reported by `conditionsVary`.
 */
function* ofDecidedTexts(group: Schema): Generator<Fault> {
  for (const { schema } of groupParts(group)) {
    const { if: condition } = schema;
    if (!condition || isForeign(condition)) continue;
    for (const { path, tests } of fieldReferences(condition).values()) {
      const questions = questionsAt(group, path);
      const isDecided = (decides: typeof excludesTest) =>
        questions.length > 0 && tests.some((test) => questions.every((question) => decides(question, test)));
      const fault = isDecided(excludesTest) ? 'no' : isDecided(impliesTest) ? 'every' : undefined;
      if (!fault) continue;
      const isConstant = combinations(group).every((answers) => matches(condition, answers) === (fault === 'every'));
      if (isConstant) continue;
      const problem =
        fault === 'no'
          ? `No answer to "${toName(path)}" is like this condition tests it, so the test never holds.`
          : `Every answer to "${toName(path)}" has a length that this condition tests, so the test changes nothing.`;
      yield { in: schema, at: '/if', problem, repair: 'Correct the test, or the limits of the question.' };
      break;
    }
  }
}

/** Tests of answers that nobody gives: each has one result. */
function* ofFixedAnswers(group: Schema): Generator<Fault> {
  for (const { schema } of groupParts(group)) {
    for (const { path, tests } of fieldReferences(schema.if ?? {}).values()) {
      const questions = questionsAt(group, path);
      if (tests.length === 0 || questions.length !== 1 || !questions.every(isFixed)) continue;
      const problem = `The answer to "${toName(path)}" is always the same, so a test of it changes nothing.`;
      yield { in: schema, at: '/if', problem, repair: 'Remove the test, or let the question be answered.' };
    }
  }
}

/**
 * Limits in a `contains` that every number passes which the question takes, e.g. `maximum` 3 of a question with `maximum` 3. They are judged question by question:
 * the combinations by which other tests are judged have only a few kinds of entries.
 */
function* passedByAll(group: Schema): Generator<Fault> {
  for (const { schema } of groupParts(group)) {
    for (const { path, tests } of fieldReferences(schema.if ?? {}).values()) {
      const questions = path.includes(0) ? questionsAt(group, path) : [];
      const limits = tests.filter(({ minimum, maximum }) => (minimum ?? maximum) !== undefined);
      const idle = limits.find((test) =>
        questions.every((question) =>
          representativeAnswers(question, [test], arbitraryAnswer).every((answer) => matches(test, answer)),
        ),
      );
      if (questions.length === 0 || !idle) continue;
      const problem = `Every answer to "${toName(path)}" passes the test of this condition: the limits of the question say as much.`;
      yield { in: schema, at: '/if', problem, repair: 'Remove the test, or correct it.' };
    }
  }
}

/** `contains` that says nothing of the entry: a list that is answered has one. */
function* ofAnyEntry(group: Schema): Generator<Fault> {
  for (const { schema } of groupParts(group)) {
    if (!schema.if || !containsAnything(schema.if)) continue;
    const problem = 'An empty "contains" changes nothing: a list that is answered has an entry.';
    const repair =
      'Say what an entry has to be, e.g. "contains": {"const": "yes"}; that there is one is what "required" says.';
    yield { in: schema, at: '/if', problem, repair };
  }
}

function containsAnything({ contains, properties = {}, not, allOf = [], anyOf = [] }: Schema): boolean {
  if (contains && Object.keys(contains).length === 0) return true;
  const parts = [contains, not, ...Object.values(properties), ...allOf, ...anyOf];
  return parts.some((part) => part !== undefined && containsAnything(part));
}

function isFixed({ readOnly, const: only }: Schema): boolean {
  return readOnly === true && only !== undefined;
}

function severalTests(condition: Schema): boolean {
  return [...reductions(condition)].some(isBesideOthers);
}

/** False for the only test of a condition, which `conditionsVary` judges. */
function isBesideOthers({ without: { required: _, properties = {}, ...others } }: Reduced): boolean {
  return Object.keys(properties).length + Object.keys(others).length > 0;
}

/** The condition without each of its tests that has another beside it, or that asks more than an answer. */
function* reductions(condition: Schema): Generator<Reduced> {
  for (const keyword of ['allOf', 'anyOf'] as const) {
    const { [keyword]: members = [], ...beside } = condition;
    for (const [i, test] of members.entries()) {
      const keys = [keyword, String(i)];
      if (members.length > 1 && !isText(test))
        yield { test, without: { ...condition, [keyword]: members.toSpliced(i, 1) }, removed: [keys] };
      // Reading has made it of a limit beside the others (`exclusiveMinimum`).
      else if (keyword === 'allOf' && !isText(condition) && OF_ANSWERS.some((one) => beside[one] !== undefined))
        yield { test, without: beside, removed: [['allOf']] };
      for (const inner of reductions(test)) {
        yield { ...within(inner, keys), without: { ...condition, [keyword]: members.with(i, inner.without) } };
      }
    }
  }
  const stated = OF_ANSWERS.filter((keyword) => condition[keyword] !== undefined);
  for (const keyword of stated.length > 1 && !isText(condition) ? stated : []) {
    const { [keyword]: limit, ...without } = condition;
    yield { test: { [keyword]: limit }, without, removed: [[keyword]] };
  }
  const { properties = {}, not } = condition;
  for (const [name, test] of Object.entries(properties)) {
    // `const: true` of a checkbox says in words what `required` says.
    if (!isText(test) && test.const !== true) yield* withoutAnswer(condition, name, test);
    for (const inner of reductions(test)) {
      const without = { ...condition, properties: { ...properties, [name]: inner.without } };
      yield { ...within(inner, ['properties', name]), test: { properties: { [name]: inner.test } }, without };
    }
  }
  if (!not) return;
  for (const inner of reductions(not))
    yield { ...within(inner, ['not']), without: { ...condition, not: inner.without } };
}

/** Without the test of an answer, and without asking for the answer; where that decides, without the test alone. */
function* withoutAnswer(condition: Schema, name: string, test: Schema): Generator<Reduced> {
  const { properties = {}, required = [], ...others } = condition;
  const { [name]: _, ...kept } = properties;
  const isLast = Object.keys(kept).length === 0;
  const rest: Schema = { ...others, ...(!isLast && { properties: kept }) };
  const named = { properties: { [name]: test } };
  const keys = isLast ? ['properties'] : ['properties', name];
  const i = required.indexOf(name);
  if (i >= 0) {
    const isAlone = required.length === 1;
    const without = { ...rest, ...(!isAlone && { required: required.toSpliced(i, 1) }) };
    yield { test: named, without, removed: [keys, isAlone ? ['required'] : ['required', String(i)]] };
  }
  yield { test: named, without: { ...rest, required }, removed: [keys] };
}

/** Tests of one answer of which several may stand beside each other. */
const OF_ANSWERS = ['enum', 'minimum', 'maximum', 'minItems', 'const', 'not', 'contains'] as const;

function within(inner: Reduced, keys: readonly string[]): Reduced {
  return { ...inner, removed: inner.removed.map((below) => [...keys, ...below]) };
}

/** For texts there may be more answers than the representative ones. */
function isText(test: Schema): boolean {
  const { pattern, not, allOf = [], anyOf = [], properties = {}, contains } = test;
  const inner = [
    ...Object.values(properties),
    ...allOf,
    ...anyOf,
    ...(not ? [not] : []),
    ...(contains ? [contains] : []),
  ];
  return pattern !== undefined || inner.some(isText);
}

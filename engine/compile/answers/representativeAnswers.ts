// Equivalence classes of answers with respect to the tests of conditions. Candidates are all options of a choice, the numbers at
// and next to every limit, the texts that a test names or matches, lists of the lengths that one names, and one other answer; of those with equal test results the first stays.
import {
  type Answers,
  exact,
  getIn,
  isGroupSchema,
  matches,
  pruneAnswers,
  type Schema,
  setIn,
  toName,
} from '../../core/index.ts';
import { fieldReferences, type TestedPath } from '../schema/fieldReferences.ts';
import { questionsAt } from '../schema/questions.ts';
import { isBox } from '../schema/yesNo.ts';
import { chosenOptions, type OnLeftOut } from './chosenOptions.ts';
import { excludesTest } from './excludesTest.ts';
import { isMultiple } from './isMultiple.ts';
import { withAbove } from './referencesAbove.ts';
import { canBeDay, fits, textsFor } from './representativeTexts.ts';
import { singleTests } from './singleTests.ts';

/** Makes an answer to the question that `not` does not match, if there is one. */
export type SampleOf = (question: Schema, not?: Schema) => unknown;

/**
 * One answer for each combination of results of `tests`.
 * @param sampleOf makes the one answer that no test names, as `not` asks it to
 * @param onLeftOut is called where a list's tests have too many combinations of results: then each test is still met by one answer and failed by another, but some
 * combinations of results are missing
 */
export function representativeAnswers(
  question: Schema,
  tests: readonly Schema[],
  sampleOf: SampleOf,
  onLeftOut: OnLeftOut = () => undefined,
): readonly unknown[] {
  const byResults = new Map<string, unknown>();
  const single = singleTests(tests);
  for (const answer of candidates(question, tests, sampleOf, onLeftOut)) {
    const results = single.map((test) => (matches(test, answer) ? '1' : '0')).join('');
    if (!byResults.has(results)) byResults.set(results, answer);
  }
  return [...byResults.values()];
}

function candidates(question: Schema, tests: readonly Schema[], sampleOf: SampleOf, onLeftOut: OnLeftOut): unknown[] {
  if (question.const !== undefined) return [question.const];
  if (question.enum) return [...question.enum];
  const named = tests.flatMap(({ const: only, enum: values, minimum, maximum }) => [
    ...(values ?? []),
    ...[only, minimum, maximum].filter((value) => value !== undefined),
  ]);
  switch (question.type) {
    case 'boolean':
      return isBox(question) ? [true] : [true, false];
    case 'integer':
    case 'number': {
      const limits = [question.minimum, question.maximum, ...named].filter((value) => typeof value === 'number');
      const near = limits
        .flatMap((limit) => neighbours(limit, question.multipleOf ?? (question.type === 'integer' ? 1 : undefined)))
        .filter((value) => isWithin(question, value));
      return [sampleOf(question), ...near];
    }
    case 'string': {
      const matching = textsFor(question, tests, named);
      const isEvery = matching.length > 0 && MOMENTS.has(question.format ?? '');
      // `sampleOf` need not keep to the pattern of the question, but its answer is none that passes what no answer passes.
      const excluded = tests.filter((test) => excludesTest(question, test));
      const not = excluded.length > 0 ? { anyOf: [{ enum: named }, ...excluded] } : { enum: named };
      return [
        ...(isEvery ? [] : [sampleOf(question, not)]),
        ...named.filter((value) => typeof value === 'string' && fits(question, value) && canBeDay(question, value)),
        ...matching,
      ];
    }
    case 'array':
      return lists(question, tests, sampleOf, onLeftOut);
    default:
      return [sampleOf(question)];
  }
}

/** Formats of which `formattedTexts` lists every day from 1900 to 2099, or every minute. The sample is left out: it may be no date, and would pass tests that no date passes. */
export const MOMENTS: ReadonlySet<string> = new Set(['date', 'time', 'date-time']);

/** Lists of the lengths at which the tests differ, of options or entries that they name and of others. */
function lists(question: Schema, tests: readonly Schema[], sampleOf: SampleOf, onLeftOut: OnLeftOut): unknown[] {
  const { minItems = 1, maxItems = Infinity, items = {} } = question;
  const named = tests.flatMap(({ minItems: least }) => (least === undefined ? [] : [least - 1, least]));
  const lengths = [Math.max(1, minItems), ...named].filter(
    (length) => length >= Math.max(1, minItems) && length <= maxItems,
  );
  if (items.enum && question.uniqueItems) return chosenOptions(question, items.enum, tests, lengths, onLeftOut);
  const single = singleTests(tests);
  const contained = single.flatMap(({ contains }) => (contains ? withInner(contains) : []));
  const kinds = isGroupSchema(items)
    ? entries(items, single, sampleOf, onLeftOut)
    : representativeAnswers(items, contained, sampleOf, onLeftOut);
  const together = Math.min(contained.length > 0 ? single.filter(({ contains }) => contains).length : 1, maxItems);
  const begun = [...kinds.map((entry) => [entry]), ...(together > 1 ? severalOf(kinds, together, onLeftOut) : [])];
  return begun.flatMap((some) =>
    [...new Set(lengths.map((length) => Math.max(length, some.length)))].map((length) =>
      filledUp(question, some, length, tests, sampleOf),
    ),
  );
}

/** At most so many lists begin with different kinds of entries. */
const MOST_LISTS = 200;

/** Two or more of the kinds, up to `most`, in all combinations: several tests of `contains` may hold for different entries. */
function severalOf(kinds: readonly unknown[], most: number, onLeftOut: OnLeftOut): readonly (readonly unknown[])[] {
  let all: readonly (readonly unknown[])[] = kinds.map((kind) => [kind]);
  const found: (readonly unknown[])[] = [];
  for (let size = 2; size <= most && found.length < MOST_LISTS; size++) {
    all = all.flatMap((some) => kinds.slice(kinds.indexOf(some.at(-1)) + 1).map((kind) => [...some, kind]));
    found.push(...all);
  }
  if (found.length > MOST_LISTS) onLeftOut();
  return found.slice(0, MOST_LISTS);
}

/** The test itself, and the tests within its `not`, `allOf` and `anyOf`. */
function withInner(test: Schema): readonly Schema[] {
  const { not, allOf = [], anyOf = [] } = test;
  return [test, ...[not, ...allOf, ...anyOf].flatMap((inner) => (inner ? withInner(inner) : []))];
}

/**
 * A list of `length` entries that begins with those of `begun`. With `uniqueItems` the other entries differ from it and from each other, and pass none of the tests;
 * if every answer passes one of them, they only differ.
 */
function filledUp(
  { items = {}, uniqueItems }: Schema,
  begun: readonly unknown[],
  length: number,
  tests: readonly Schema[],
  sampleOf: SampleOf,
): readonly unknown[] {
  const references = testsOfEntries(singleTests(tests));
  const once = Object.entries(items.properties ?? {}).filter(([, question]) => question.uniqueInList);
  const entry = begun.at(-1);
  const all = [...begun];
  const further = () => {
    if (uniqueItems) return sampleOf(items, { enum: all.slice() });
    return once.reduce((next, [key, question]) => {
      if (getIn(entry, [key]) === undefined) return next;
      const taken = { enum: all.map((one) => getIn(one, [key])) };
      const tested = references.flatMap((one) => (toName(one.path) === key ? one.tests : []));
      // The second attempt is for questions of which every answer passes some test.
      const others = [[taken, ...tested], [taken]].map((anyOf) => anotherThan({ anyOf }, question, sampleOf));
      const other = others.find((one) => one !== undefined && one !== '' && !matches(taken, one));
      return setIn(next, [key], other);
    }, entry);
  };
  while (all.length < length) all.push(further());
  return all;
}

function anotherThan(not: Schema, question: Schema, sampleOf: SampleOf): unknown {
  return question.enum ? question.enum.find((option) => !matches(not, option)) : sampleOf(question, not);
}

/** The limit and the numbers next to it; where only multiples are allowed, those around it. */
function neighbours(limit: number, multipleOf: number | undefined): readonly number[] {
  if (multipleOf === undefined) return [limit, limit - 1, limit + 1];
  const below = Math.floor(limit / multipleOf);
  // Fifteen digits leave out what binary fractions add, as in 3 * 0.1.
  return [below, below - 1, below + 1, below + 2].map((times) => exact(times * multipleOf));
}

/** At most so many entries are made of all combinations of their answers. */
const MOST_ENTRIES = 64;

/**
 * Entries of a list that differ in the results of the tests. They answer the questions that the tests name, and those that decide whether these are asked, in
 * all combinations of a few answers to each, up to {@link MOST_ENTRIES}; then with each of the other answers once, and with those that one test asks for
 * together. A question stays blank in some of them if every answer passes a test, because then only a blank one fails it. Answers to questions that are not asked
 * are removed.
 */
function entries(
  items: Schema,
  tests: readonly Schema[],
  sampleOf: SampleOf,
  onLeftOut: OnLeftOut,
): readonly Answers[] {
  // Of options that are chosen, and of a list inside, the question's own reference has the test.
  const own = withAbove(items, testsOfEntries(tests)).filter(({ path }) => !path.includes(0));
  const answersTo = new Map(
    own.map(({ path, tests }) => [
      toName(path),
      questionsAt(items, path).flatMap((question) => representativeAnswers(question, tests, sampleOf, onLeftOut)),
    ]),
  );
  let isWhole = true;
  const combined = own.reduce<readonly Answers[]>(
    (all, { path, tests }) => {
      const answers = answersTo.get(toName(path)) ?? [];
      const isNoneOther = answers.every((answer) => tests.some((test) => matches(test, answer)));
      const answered = all.flatMap((entry) => answers.map((answer) => setIn(entry, path, answer)));
      const combined = isNoneOther || tests.length === 0 ? answered.concat(all) : answered;
      if (combined.length <= MOST_ENTRIES) return combined.length > 0 ? combined : all;
      isWhole = false;
      const most = Math.max(all.length, answers.length);
      const inTurn = Array.from({ length: most }, (_, i) =>
        setIn(all[i % all.length] ?? {}, path, answers[i % answers.length]),
      );
      return [...combined.slice(0, MOST_ENTRIES), ...inTurn];
    },
    [{}],
  );
  if (!isWhole) onLeftOut();
  const asked = isWhole ? [] : tests.flatMap(({ contains }) => (contains ? [passing(contains, answersTo)] : []));
  return [...combined, ...asked].map((entry) => pruneAnswers(items, entry));
}

/** An entry that passes the test, as far as one of these answers to each of its questions does. */
function passing(test: Schema, answersTo: ReadonlyMap<string, readonly unknown[]>): Answers {
  return [...fieldReferences(test).values()].reduce<Answers>((entry, { path, tests }) => {
    const answer = answersTo.get(toName(path))?.find((one) => tests.every((own) => matches(own, one)));
    return answer === undefined ? entry : setIn(entry, path, answer);
  }, {});
}

/** The questions of an entry that the `contains` of the tests refer to. One that several conditions refer to is there once, with the tests of all. */
function testsOfEntries(tests: readonly Schema[]): readonly TestedPath[] {
  const contained = tests.flatMap(({ contains }) => contains ?? []);
  return [...fieldReferences({ allOf: contained }).values()];
}

function isWithin({ type, minimum = -Infinity, maximum = Infinity, multipleOf }: Schema, value: number): boolean {
  if (type === 'integer' && !Number.isInteger(value)) return false;
  return value >= minimum && value <= maximum && (multipleOf === undefined || isMultiple(value, multipleOf));
}

// Conditions in words, with the titles of the questions and the labels of their options. Conditions that hold for
// different answers have different words: several tests within another stand in parentheses.
import type { Branch } from '../../compile/index.ts';
import {
  declaredProperties,
  isGroupSchema,
  lengthsOf,
  momentOf,
  questionAtPointer,
  type Schema,
} from '../../core/index.ts';

/** What the words of a condition are taken from, besides its own group. */
export interface Around {
  /** The steps whose questions a condition may name by JSON Pointers. */
  readonly steps: Parameters<typeof questionAtPointer>[0];
  /** True for a boolean that is answered by yes or no; without it each is a box to tick. */
  isYesNo?(question: Schema): boolean;
}

/** E.g. `if “Subject” is “Other”`. Each of `alternatives` is a chain of nested branches, outermost first; any one suffices. */
export function alternativesInWords(
  alternatives: readonly (readonly Branch[])[],
  group: Schema,
  around: Around,
): string {
  const inWords = (chain: readonly Branch[]) =>
    chain
      .map(({ condition, holds }) => `${holds ? 'if' : 'unless'} ${conditionInWords(condition, group, around)}`)
      .join(', and ');
  return [...new Set(alternatives.map(inWords))].join('; or ');
}

/** E.g. `“Subject” is “Other”`. */
export function conditionInWords(condition: Schema, group: Schema, around: Around): string {
  return groupTests(condition, group, around).words || 'anything is answered';
}

interface Phrase {
  readonly words: string;
  /** True if it consists of several sentences. */
  readonly isJoined: boolean;
}

/** The tests of a group's questions. */
function groupTests(condition: Schema, group: Schema, around: Around): Phrase {
  const { properties = {}, required = [], allOf = [], anyOf = [], not } = condition;
  const questions = declaredProperties(group);
  const questionOf = (name: string) => (name.startsWith('/') ? questionAtPointer(around.steps, name) : questions[name]);
  const answered = (key: string, isSo: boolean) => single(answeredInWords(questionOf(key), key, around, isSo));
  const inGroup = (part: Schema) => groupTests(part, group, around);
  const [only, ...others] = not && Object.keys(not).length === 1 ? (not.required ?? []) : [];
  return joined('and', [
    ...Object.entries(properties).map(([key, test]) => {
      const question = questionOf(key) ?? {};
      const isOfGroup = isGroupSchema(question) || test.properties !== undefined || test.required !== undefined;
      return isOfGroup
        ? groupTests(test, question, around)
        : answerTests(test, question, titleOf(question, key), around);
    }),
    ...required.filter((key) => !(key in properties)).map((key) => answered(key, true)),
    ...allOf.map(inGroup),
    joined('or', anyOf.map(inGroup)),
    ...(only !== undefined && others.length === 0 ? [answered(only, false)] : not ? [untrue(inGroup(not))] : []),
  ]);
}

/** A box that is not ticked has no answer. */
function answeredInWords(question: Schema | undefined, key: string, { isYesNo }: Around, isAnswered: boolean): string {
  const isBox = question?.type === 'boolean' && !isYesNo?.(question);
  return `${titleOf(question, key)} is ${isAnswered ? '' : 'not '}${isBox ? 'ticked' : 'answered'}`;
}

/** The tests of an answer, each as a sentence about `title`. */
function answerTests(test: Schema, question: Schema, title: string, around: Around): Phrase {
  const { contains, minimum, maximum, minItems, pattern, not, allOf = [], anyOf = [] } = test;
  const values = valuesOf(test);
  const of = (part: Schema) => answerTests(part, question, title, around);
  return joined('and', [
    ...(values ? [single(`${title} is ${labelsOf(values, question, around)}`)] : []),
    ...(minimum === undefined ? [] : [single(`${title} is at least ${minimum}`)]),
    ...(maximum === undefined ? [] : [single(`${title} is at most ${maximum}`)]),
    ...(minItems === undefined ? [] : [single(`${title} has ${minItems} or more`)]),
    ...(pattern === undefined ? [] : [single(`${title} ${patternInWords(pattern)}`)]),
    ...(contains ? [containsInWords(contains, question.items ?? {}, title, around)] : []),
    ...(not ? [opposite(not, question, title, around) ?? untrue(of(not))] : []),
    ...allOf.map(of),
    joined('or', anyOf.map(of)),
  ]);
}

function patternInWords(pattern: string): string {
  const { least, most } = lengthsOf(pattern) ?? {};
  const moment = momentOf(pattern);
  if (moment) return `is ${moment.isAfter ? 'after' : 'on or after'} ${moment.limit}`;
  if (most !== undefined) return `has at most ${most} characters`;
  return least === undefined ? `matches ${pattern}` : `has at least ${least} characters`;
}

function containsInWords(contains: Schema, entry: Schema, title: string, around: Around): Phrase {
  const chosen = onlyValues(contains);
  if (chosen) return single(`${title} includes ${labelsOf(chosen, entry, around)}`);
  const tests = isGroupSchema(entry) ? groupTests(contains, entry, around) : answerTests(contains, entry, 'it', around);
  return single(`an entry of ${title} is so that ${within(tests)}`);
}

/** The opposite of a single test. */
function opposite(not: Schema, question: Schema, title: string, around: Around): Phrase | undefined {
  const { contains, minimum, maximum, minItems, pattern } = not;
  const [values, chosen] = [onlyValues(not), contains && onlyValues(contains)];
  if (Object.keys(not).length > 1) return undefined;
  if (values) return single(`${title} is not ${labelsOf(values, question, around)}`);
  if (chosen) return single(`${title} does not include ${labelsOf(chosen, question.items ?? {}, around)}`);
  if (maximum !== undefined) return single(`${title} is more than ${maximum}`);
  if (minimum !== undefined) return single(`${title} is less than ${minimum}`);
  if (minItems !== undefined) return single(`${title} has ${minItems > 1 ? `${minItems - 1} or fewer` : 'none'}`);
  const moment = momentOf(pattern ?? '');
  if (moment) return single(`${title} is ${moment.isAfter ? 'on or before' : 'before'} ${moment.limit}`);
  return pattern && !lengthsOf(pattern) ? single(`${title} does not match ${pattern}`) : undefined;
}

function untrue(phrase: Phrase): Phrase {
  return single(`it is not true that ${within(phrase)}`);
}

function single(words: string): Phrase {
  return { words, isJoined: false };
}

function joined(word: 'and' | 'or', all: readonly Phrase[]): Phrase {
  const [first = single(''), ...others] = all.filter(({ words }) => words !== '');
  return others.length > 0 ? { words: [first, ...others].map(within).join(` ${word} `), isJoined: true } : first;
}

/** In parentheses, if it consists of several sentences. */
function within({ words, isJoined }: Phrase): string {
  return isJoined ? `(${words})` : words;
}

function valuesOf({ const: only, enum: values }: Schema): readonly unknown[] | undefined {
  return values ?? (only === undefined ? undefined : [only]);
}

/** The values of a test that has no other keyword. */
function onlyValues(test: Schema): readonly unknown[] | undefined {
  return Object.keys(test).length === 1 ? valuesOf(test) : undefined;
}

function labelsOf(values: readonly unknown[], question: Schema, around: Around): string {
  return values.map((value) => labelOf(value, question, around)).join(' or ');
}

/** A question of yes and no can have the answer `false`; a box that is not ticked has no answer. */
function labelOf(value: unknown, question: Schema, { isYesNo }: Around): string {
  const { enum: options = [], enumNames } = question;
  if (value === false) return 'no';
  if (value === true) return isYesNo?.(question) ? 'yes' : 'ticked';
  return `“${enumNames?.[options.indexOf(value)] ?? String(value).trim()}”`;
}

function titleOf(question: Schema | undefined, key: string): string {
  return `“${question?.title ?? key}”`;
}

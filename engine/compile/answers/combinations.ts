// Answers that bring about every combination of results of a group's conditions. Only questions that one condition, or a chain
// of nested conditions, refers to together (a component) are multiplied. Independent components vary side by side: with 2, 3 and
// 2 cases they give 3 combinations and not 12, and each condition still sees each of its cases. Of a component with more than
// MAX_PRODUCT cases, only those of `pairs` and `inTurn` are taken. A submission is valid only if every required question is answered. So that each case of a component
// occurs in a valid one, the cases of all components in which the required questions are answered are put beside each other once more.

import {
  type Answers,
  getIn,
  memoise,
  memoise2,
  pruneAnswers,
  resolve,
  type Schema,
  setIn,
  toName,
  visibleSchemaAt,
} from '../../core/index.ts';
import { fieldReferences, type TestedPath } from '../schema/fieldReferences.ts';
import { groupParts } from '../schema/groupParts.ts';
import { narrowings } from '../schema/narrowings.ts';
import { isOfType, questionAt, questionsAt } from '../schema/questions.ts';
import { answersRequired } from './answersRequired.ts';
import { arbitraryAnswer } from './arbitraryAnswer.ts';
import type { OnLeftOut } from './chosenOptions.ts';
import { withComparedLimits } from './comparedLimits.ts';
import { distinctAnswers } from './distinctAnswers.ts';
import { representativeAnswers } from './representativeAnswers.ts';
import { requiredAlways } from './requiredAlways.ts';
import { testedTogether } from './testedTogether.ts';

const MAX_PRODUCT = 2000;
const MAX_IN_TURN = 10_000;

type Choice = readonly [path: TestedPath['path'], answers: readonly unknown[]];

/** Pruned answers to the questions that the group's conditions refer to, one for every reachable combination; at least one. Memoised: a dozen rules ask for them. */
export const combinations = memoise((group: Schema) => combinationsOf(group, arbitraryAnswer));

/**
 * The same with other answers for questions whose value no condition tests.
 * @param sampleOf such an answer
 */
export function combinationsOf(group: Schema, sampleOf: typeof arbitraryAnswer): readonly Answers[] {
  const all = testedTogether(group);
  const { choices } = choicesIn(group, sampleOf);
  const byComponent = all.map((component, c) => {
    const pruned = assignments(choices[c] ?? []).map((answers) => pruneAnswers(group, answers));
    const given = pruned.filter((answers) => canBeGiven(group, answers));
    return unique(given.filter((answers) => component.every((one) => isOffered(group, answers, one))));
  });
  const paths = all.map((component) => component.map(({ path }) => path));
  const complete = byComponent.map((cases, c) =>
    cases.filter((answers) => answersRequired(group, answers, paths[c] ?? [])),
  );
  const together = [...sideBySide(byComponent, paths), ...sideBySide(complete, paths)];
  return unique(together.map((answers) => pruneAnswers(group, answers)));
}

/** The paths of the questions that {@link combinations} of the group answers in different ways. */
export const variedPaths = memoise((group: Schema): readonly TestedPath['path'][] =>
  testedTogether(group)
    .flat()
    .map(({ path }) => path),
);

/** False where some combinations are left out, because there are too many. */
export function isExhaustive(group: Schema): boolean {
  const { choices, isWhole } = choicesIn(group, arbitraryAnswer);
  return isWhole && choices.every((one) => countOf(one) <= MAX_PRODUCT);
}

/** For each component, the answers to each of its questions; `isWhole` is false where a question has more than are tried. */
const choicesIn = memoise2((group: Schema, sampleOf: typeof arbitraryAnswer) => {
  let isWhole = true;
  const onLeftOut = () => {
    isWhole = false;
  };
  const choices = testedTogether(group).map((component) => choicesOf(group, component, sampleOf, onLeftOut));
  return { choices, isWhole };
});

function choicesOf(
  group: Schema,
  component: readonly TestedPath[],
  sampleOf: typeof arbitraryAnswer,
  onLeftOut: OnLeftOut,
): readonly Choice[] {
  return component.flatMap(({ path, tests: own }): Choice[] => {
    // Answers are chosen for all combinations of both: a branch of an inner group may need more of an answer than the outer condition tests.
    const tests = [...new Set([...own, ...testsWithin(group, path)])];
    const around = questionAt(group, path.slice(0, -1)) ?? {};
    const questions = questionsAt(group, path).map((one) => withComparedLimits(around, String(path.at(-1)), one));
    const answers = questions.flatMap((question) => {
      const narrower = narrowings(group, path, question);
      const candidates = [...narrower, question].flatMap((one) =>
        representativeAnswers(one, tests, sampleOf, onLeftOut),
      );
      return distinctAnswers(candidates, tests, narrower);
    });
    return answers.length > 0 ? [[path, [...new Set(answers), undefined]]] : [];
  });
}

/** For a question of a group inside this one: the tests of it in the conditions of that inner group. */
function testsWithin(group: Schema, path: TestedPath['path']): readonly Schema[] {
  if (path.length < 2) return [];
  const around = questionAt(group, path.slice(0, -1)) ?? {};
  const references = groupParts(around).flatMap(({ schema }) => [...fieldReferences(schema.if ?? {}).values()]);
  return references.flatMap((one) => (toName(one.path) === toName(path.slice(-1)) ? one.tests : []));
}

function countOf(choices: readonly Choice[]): number {
  return choices.reduce((product, [, answers]) => product * answers.length, 1);
}

/** Each case of each component at least once, with one case of every other. */
function sideBySide(
  byComponent: readonly (readonly Answers[])[],
  paths: readonly (readonly TestedPath['path'][])[],
): readonly Answers[] {
  const most = Math.max(1, ...byComponent.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) =>
    byComponent.reduce<Answers>((all, cases, c) => {
      const one = cases[i % cases.length];
      return (paths[c] ?? []).reduce((given, path) => withAnswer(given, path, getIn(one, path)), all);
    }, {}),
  );
}

/** False where a question is asked only because of its own answer, which nobody can have given. */
function canBeGiven(group: Schema, answers: Answers): boolean {
  let given: Answers = {};
  for (;;) {
    const { properties = {} } = resolve(group, given);
    const next = Object.entries(answers).filter(
      ([key]) => !Object.hasOwn(given, key) && Object.hasOwn(properties, key),
    );
    if (next.length === 0) return Object.keys(answers).every((key) => Object.hasOwn(given, key));
    given = { ...given, ...Object.fromEntries(next) };
  }
}

/**
 * False for an answer of another type, with blanks that a text loses, or with other options, than the question has in the branches that apply, and for a list whose
 * entries lack a required answer that is tested.
 */
function isOffered(group: Schema, answers: Answers, { path, tests }: TestedPath): boolean {
  const answer = getIn(answers, path);
  const { type, enum: options, items } = visibleSchemaAt(group, answers, path) ?? {};
  if (answer === undefined || type === undefined) return true;
  if (items?.enum && Array.isArray(answer)) return answer.every((one) => items.enum?.includes(one));
  if (items && Array.isArray(answer)) return entriesComplete(items, answer, tests);
  // An option may have blanks at its ends; a text that is typed loses them.
  const isCut = typeof answer === 'string' && answer.trim() !== answer;
  return options ? options.includes(answer) : isOfType(answer, type) && !isCut;
}

/** False where an entry, of a list in a list too, lacks a required answer that the list's tests look at. */
function entriesComplete(items: Schema, entries: readonly unknown[], tests: readonly Schema[]): boolean {
  const contained = tests.flatMap(({ contains }) => contains ?? []);
  const { items: inner } = items;
  if (inner) return entries.every((entry) => !Array.isArray(entry) || entriesComplete(inner, entry, contained));
  const tested = contained.flatMap((test) => [...fieldReferences(test).values()]);
  const needed = tested.filter((one) => isRequired(items, one.path));
  return entries.every((entry) => needed.every((one) => getIn(entry, one.path) !== undefined));
}

/** True where the question at `path` and each group around it is required. */
function isRequired(group: Schema | undefined, [key, ...below]: TestedPath['path']): boolean {
  if (key === undefined) return true;
  return !!group && requiredAlways(group).has(String(key)) && isRequired(group.properties?.[key], below);
}

function withAnswer(all: Answers, path: TestedPath['path'], answer: unknown): Answers {
  return answer === undefined ? all : setIn(all, path, answer);
}

function assignments(choices: readonly Choice[]): readonly Answers[] {
  return countOf(choices) > MAX_PRODUCT ? [...pairs(choices), ...inTurn(choices)] : product(choices);
}

function product(choices: readonly Choice[]): readonly Answers[] {
  return choices.reduce<readonly Answers[]>(
    (all, [path, answers]) => all.flatMap((given) => answers.map((answer) => withAnswer(given, path, answer))),
    [{}],
  );
}

/**
 * For every two of the questions: all combinations of their answers, while each other question keeps the first of its answers. Two questions with more than {@link MAX_PRODUCT} combinations
 * are left out, so a condition on just these two may find no combination for which it holds.
 */
function pairs(choices: readonly Choice[]): readonly Answers[] {
  const first = (choice: Choice): Choice => [choice[0], choice[1].slice(0, 1)];
  return choices.flatMap((_, i) =>
    choices.slice(i + 1).flatMap((_, j) => {
      const some = choices.map((choice, at) => (at === i || at === i + 1 + j ? choice : first(choice)));
      return countOf(some) > MAX_PRODUCT ? [] : product(some);
    }),
  );
}

/**
 * For each question all of its answers, first while every other question has its first answer, then while every other has its second, and so on. At most about
 * {@link MAX_IN_TURN} combinations. A question with fewer answers than that keeps its last.
 */
function inTurn(choices: readonly Choice[]): readonly Answers[] {
  const counts = choices.map(([, answers]) => answers.length);
  const ofLevel = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.min(Math.max(...counts), Math.ceil(MAX_IN_TURN / ofLevel));
  return choices.flatMap((_, i) =>
    Array.from({ length: most }).flatMap((_, level) =>
      product(choices.map(([path, answers], at) => [path, at === i ? answers : [answers[level] ?? answers.at(-1)]])),
    ),
  );
}

function unique(all: readonly Answers[]): readonly Answers[] {
  return [...new Map(all.map((answers) => [JSON.stringify(answers), answers])).values()];
}

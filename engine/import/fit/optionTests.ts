// Fixes for conditions that test an answer which their question does not offer.
import { isRecord, parsePointer, recordOf } from '../../core/index.ts';
import type { Json } from '../draft/draft.ts';
import { declarationsAt, declarationsOf, followed } from '../draft/schemas.ts';
import { conditionAt, conditionOut } from './conditionFixes.ts';
import { optionsOf } from './options.ts';
import { type Fix, groupOf, leaveOut, listOf, type Problem, partOf, uiEntry, uiFileOf, uiNames } from './problem.ts';

/** A checkbox that is tested for "no" becomes a question with yes and no; a test of an option that is not there is false, and the others decide. */
export const valuesInList: Fix = (problem) => {
  // A finding about a condition stands at its `if`, one about a branch at the question.
  const keyword = ['enum', 'const'].find((one) => one in partOf(problem));
  if (keyword !== undefined) return leaveOut(problem, [...problem.keys, keyword]);
  const { owner, keys, dependency } = conditionAt(problem);
  let isMended = false;
  for (const [name, test] of testsOf(owner.if)) {
    const isNo = test.const === false || (Array.isArray(test.enum) && test.enum.includes(false));
    const ui = isNo ? entryOfBox(problem, keys, name) : undefined;
    if (!ui || ui['ui:widget'] === 'radio') continue;
    ui['ui:widget'] = 'radio';
    isMended = true;
  }
  if (isMended || (!dependency && isDecided(problem, owner, keys))) return;
  conditionOut(problem);
};

/** The ui entry of the checkbox that a condition at these keys names. */
function entryOfBox(problem: Problem, keys: readonly string[], name: string): Json | undefined {
  const { draft, file, root } = problem;
  const isBox = (question: unknown, of: Json) => followed(of, question).type === 'boolean';
  if (name.startsWith('/')) {
    const path = parsePointer(name);
    const step = draft.steps().find(({ schema }) => declarationsAt(schema, path).some((one) => isBox(one, schema)));
    return step && uiEntry(draft, `${step.id}.ui.json`, path);
  }
  const names = uiNames(keys);
  const [question] = declarationsOf(root, groupOf(problem, keys), name);
  return names && isBox(question, root) ? uiEntry(draft, uiFileOf(file), [...names, name]) : undefined;
}

function* testsOf(condition: unknown): Generator<readonly [name: string, test: Json]> {
  if (!isRecord(condition)) return;
  for (const [name, test] of Object.entries(recordOf(condition.properties))) if (isRecord(test)) yield [name, test];
  for (const part of [condition.not, ...[condition.allOf ?? []].flat(), ...[condition.anyOf ?? []].flat()]) {
    yield* testsOf(part);
  }
}

/**
 * Takes the tests of options that are not there out of the condition at these keys, and notes it. If the condition then holds always, or never, what its
 * one branch asks is asked always. False, and nothing is changed, where its one branch would never be asked, or nothing can be taken out.
 */
function isDecided(problem: Problem, owner: Json, keys: readonly string[]): boolean {
  const { draft, file, root, finding } = problem;
  const rest = withoutNever(root, groupOf(problem, keys), owner.if);
  if (JSON.stringify(rest) === JSON.stringify(owner.if)) return false;
  const place = draft.originOf(file, problem.keys);
  if (isRecord(rest)) {
    owner.if = rest;
    draft.note('left', place, 'A part of a condition: the others decide.', finding.problem, finding.repair);
    return true;
  }
  const [applying, other] = rest ? [owner.then, owner.else] : [owner.else, owner.then];
  if (other !== undefined || !isRecord(applying)) return false;
  for (const key of ['if', 'then', 'else']) delete owner[key];
  listOf(owner, 'allOf').push(applying);
  draft.note('left', place, 'A condition: what depends on it is asked always.', finding.problem, finding.repair);
  return true;
}

/** The condition without tests of options that are not there; `true` or `false` where it holds always or never without them. */
function withoutNever(root: Json, group: unknown, condition: unknown): Json | boolean {
  if (!isRecord(condition)) return {};
  const { properties, not, allOf, anyOf, ...others } = condition;
  const rest: Json = { ...others };
  const tests = Object.entries(recordOf(properties)).map(
    ([name, test]) => [name, answer(root, group, name, test)] as const,
  );
  if (tests.some(([, test]) => test === false)) return false;
  const kept = tests.filter(([, test]) => test !== true);
  if (kept.length > 0) rest.properties = Object.fromEntries(kept);
  if (not !== undefined) {
    const inner = withoutNever(root, group, not);
    if (inner === true) return false;
    if (inner !== false) rest.not = inner;
  }
  for (const part of Array.isArray(allOf) ? allOf : []) {
    const inner = withoutNever(root, group, part);
    if (inner === false) return false;
    if (inner !== true) listOf(rest, 'allOf').push(inner);
  }
  const any = (Array.isArray(anyOf) ? anyOf : []).map((part) => withoutNever(root, group, part));
  const possible = any.filter((part) => part !== false);
  if (any.length > 0 && possible.length === 0) return false;
  if (possible.length > 0 && !possible.includes(true)) rest.anyOf = possible;
  return Object.keys(rest).length === 0 ? true : rest;
}

/** The test of one answer, or of the answers in a group. */
function answer(root: Json, group: unknown, name: string, test: unknown): Json | boolean {
  const declared = declarationsOf(root, group, name).map((one) => followed(root, one));
  const several = declared.flatMap((one) => (isRecord(one.items) ? [followed(root, one.items)] : []));
  if (!isRecord(test)) return {};
  if (isNever(test, declared) || (isRecord(test.contains) && isNever(test.contains, several))) return false;
  return isRecord(test.properties) ? withoutNever(root, declared[0], test) : test;
}

/** True for a test of a value that none of the declarations, all of which have options, has. */
function isNever({ const: only, enum: values = [only] }: Json, declared: readonly Json[]): boolean {
  const options = declared.map(optionsOf);
  const tested = [values].flat().filter((value) => value !== undefined);
  const isAbsent = (value: unknown) => options.every((one) => one !== undefined && !one.includes(value));
  return declared.length > 0 && tested.length > 0 && tested.every(isAbsent);
}

// Fixes for conditions that the check refuses: they are rewritten as the finding says, or removed, so that their questions are always asked.
import { getIn, isRecord, parsePointer, recordOf } from '../../core/index.ts';
import { type Json, removeAt } from '../draft/draft.ts';
import { makeOptional } from '../draft/optional.ts';
import { declarationsOf, depthOfDependency, followed } from '../draft/schemas.ts';
import { changed, type Fix, groupOf, listOf, objectOf, type Problem } from './problem.ts';

/** Keywords of a condition that test nothing. */
const IDLE = ['type', 'title', 'description', '$comment', '$id', 'default', 'examples', 'additionalProperties'];

/** Rewrites the condition in the keywords that conditions support. False if that is not possible. */
export function mendCondition(problem: Problem): boolean {
  const { owner } = conditionAt(problem);
  const before = JSON.stringify(owner.if);
  if (isRecord(owner.if)) plain(owner.if);
  return JSON.stringify(owner.if) !== before;
}

function plain(condition: Json): void {
  for (const key of IDLE) delete condition[key];
  if (condition.oneOf !== undefined && condition.anyOf === undefined) {
    condition.anyOf = condition.oneOf;
    delete condition.oneOf;
  }
  // Removes `minLength: 1` and `minItems: 1`: forms keep no empty text or list, so an answer that is there always satisfies them.
  for (const key of ['minLength', 'minItems']) if (condition[key] === 1) delete condition[key];
  for (const part of testsWithin(condition)) plain(part);
}

/** The conditions that stand in a condition: tests of single answers, parts of `allOf` and `anyOf`, and what `not` and `contains` hold. */
function testsWithin({ properties, not, contains, allOf, anyOf }: Json): readonly Json[] {
  const lists = [allOf ?? [], anyOf ?? []].flat(2);
  return [...Object.values(recordOf(properties)), not, contains, ...lists].filter(isRecord);
}

interface Condition {
  /** The part with the `if`, or with the dependency. */
  readonly owner: Json;
  readonly keys: readonly string[];
  /** Of a dependency, its keyword and the name of its question. */
  readonly dependency?: readonly [keyword: string, name: string];
}

/** The condition that the finding is about, the innermost one. */
export function conditionAt({ draft, file, keys }: Problem): Condition {
  const dependency = depthOfDependency(keys);
  for (let depth = keys.length; depth >= 0; depth--) {
    const part = draft.at(file, keys.slice(0, depth));
    if (!isRecord(part)) continue;
    const at = keys.slice(0, depth);
    if (depth === dependency) return { owner: part, keys: at, dependency: [keys[depth] ?? '', keys[depth + 1] ?? ''] };
    if (part.if !== undefined) return { owner: part, keys: at };
  }
  return { owner: {}, keys };
}

/** Removes the condition. The questions of its branches become optional and are always asked. */
export function conditionOut(problem: Problem): void {
  const { draft, file, root, finding } = problem;
  const { owner, keys, dependency } = conditionAt(problem);
  const around = groupOf(problem, keys);
  const tested = dependency ? [dependency[1]] : namesTested(recordOf(owner.if));
  const because = tested.some((name) => draft.gone.has(name)) ? ' What it tests was left out itself.' : '';
  draft.note(
    'left',
    draft.originOf(file, problem.keys),
    `A condition: what depends on it is asked always, and need not be answered.`,
    finding.problem + because,
    finding.repair,
  );
  const branches = dependency ? casesOf(getIn(owner, [...dependency])) : [owner.then, owner.else];
  if (dependency) removeDependency(owner, dependency);
  else for (const key of ['if', 'then', 'else']) delete owner[key];
  for (const branch of branches.filter(isRecord)) {
    const { required, errorMessage, properties, title, description, ...others } = followed(root, branch);
    const fresh = Object.entries(recordOf(properties)).filter(
      ([key]) => declarationsOf(root, around, key).length === 0,
    );
    const kept: Json = { ...others, ...(fresh.length > 0 && { properties: Object.fromEntries(fresh) }) };
    delete kept.type;
    for (const [, question] of fresh) if (isRecord(question)) makeOptional(question);
    if (Object.keys(kept).length > 0) listOf(owner, 'allOf').push(kept);
  }
  removeIfEmpty(problem, keys);
}

/** Removes the part of an `allOf` at these keys if nothing is left in it, and an `allOf` without parts. */
export function removeIfEmpty({ draft, file, root }: Problem, keys: readonly string[]): void {
  const list = keys.slice(0, -1);
  if (list.at(-1) !== 'allOf' || Object.keys(recordOf(draft.at(file, keys))).length > 0) return;
  removeAt(root, keys);
  if ([draft.at(file, list)].flat().length === 0) removeAt(root, list);
}

export function removeDependency(owner: Json, [keyword, name]: readonly [string, string]): void {
  removeAt(owner, [keyword, name]);
  if (Object.keys(recordOf(owner[keyword])).length === 0) delete owner[keyword];
}

function casesOf(dependency: unknown): readonly unknown[] {
  const { oneOf } = recordOf(dependency);
  return Array.isArray(oneOf) ? oneOf : [dependency];
}

/** What depends on any answer, also on "no", says so by a condition. */
export const dependenciesMeant: Fix = ({ root, keys }) => {
  const owner = getIn(root, keys.slice(0, -2));
  const [keyword = '', name = ''] = keys.slice(-2);
  const dependency = getIn(root, [...keys]);
  if (!isRecord(owner)) return;
  removeDependency(owner, [keyword, name]);
  const branch = Array.isArray(dependency) ? { required: dependency } : dependency;
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  owner.allOf = [...listOf(owner, 'allOf'), { if: { required: [name] }, then: branch }];
};

/** Inside an `if` every question that is tested is required. */
export const conditionsRequire: Fix = (problem) => {
  const { owner } = conditionAt(problem);
  if (!isRecord(owner.if) || Object.keys(require(owner.if)).length === 0) return conditionOut(problem);
  changed(problem, 'The condition holds only once its question is answered.');
};

/**
 * Requires each question that the condition tests, and returns those that it did not require before, as a condition with `required` only. What a `not`
 * tests is also required beside the `not`: a `not` around `required` holds while the question is blank.
 */
function require(condition: Json): Json {
  const added: Json = {};
  for (const [key, part] of Object.entries(recordOf(condition.properties))) {
    const below = isRecord(part) ? require(part) : {};
    const isNew = !listOf(condition, 'required').includes(key);
    const own = {
      ...(isNew && { required: [key] }),
      ...(Object.keys(below).length > 0 && { properties: { [key]: below } }),
    };
    requireAll(condition, own);
    requireAll(added, own);
  }
  if (isRecord(condition.not)) {
    const below = require(condition.not);
    requireAll(condition, below);
    requireAll(added, below);
  }
  for (const part of [condition.allOf ?? [], condition.anyOf ?? []].flat(2))
    if (isRecord(part)) requireAll(added, require(part));
  return added;
}

/** Adds to the condition the questions that the second argument, a condition with `required` only, requires. */
function requireAll(condition: Json, { required, properties }: Json): void {
  for (const name of Array.isArray(required) ? required : []) {
    const all = listOf(condition, 'required');
    if (!all.includes(name)) all.push(name);
  }
  for (const [name, below] of Object.entries(recordOf(properties)))
    if (isRecord(below)) requireAll(objectOf(objectOf(condition, 'properties'), name), below);
}

/** The names of all questions that a condition tests, also by JSON Pointers. */
function namesTested(condition: Json): readonly string[] {
  const { properties, required } = condition;
  const named = [...Object.keys(recordOf(properties)), ...(Array.isArray(required) ? required.map(String) : [])];
  return [
    ...named.flatMap((name) => (name.startsWith('/') ? parsePointer(name) : name)),
    ...testsWithin(condition).flatMap(namesTested),
  ];
}

/** Of a condition that holds for every answer, that there is one is left; one that always holds is removed. */
export const conditionsVary: Fix = (problem) => {
  const { owner } = conditionAt(problem);
  const { properties, required, ...others } = recordOf(owner.if);
  // The finding stands at the tests of a condition that without them holds for some answers only.
  const isPresence = problem.keys.at(-1) === 'properties' && Object.keys(others).length === 0;
  if (!isPresence || !Array.isArray(required)) return conditionOut(problem);
  owner.if = { required };
  changed(problem, 'The condition is that the question is answered: what was tested of its answer holds for each.');
};

/** Removes a test without effect; if the check does not say which part that is, the whole condition. */
export const testsDecide: Fix = (problem) => {
  const { finding, root } = problem;
  if (!finding.mend) return conditionOut(problem);
  changed(problem, `The condition is without one of its tests. ${finding.problem}`);
  for (const { pointer } of finding.mend) removeAt(root, parsePointer(pointer));
};

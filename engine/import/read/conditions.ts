// Moves questions that the foreign form shows under a condition (rules of JSON Forms, `relevant` of XLSForm) from `properties` of their
// group into `then` or `else`.
import { isRecord, recordOf } from '../../core/index.ts';
import type { Draft, Json } from '../draft/draft.ts';
import { followed } from '../draft/schemas.ts';
import { depthsOf, startsWith } from './depths.ts';

/** A condition on answers. */
export interface Test {
  /** The path of each answer that the condition reads, as names from the root. */
  readonly tested: readonly (readonly string[])[];
  /** The condition written for the group that many levels below the root. */
  readonly seenFrom: (depth: number) => Json;
}

/** A test, and whether the question is shown when it holds or when it fails. */
export interface Part extends Test {
  readonly isShown: boolean;
}

/** What has to hold for the question to be shown, written for the group at this depth. */
export function seen({ isShown, seenFrom }: Part, depth: number): Json {
  return isShown ? seenFrom(depth) : { not: seenFrom(depth) };
}

/** In the names that lead to a question: the entries of the list that is named before. */
export const ENTRIES = '/items';

/** A question or group, and the tests under which it is shown. */
export interface Ruled {
  readonly names: readonly string[];
  readonly parts: readonly Part[];
  /** The place of the rule in the imported file, for notes. */
  readonly place: string;
}

/** The branch that a group was moved into, and the depth of the group that holds its `if`. */
interface Home {
  readonly condition: Json;
  readonly keyword: 'then' | 'else';
  readonly depth: number;
}

/** Moves all of them. A group in which every question has the same test is moved as a whole. */
export function moveAllUnder(draft: Draft, root: Json, all: readonly Ruled[]): void {
  const homes = new Map<string, Home>();
  // Groups first: what is inside a moved group is then moved within its branch.
  const ordered = ofGroups(draft, root, all).toSorted((one, other) => one.names.length - other.names.length);
  const depthOf = depthsOf(ordered);
  for (const one of ordered) if (one.parts.length > 0) moveUnder(draft, root, one, depthOf(one), homes);
  for (const { names } of ordered) emptied(draft, root, names.slice(0, -1));
}

/** A group whose questions were all moved is declared by the branches that they are in: these get its title. */
function emptied(draft: Draft, root: Json, names: readonly string[]): void {
  const name = names.at(-1) ?? '';
  const around = recordOf(groupAt(draft, root, names.slice(0, -1))?.properties) as Json;
  const group = around[name];
  if (!isRecord(group) || group.items !== undefined || group.allOf !== undefined) return;
  const { properties, required: _, errorMessage: __, ...own } = group;
  if (Object.keys(recordOf(properties)).length > 0) return;
  for (let depth = 0; depth < names.length; depth++) {
    const { allOf } = groupAt(draft, root, names.slice(0, depth)) ?? {};
    const branches = [allOf ?? []].flat().flatMap((part) => (isRecord(part) ? [part.then, part.else] : []));
    for (const branch of branches.filter(isRecord)) {
      const declared = groupAt(draft, branch, names.slice(depth));
      if (declared) Object.assign(declared, own, { ...declared });
    }
  }
  delete around[name];
}

/** Replaces the tests that all questions of a group share by one on the group. */
function ofGroups(draft: Draft, root: Json, all: readonly Ruled[], at: readonly string[] = []): readonly Ruled[] {
  const direct = all.filter(({ names }) => names.length === at.length + 1);
  const groups = [...new Set(all.filter((one) => !direct.includes(one)).map(({ names }) => names[at.length] ?? ''))];
  const below = groups.flatMap((name): readonly Ruled[] => {
    const path = [...at, name];
    const inside = ofGroups(
      draft,
      root,
      all.filter(({ names }) => names.length > path.length && names[at.length] === name),
      path,
    );
    const questions = Object.keys(recordOf(groupAt(draft, root, path)?.properties));
    const first = inside.find(({ names }) => names.length === path.length + 1);
    const common = (first?.parts ?? []).filter(
      (part) =>
        part.tested.every((tested) => !startsWith(tested, path)) &&
        questions.every((question) => inside.some((one) => one.names.at(-1) === question && isUnder(one, path, part))),
    );
    if (!first || common.length === 0) return inside;
    const isLeft = (part: Part) => !common.some((one) => isSame(one, part));
    return [
      { names: name === ENTRIES ? at : path, parts: common, place: first.place },
      ...inside.map((one) => ({ ...one, parts: one.parts.filter(isLeft) })),
    ];
  });
  return [...direct, ...below];
}

function isUnder({ names, parts }: Ruled, path: readonly string[], part: Part): boolean {
  return names.length === path.length + 1 && parts.some((one) => isSame(one, part));
}

function isSame(one: Part, other: Part): boolean {
  return one.isShown === other.isShown && JSON.stringify(one.seenFrom(0)) === JSON.stringify(other.seenFrom(0));
}

function homeOf(homes: ReadonlyMap<string, Home>, names: readonly string[]): Home | undefined {
  for (let length = names.length - 1; length > 0; length--) {
    const home = homes.get(JSON.stringify(names.slice(0, length)));
    if (home) return home;
  }
  return undefined;
}

/** Moves a question into the `then` of an `if`, in the group that the first `depth` names of its path lead to. */
function moveUnder(
  draft: Draft,
  root: Json,
  { names, parts, place }: Ruled,
  depth: number,
  homes: Map<string, Home>,
): void {
  const home = homeOf(homes, names);
  const level = home ? (home.condition[home.keyword] as Json) : root;
  const from = home?.depth ?? 0;
  const group = depth < from ? undefined : groupAt(draft, level, names.slice(from, depth));
  const parent = groupAt(draft, level, names.slice(from, -1));
  const name = names.at(-1) ?? '';
  const question = recordOf(parent?.properties)[name];
  if (!group || !parent || !isRecord(question)) {
    const why = group
      ? 'Another condition decides on the question.'
      : 'It tests an answer outside of a group that is asked sometimes.';
    draft.note('left', place, `A condition on "${name}".`, why, 'Write it as "if" and "then", if it can be.');
    return;
  }
  const branch = nested(names.slice(depth), question, taken(parent, name));
  const [first] = parts;
  const isPlain = parts.length === 1 && first;
  const keyword = isPlain && !first.isShown ? 'else' : 'then';
  const test = isPlain ? first.seenFrom(depth) : { allOf: parts.map((part) => seen(part, depth)) };
  const made: Json = { if: test, [keyword]: branch };
  draft.madeAt(made, place);
  homes.set(JSON.stringify(names), { condition: addCondition(group, made), keyword, depth });
}

/** Removes a question from its group. Returns its part of `required` and of the messages, for the branch. */
export function taken(group: Json, name: string): Json {
  const required = Array.isArray(group.required) ? group.required : [];
  const messages = recordOf(recordOf(group.errorMessage).required) as Json;
  const message = messages[name];
  delete (group.properties as Json)[name];
  delete messages[name];
  if (!required.includes(name)) return {};
  const others = required.filter((one) => one !== name);
  if (others.length > 0) group.required = others;
  else delete group.required;
  return { required: [name], ...(message !== undefined && { errorMessage: { required: { [name]: message } } }) };
}

/** Adds the condition to the group, or its branches to those of a condition with the same `if`. Returns the one in the group. */
function addCondition(group: Json, condition: Json): Json {
  const all = Array.isArray(group.allOf) ? group.allOf.filter(isRecord) : [];
  const same = all.find((part) => JSON.stringify(part.if) === JSON.stringify(condition.if));
  group.allOf = same ? all : [...all, condition];
  if (same)
    for (const key of ['then', 'else'])
      if (isRecord(condition[key])) same[key] = merged(recordOf(same[key]), condition[key]);
  return same ?? condition;
}

function merged(one: Json, other: Json): Json {
  if (isRecord(one.items) && isRecord(other.items)) return { ...one, ...other, items: merged(one.items, other.items) };
  const properties: Json = { ...recordOf(one.properties) };
  for (const [name, part] of Object.entries(recordOf(other.properties))) {
    const known = properties[name];
    properties[name] = isRecord(known) && isRecord(part) ? merged(known, part) : part;
  }
  const required = [...new Set([one.required ?? [], other.required ?? []].flat())];
  const allOf = [one.allOf ?? [], other.allOf ?? []].flat();
  const messages = {
    ...recordOf(recordOf(one.errorMessage).required),
    ...recordOf(recordOf(other.errorMessage).required),
  };
  return {
    ...one,
    ...other,
    properties,
    ...(required.length > 0 && { required }),
    ...(allOf.length > 0 && { allOf }),
    ...(Object.keys(messages).length > 0 && { errorMessage: { required: messages } }),
  };
}

/** The branch: the question within its groups. @param besides `required` and messages for it */
function nested(names: readonly string[], question: Json, besides: Json): Json {
  const [name = '', ...below] = names;
  if (name === ENTRIES) return { items: nested(below, question, besides) };
  if (below.length === 0) return { properties: { [name]: question }, ...besides };
  return { properties: { [name]: nested(below, question, besides) } };
}

/** The group, or the entry of a list, at these names; a reference on the way is replaced by what it leads to, so that the group can be changed. */
export function groupAt(draft: Draft, root: Json, names: readonly string[]): Json | undefined {
  let at: Json = root;
  for (const name of names) {
    const key = name === ENTRIES ? 'items' : name;
    const holder = name === ENTRIES ? at : (recordOf(at.properties) as Json);
    const below = holder[key];
    if (!isRecord(below)) return undefined;
    if (below.$ref !== undefined) {
      const copy = draft.copyOf(followed(root, below));
      draft.madeOf(copy, below);
      holder[key] = copy;
    }
    at = holder[key] as Json;
  }
  return at;
}

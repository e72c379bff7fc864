// What is shown under a condition, taken out of its group into the branch of one: rules of JSON Forms, relevance of XLSForm.
import { isRecord, recordOf } from '../../core/index.ts';
import type { Draft, Json } from '../draft/draft.ts';
import { followed } from '../draft/schemas.ts';

/** A condition on answers. */
export interface Test {
  /** The names that lead to each answer that is tested. */
  readonly tested: readonly (readonly string[])[];
  /** The condition, seen from the group at these many names. */
  readonly seenFrom: (depth: number) => Json;
}

/** Shown if the test holds, or if it does not. */
export interface Part extends Test {
  readonly isShown: boolean;
}

/** Takes the question out of its group, and puts it under a condition of the group around it and what is tested. */
export function moveUnder(
  draft: Draft,
  root: Json,
  names: readonly string[],
  parts: readonly Part[],
  place: string,
): void {
  const depth = commonDepth([names, ...parts.flatMap(({ tested }) => tested)]);
  const group = groupAt(root, names.slice(0, depth));
  const parent = groupAt(root, names.slice(0, -1));
  const name = names.at(-1) ?? '';
  if (!group || !isRecord(parent?.properties)) return;
  const question = parent.properties[name];
  if (!isRecord(question)) return;
  const isRequired = Array.isArray(parent.required) && parent.required.includes(name);
  delete parent.properties[name];
  if (isRequired) parent.required = (parent.required as unknown[]).filter((one) => one !== name);
  const branch = nested(names.slice(depth), question, isRequired);
  const [first] = parts;
  const isPlain = parts.length === 1 && first;
  const condition = isPlain
    ? { if: first.seenFrom(depth), [first.isShown ? 'then' : 'else']: branch }
    : {
        if: { allOf: parts.map(({ isShown, seenFrom }) => (isShown ? seenFrom(depth) : { not: seenFrom(depth) })) },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: branch,
      };
  draft.madeAt(condition, place);
  addCondition(group, condition);
}

/** Conditions that are the same share their branches. */
function addCondition(group: Json, condition: Json): void {
  const all = Array.isArray(group.allOf) ? group.allOf.filter(isRecord) : [];
  const same = all.find((part) => JSON.stringify(part.if) === JSON.stringify(condition.if));
  group.allOf = same ? all : [...all, condition];
  if (same)
    for (const key of ['then', 'else'])
      if (isRecord(condition[key])) same[key] = merged(recordOf(same[key]), condition[key]);
}

function merged(one: Json, other: Json): Json {
  const properties: Json = { ...recordOf(one.properties) };
  for (const [name, part] of Object.entries(recordOf(other.properties))) {
    const known = properties[name];
    properties[name] = isRecord(known) && isRecord(part) ? merged(known, part) : part;
  }
  const required = [...new Set([one.required ?? [], other.required ?? []].flat())];
  return { ...one, ...other, properties, ...(required.length > 0 && { required }) };
}

function nested(names: readonly string[], question: Json, isRequired: boolean): Json {
  const [name = '', ...below] = names;
  if (below.length === 0) return { properties: { [name]: question }, ...(isRequired && { required: [name] }) };
  return { properties: { [name]: nested(below, question, isRequired) } };
}

export function commonDepth(paths: readonly (readonly string[])[]): number {
  let depth = 0;
  while (paths.every((path) => path.length > depth + 1 && path[depth] === paths[0]?.[depth])) depth++;
  return depth;
}

/** The group at these names; a reference on the way is replaced by what it leads to, so that the group can be changed. */
export function groupAt(root: Json, names: readonly string[]): Json | undefined {
  let at: Json = root;
  for (const name of names) {
    const properties = recordOf(at.properties) as Json;
    const below = properties[name];
    if (!isRecord(below)) return undefined;
    if (below.$ref !== undefined) properties[name] = structuredClone(followed(root, below));
    at = properties[name] as Json;
  }
  return at;
}

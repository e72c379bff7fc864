// Walks a foreign schema, whose references are not followed yet and whose shape has not been checked.

import { DEPENDENCIES, positionBelow } from '../../compile/index.ts';
import { formatPointer, getIn, isRecord, parsePointer, recordOf } from '../../core/index.ts';
import type { Json } from './draft.ts';

export interface Found {
  readonly keys: readonly string[];
  readonly schema: Json;
}

/** Every schema of a file, the outer ones first. */
export function* schemasIn(root: Json): Generator<Found> {
  yield* walk(root, [], 'schema');
}

type Position = ReturnType<typeof positionBelow>;

function* walk(node: unknown, keys: readonly string[], position: Position): Generator<Found> {
  if (typeof node !== 'object' || node === null) return;
  if (position === 'schema' && isRecord(node)) yield { keys, schema: node };
  for (const [key, part] of Object.entries(node)) {
    const below = positionBelow(position, key);
    if (below !== 'other') yield* walk(part, [...keys, key], below);
  }
}

/** The keys of the innermost question, entry or definition that `keys` lead into, itself included; undefined for the whole file. */
export function questionAround(root: Json, keys: readonly string[]): readonly string[] | undefined {
  let position: Position = 'schema';
  let found: readonly string[] | undefined;
  for (const [i, key] of keys.entries()) {
    const below = positionBelow(position, key);
    const holder = keys[i - 1] ?? '';
    if (position === 'schemas' && ['properties', '$defs', 'definitions'].includes(holder)) found = keys.slice(0, i + 1);
    position = below;
    if (position === 'other') break;
  }
  return found && getIn(root, [...found]) !== undefined ? found : undefined;
}

/** True for the keys of a question, or of the definition of one, and not of a part or a keyword of it. */
export function isQuestionAt(root: Json, keys: readonly string[]): boolean {
  return keys.length > 0 && questionAround(root, keys)?.length === keys.length;
}

/** True for a keyword that says, by a question's name, what is asked or required once it is answered. */
export function isDependency(keyword: string): boolean {
  return (DEPENDENCIES as readonly string[]).includes(keyword);
}

/** How many of the keys lead to the group that has the innermost `dependencies` (or the like) among them; undefined without one. */
export function depthOfDependency(keys: readonly string[]): number | undefined {
  let position: Position = 'schema';
  let found: number | undefined;
  for (const [i, key] of keys.entries()) {
    if (position === 'schema' && isDependency(key)) found = i;
    position = positionBelow(position, key);
  }
  return found;
}

/** Follows local `$ref`s to the end of their chain. Without a `$ref` returns the schema itself. */
export function followed(root: Json, schema: unknown): Json {
  let at: unknown = schema;
  for (let steps = 0; isRecord(at) && typeof at.$ref === 'string' && steps < MOST_REFERENCES; steps++) {
    const target: unknown = at.$ref.startsWith('#') ? getIn(root, parsePointer(at.$ref)) : undefined;
    if (!isRecord(target)) break;
    const { $ref, ...own } = at;
    at = { ...target, ...own };
  }
  return isRecord(at) ? at : {};
}

/** The references to what is defined at these keys, direct or by further references. */
export function referringTo(root: Json, keys: readonly string[]): readonly Found[] {
  const target = `#${formatPointer(keys)}`;
  const leads = ({ $ref }: Json, steps = 0): boolean => {
    if (typeof $ref !== 'string' || !$ref.startsWith('#') || steps > MOST_REFERENCES) return false;
    const next = getIn(root, parsePointer($ref));
    return $ref === target || (isRecord(next) && leads(next, steps + 1));
  };
  return [...schemasIn(root)].filter(({ schema }) => leads(schema));
}

/** References lead to each other in so many steps at most: they may lead round in a circle. */
const MOST_REFERENCES = 20;

const BRANCHES = ['then', 'else'] as const;
const LISTS = ['allOf', 'anyOf', 'oneOf'] as const;
const MAPS = ['dependencies', 'dependentSchemas'] as const;

/** A group and all its branches: what declares its questions, references followed one step for reading only. */
function* partsOf(root: Json, group: unknown, depth = 0): Generator<Json> {
  if (!isRecord(group) || depth > 12) return;
  yield group;
  const target =
    typeof group.$ref === 'string' && group.$ref.startsWith('#') ? getIn(root, parsePointer(group.$ref)) : 0;
  const below = [
    target,
    ...BRANCHES.map((key) => group[key]),
    ...LISTS.flatMap((key) => (Array.isArray(group[key]) ? group[key] : [])),
    ...MAPS.flatMap((key) => (isRecord(group[key]) ? Object.values(group[key]) : [])),
  ];
  for (const part of below) yield* partsOf(root, part, depth + 1);
}

/** Names of the questions of a group, those of its branches included, in the order in which they are written. */
export function namesIn(root: Json, group: unknown): readonly string[] {
  const all = [...partsOf(root, group)].flatMap(({ properties }) =>
    isRecord(properties) ? Object.keys(properties) : [],
  );
  return [...new Set(all)];
}

/** True if a part of the group, itself or a branch, requires the question. */
export function isRequiredIn(root: Json, group: unknown, name: string): boolean {
  return [...partsOf(root, group)].some(({ required }) => Array.isArray(required) && required.includes(name));
}

/** The parts of a group, itself and its branches, that declare a question: themselves and no copies, so that they can be changed. */
export function declaringIn(root: Json, group: unknown, name: string): readonly Json[] {
  return [...partsOf(root, group)].filter(({ properties }) => isRecord(properties) && Object.hasOwn(properties, name));
}

/** The declarations of a question of a group, in it and in its branches. */
export function declarationsOf(root: Json, group: unknown, name: string): readonly Json[] {
  return declaringIn(root, group, name).flatMap(({ properties }) => {
    const own = recordOf(properties)[name];
    return isRecord(own) ? [own] : [];
  });
}

/** The declarations of the question that a ui entry at these names draws; `items` stands for the entry of a list. */
export function declarationsAt(root: Json, names: readonly string[]): readonly Json[] {
  let groups: readonly Json[] = [root];
  for (const name of names) {
    groups = groups.flatMap((group) => declarationsBelow(root, group, name));
  }
  return groups;
}

/** What keywords hold that a ui file names as they are called. */
const NAMED_PARTS: readonly string[] = ['items', 'additionalProperties', 'propertyNames'];

/** The declarations of what a ui entry of this name draws, in the entry of a question. */
export function declarationsBelow(root: Json, question: Json, name: string): readonly Json[] {
  const part = NAMED_PARTS.includes(name) ? followed(root, question)[name] : undefined;
  return isRecord(part) ? [part] : declarationsOf(root, question, name);
}

// Sets of questions as trees of keys, for forms of which a part is asked again.
import { parsePointer } from '../model/jsonPointer.ts';
import { isRecord } from '../model/schema.ts';
import type { Answers, Path } from '../model/types.ts';

/** `true` is a question, or a group with everything in it; a record names some of a group's questions. */
export type AskedTree = true | AskedKeys;

export interface AskedKeys {
  readonly [key: string]: AskedTree;
}

export const NONE: AskedKeys = {};

/** The questions at JSON Pointers. */
export function treeOf(pointers: readonly string[]): AskedKeys {
  return pointers.reduce<AskedKeys>((tree, pointer) => joined(tree, at(parsePointer(pointer))) as AskedKeys, NONE);
}

/** The tree `below` at `keys`. */
export function at(keys: readonly string[], below: AskedTree = true): AskedTree {
  return keys.reduceRight<AskedTree>((inner, key) => ({ [key]: inner }), below);
}

/** The questions of both. */
export function joined(one: AskedTree, other: AskedTree): AskedTree {
  if (one === true || other === true) return true;
  const all: Record<string, AskedTree> = { ...one };
  for (const [key, tree] of Object.entries(other)) {
    const known = Object.hasOwn(all, key) ? all[key] : undefined;
    all[key] = known ? joined(known, tree) : tree;
  }
  return all;
}

/** What the tree has at `path`; undefined for a question that is not in it. An entry of a list belongs to its list. */
export function treeAt(tree: AskedTree | undefined, path: Path): AskedTree | undefined {
  const [key, ...rest] = path;
  if (key === undefined || tree === undefined || tree === true) return tree;
  return Object.hasOwn(tree, key) ? treeAt(tree[key], rest) : undefined;
}

/** True where the two have a question in common. */
export function overlaps(one: AskedTree, other: AskedTree): boolean {
  if (one === true || other === true) return true;
  return Object.keys(one).some((key) => {
    const [here, there] = [treeAt(one, [key]), treeAt(other, [key])];
    return here !== undefined && there !== undefined && overlaps(here, there);
  });
}

/** The answers to the questions of the tree. */
export function pick(tree: AskedKeys, answers: unknown): Answers {
  if (!isRecord(answers)) return {};
  const picked = Object.entries(tree).map(([key, part]) => {
    const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
    return [key, part === true || answer === undefined ? answer : pick(part, answer)] as const;
  });
  return Object.fromEntries(picked.filter(([, answer]) => answer !== undefined));
}

/** The answers `given` to the questions of the tree, and those `kept` to all others. */
export function merge(tree: AskedKeys, kept: unknown, given: unknown): Answers {
  const merged: Record<string, unknown> = isRecord(kept) ? { ...kept } : {};
  for (const [key, part] of Object.entries(tree)) {
    const answer = isRecord(given) && Object.hasOwn(given, key) ? given[key] : undefined;
    const next = part === true ? answer : merge(part, merged[key], answer);
    if (next === undefined) delete merged[key];
    else merged[key] = next;
  }
  return merged;
}

/** The paths of the answers to questions that are not in the tree. */
export function pathsOutside(tree: AskedKeys, answers: Answers, path: Path = []): readonly Path[] {
  return Object.entries(answers).flatMap(([key, answer]) => {
    const part = treeAt(tree, [key]);
    if (part === true) return [];
    const here = [...path, key];
    return part && isRecord(answer) ? pathsOutside(part, answer, here) : [here];
  });
}

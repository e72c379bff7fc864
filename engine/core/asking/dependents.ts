// Which questions of a group depend on which others: by conditions (`if`), by `lengthEquals`, and by comparisons. They stay within a group, or
// look into the groups in it, except for comparisons by JSON Pointers into the submission: the schema that has them is one of the whole form.
import { declaredProperties } from '../model/declaredProperties.ts';
import { parsePointer } from '../model/jsonPointer.ts';
import { isGroupSchema } from '../model/schema.ts';
import type { Schema } from '../model/types.ts';
import { type AskedKeys, type AskedTree, at, joined, NONE, overlaps, treeAt } from './askedTree.ts';

/** `asked` and the questions of the group that follow from them: shown or required by their answers, as many as they say, or compared with them. */
export function withDependents(group: Schema, asked: AskedTree): AskedTree {
  const follow = (tree: AskedTree) => grown(group, tree, (part, keys) => dependents(part, keys, false));
  return withCompared(group, asked, follow, ({ path, other }, tree) =>
    treeAt(tree, other) === true ? path : undefined,
  );
}

/** `asked` and the questions of the group whose answers decide which of its questions are shown, required, and how often. */
export function withDeciding(group: Schema, asked: AskedTree): AskedTree {
  const decide = (tree: AskedTree) => grown(group, tree, deciding);
  return withCompared(group, asked, decide, ({ path, other }, tree) => (treeAt(tree, path) ? other : undefined));
}

/** A comparison that names the other answer by a JSON Pointer; both paths begin at the root of the submission. */
interface Comparison {
  /** The question that has the keyword. For a question in the entries of a list it is the list, because lists are asked as a whole. */
  readonly path: readonly string[];
  /** The answer that it is compared with. */
  readonly other: readonly string[];
}

/**
 * `asked` with all that follows from it. `grow` adds questions within each group; `more` returns the path of a question that a comparison by JSON
 * Pointer adds, if any. One may bring up the other, so both are repeated until nothing is added.
 */
function withCompared(
  whole: Schema,
  asked: AskedTree,
  grow: (tree: AskedTree) => AskedTree,
  more: (comparison: Comparison, tree: AskedTree) => readonly string[] | undefined,
): AskedTree {
  const tree = grow(asked);
  const added = comparisonsIn(whole, []).map((one) => more(one, tree) ?? []);
  const next = added.reduce((sum, path) => (path.length > 0 ? joined(sum, at(path)) : sum), tree);
  return JSON.stringify(next) === JSON.stringify(tree) ? tree : withCompared(whole, next, grow, more);
}

function comparisonsIn(question: Schema, path: readonly string[]): readonly Comparison[] {
  const { items, properties = {}, allOf = [], then: yes, else: no } = question;
  const own = pointersOf(question).filter((pointer) => pointer.startsWith('/'));
  const inside = Object.entries(properties).flatMap(([key, one]) => comparisonsIn(one, [...path, key]));
  const branches = [...allOf, yes, no].flatMap((one) => (one ? comparisonsIn(one, path) : []));
  const entries = items ? comparisonsIn(items, path).map((one) => ({ ...one, path })) : [];
  return [...own.map((pointer) => ({ path, other: parsePointer(pointer) })), ...inside, ...branches, ...entries];
}

/** Grows the tree of a group, and of the groups in it, until nothing is added. */
function grown(group: Schema, asked: AskedTree, more: (group: Schema, tree: AskedKeys) => AskedKeys): AskedTree {
  if (asked === true) return true;
  const properties = declaredProperties(group);
  const inside = Object.entries(asked).map(([key, tree]) => {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return [key, property ? grown(property, tree, more) : tree] as const;
  });
  const now = Object.fromEntries(inside);
  const next = joined(now, more(group, now));
  return next !== true && JSON.stringify(next) !== JSON.stringify(asked) ? grown(group, next, more) : next;
}

/** `follows`: the part applies only for some answers to what is asked. */
function dependents(part: Schema, asked: AskedKeys, follows: boolean): AskedKeys {
  const found: AskedKeys[] = [
    follows ? declared(part) : NONE,
    ...(part.allOf ?? []).map((one) => dependents(one, asked, follows)),
  ];
  for (const [key, property] of Object.entries(part.properties ?? {})) {
    if (comparedWith(property).some((other) => Object.hasOwn(asked, other))) found.push(keyed(key, true));
  }
  const decided = follows || (part.if !== undefined && overlaps(mentioned(part.if), asked));
  for (const branch of [part.then, part.else]) if (branch) found.push(dependents(branch, asked, decided));
  return all(found);
}

function deciding(part: Schema): AskedKeys {
  const compared = Object.values(part.properties ?? {}).flatMap(comparedWith);
  const parts = [...(part.allOf ?? []), part.then, part.else].filter((one) => one !== undefined);
  const inside = parts.map(deciding);
  return all([...inside, part.if ? mentioned(part.if) : NONE, ...compared.map((key) => keyed(key, true))]);
}

/** The questions that a condition tests. */
function mentioned({ properties = {}, required = [], allOf = [], anyOf = [], not }: Schema): AskedKeys {
  const below = Object.entries(properties).map(([key, test]) => {
    const tree = mentioned(test);
    return keyed(key, Object.keys(tree).length > 0 ? tree : true);
  });
  // Where a group is required and tested, the test says which of its questions matter.
  const keys = required.filter((key) => !Object.hasOwn(properties, key)).map((key) => keyed(key, true));
  return all([...below, ...keys, ...[...allOf, ...anyOf, ...(not ? [not] : [])].map(mentioned)]);
}

/** The questions that a branch adds, or requires. */
function declared({ properties = {}, required = [] }: Schema): AskedKeys {
  const added = Object.entries(properties).map(([key, property]) => {
    const isRefined =
      !isGroupSchema(property) && (property.properties !== undefined || property.required !== undefined);
    return keyed(key, isRefined ? declared(property) : true);
  });
  const keys = required.filter((key) => !Object.hasOwn(properties, key)).map((key) => keyed(key, true));
  return all([...added, ...keys]);
}

/** Keys of the questions, in the same group, that the question is compared with; of a list also that which says how many entries it has. */
function comparedWith(question: Schema): readonly string[] {
  return pointersOf(question).flatMap((pointer) => (pointer.startsWith('/') ? [] : (parsePointer(pointer)[0] ?? [])));
}

/** Pointers to what the question is compared with, relative ones and those into the submission. */
function pointersOf({ lengthEquals, equals, atLeast, atMost, moreThan, lessThan }: Schema): readonly string[] {
  return [lengthEquals, equals, atLeast, atMost, moreThan, lessThan].flatMap((other) => other?.$data ?? []);
}

function keyed(key: string, tree: AskedTree): AskedKeys {
  return { [key]: tree };
}

function all(trees: readonly AskedKeys[]): AskedKeys {
  return trees.reduce<AskedKeys>((sum, tree) => joined(sum, tree) as AskedKeys, NONE);
}

// Which questions of a group depend on which others: by conditions (`if`), by `lengthEquals`, and by comparisons. Both stay within a group, or
// look into the groups in it; the compiler refuses others.
import { declaredProperties } from '../model/declaredProperties.ts';
import { parsePointer } from '../model/jsonPointer.ts';
import { isGroupSchema } from '../model/schema.ts';
import type { Schema } from '../model/types.ts';
import { type AskedKeys, type AskedTree, joined, NONE, overlaps } from './askedTree.ts';

/** `asked` and the questions of the group that follow from them: shown or required by their answers, as many as they say, or compared with them. */
export function withDependents(group: Schema, asked: AskedTree): AskedTree {
  return grown(group, asked, (part, tree) => dependents(part, tree, false));
}

/** `asked` and the questions of the group whose answers decide which of its questions are shown, required, and how often. */
export function withDeciding(group: Schema, asked: AskedTree): AskedTree {
  return grown(group, asked, deciding);
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
function comparedWith({ lengthEquals, equals, atLeast, atMost, moreThan, lessThan }: Schema): readonly string[] {
  const pointers = [lengthEquals, equals, atLeast, atMost, moreThan, lessThan];
  return pointers.flatMap((pointer) => (pointer && parsePointer(pointer.$data)[0]) ?? []);
}

function keyed(key: string, tree: AskedTree): AskedKeys {
  return { [key]: tree };
}

function all(trees: readonly AskedKeys[]): AskedKeys {
  return trees.reduce<AskedKeys>((sum, tree) => joined(sum, tree) as AskedKeys, NONE);
}

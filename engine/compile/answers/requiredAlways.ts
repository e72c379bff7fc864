import { memoise, type Schema } from '../../core/index.ts';
import { groupParts } from '../schema/groupParts.ts';

/**
 * The questions of the group that every complete set of answers has: the required ones, and those that `dependentRequired`, or a
 * condition on answers alone, requires beside them.
 */
export const requiredAlways = memoise((group: Schema): ReadonlySet<string> => {
  const all = new Set<string>();
  for (let size = -1; size < all.size; ) {
    size = all.size;
    for (const { schema, under } of groupParts(group)) {
      const applies = under.every(({ condition, holds }) => holds && isOfPresence(condition, all));
      for (const name of (applies && schema.required) || []) all.add(name);
    }
  }
  return all;
});

/** True for a condition that holds as soon as the questions in `answered` have an answer, whatever it is. */
function isOfPresence({ required = [], ...tests }: Schema, answered: ReadonlySet<string>): boolean {
  return Object.keys(tests).length === 0 && required.every((name) => answered.has(name));
}

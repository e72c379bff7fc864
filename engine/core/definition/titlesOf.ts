// A branch may give a question another title. The blank form on paper has no answers to choose a branch by, so it prints every
// title.
import type { Schema } from '../model/types.ts';

/** For every question of a group the titles that it can have, the unconditional one first, without repetition. */
export function titlesOf(schema: Schema): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const visit = (part: Schema): void => {
    for (const [key, { title }] of Object.entries(part.properties ?? {})) {
      const known = found.get(key) ?? [];
      if (title !== undefined && !known.includes(title)) found.set(key, [...known, title]);
    }
    for (const inner of [...(part.allOf ?? []), part.then, part.else]) if (inner) visit(inner);
  };
  visit(schema);
  return found;
}

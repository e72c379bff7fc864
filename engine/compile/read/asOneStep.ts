import { formSchema, memoise, type Schema } from '../../core/index.ts';
import type { Definition } from './definition.ts';

/** The schema of a whole submission, with the conditions of each step on others. */
export const wholeSchema = memoise(
  ({ steps }: Pick<Definition, 'steps'>): Schema =>
    formSchema({
      steps: steps.map(({ at, schema, whole }) => (whole ? { at: [], schema: whole } : { at, schema })),
    }),
);

/**
 * For what evaluates conditions: a form in which answers of one step decide on another as one of a single step, which asks all of them in
 * their groups; any other form itself.
 */
export const asOneStep = memoise((definition: Definition): Definition => {
  const [first] = definition.steps;
  if (!first || definition.steps.every(({ whole }) => !whole)) return definition;
  return { ...definition, steps: [{ ...first, at: [], schema: wholeSchema(definition), ui: {} }] };
});

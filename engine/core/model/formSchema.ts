// The schema of a whole submission: every step's schema at its path. Core then needs no case for forms of one step, forms of
// groups, and forms whose steps share the root.
import { memoise } from './memoise.ts';
import type { Schema, Step } from './types.ts';

interface Steps {
  readonly steps: readonly Pick<Step, 'at' | 'schema'>[];
}

/** One object schema for all steps of the form, compiled or as it is defined. */
export const formSchema = memoise((form: Steps): Schema => ({ type: 'object', allOf: form.steps.map(atItsPlace) }));

function atItsPlace(step: Pick<Step, 'at' | 'schema'>): Schema {
  return step.at.reduceRight<Schema>((inner, key) => ({ type: 'object', properties: { [key]: inner } }), step.schema);
}

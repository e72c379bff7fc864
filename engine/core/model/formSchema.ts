// The schema of a whole submission: every step's schema at its path. Core then needs no case for forms of one step, forms of
// groups, and forms whose steps share the root.
import { memoise } from './memoise.ts';
import type { Form, Schema, Step } from './types.ts';

/** One object schema for all steps of the form. */
export const formSchema = memoise((form: Form): Schema => ({ type: 'object', allOf: form.steps.map(atItsPlace) }));

function atItsPlace(step: Step): Schema {
  return step.at.reduceRight<Schema>((inner, key) => ({ type: 'object', properties: { [key]: inner } }), step.schema);
}

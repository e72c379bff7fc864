// The schema of a whole submission: every step's schema at its place, so that a form of one step, a form of groups and
// a form whose steps share the root are all one object to the rest of core.
import type { Form, Schema, Step } from './types.ts';

const schemaByForm = new WeakMap<Form, Schema>();

/** One object schema for all steps of the form. */
export function formSchema(form: Form): Schema {
  let schema = schemaByForm.get(form);
  if (!schema) {
    schema = { type: 'object', allOf: form.steps.map(atItsPlace) };
    schemaByForm.set(form, schema);
  }
  return schema;
}

function atItsPlace(step: Step): Schema {
  return step.at.reduceRight<Schema>((inner, key) => ({ type: 'object', properties: { [key]: inner } }), step.schema);
}

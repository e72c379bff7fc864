// The schema of a whole submission: every step's schema at its path. Core then needs no case for forms of one step, forms of
// groups, and forms whose steps share the root.
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

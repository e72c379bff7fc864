import { type Answers, type Form, formSchema, getIn, resolve, type Schema, toPath } from '../../core/index.ts';

/** The schema of the question with this field name, as it is asked with these answers; undefined where it is not. */
export function questionIn(form: Form, answers: Answers, name: string): Schema | undefined {
  const path = toPath(name);
  return path.reduce<Schema | undefined>((schema, key, depth) => {
    if (!schema) return undefined;
    if (typeof key === 'number') return schema.items;
    return resolve(schema, getIn(answers, path.slice(0, depth))).properties?.[key];
  }, formSchema(form));
}

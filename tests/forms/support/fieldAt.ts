import { resolve } from '../../../engine/core/answers/resolve.ts';
import { formSchema } from '../../../engine/core/model/formSchema.ts';
import { getIn, toPath } from '../../../engine/core/model/path.ts';
import type { Answers, Form, Schema } from '../../../engine/core/model/types.ts';

/** The schema of the question `name` with these answers; undefined while it is hidden. */
export function fieldAt(form: Form, answers: Answers, name: string): Schema | undefined {
  const path = toPath(name);
  return path.reduce<Schema | undefined>((schema, key, depth) => {
    if (!schema) return undefined;
    if (typeof key === 'number') return schema.items;
    return resolve(schema, getIn(answers, path.slice(0, depth))).properties?.[key];
  }, formSchema(form));
}

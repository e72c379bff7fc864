// The answers that a new form, and a new entry of a list, begins with where questions have a `default`.
import { type Answers, beginning, pruneAnswers, resolve, type Schema } from '../../core/index.ts';
import { subschemas } from '../schema/subschemas.ts';

/** The initial answers of a group, those of its questions included; undefined without a default. */
export function givenAnswers(group: Schema): Answers | undefined {
  if (![...subschemas(group)].some(hasDefault)) return undefined;
  return beginning(resolve, pruneAnswers, group, undefined, pruneAnswers(group, {}));
}

function hasDefault(schema: Schema): boolean {
  return schema.default !== undefined;
}

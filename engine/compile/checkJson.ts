// Holds a JSON file of a definition against its published schema, the one that editors use for completion, before any
// rule looks at it: from here on every part has the shape that the types say.
import { Ajv } from 'ajv';
import { DefinitionError, type Place } from './definitionError.ts';

/** Names the schema that all schemas keep to. */
export const DRAFT_07 = 'http://json-schema.org/draft-07/schema';

const ajv = new Ajv({ allErrors: false, strict: false, logger: false });

/** Throws a {@link DefinitionError} for the first fault of `value` against `schema`, or the schema of that name. */
export function checkJson(schema: object | string, value: unknown, placeOf: (pointer: string) => Place): void {
  const validate = typeof schema === 'string' ? ajv.getSchema(schema) : ajv.compile(schema);
  if (!validate) throw new Error(`There is no schema ${schema}.`);
  if (validate(value)) return;
  const [error] = validate.errors ?? [];
  const detail = Object.values(error?.params ?? {})
    .flat()
    .join(', ');
  throw new DefinitionError(
    placeOf(error?.instancePath ?? ''),
    `This ${error?.message ?? 'is not valid'} (${detail}).`,
    'The keys and their meaning are described in forms/*.schema.json and, for questions, in JSON Schema draft-07.',
  );
}

// Holds a JSON file of a definition against its published schema, the one that editors use for completion, before any
// rule looks at it: from here on every part has the shape that the types say.
import { Ajv, type ErrorObject } from 'ajv';
import { DefinitionError, type Place } from './definitionError.ts';
import { didYouMean } from './didYouMean.ts';

/** Names the schema that all schemas keep to. */
export const DRAFT_07 = 'http://json-schema.org/draft-07/schema';

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, logger: false });

const REPAIR =
  'The keys and their meaning are described in forms/*.schema.json and, for questions, in JSON Schema draft-07.';

/** Throws a {@link DefinitionError} for the faults of `value` against `schema`, or the schema of that name. */
export function checkJson(schema: object | string, value: unknown, placeOf: (pointer: string) => Place): void {
  const validate = typeof schema === 'string' ? ajv.getSchema(schema) : ajv.compile(schema);
  if (!validate) throw new Error(`There is no schema ${schema}.`);
  if (validate(value)) return;
  const found = DefinitionError.ofAll(causesOf(validate.errors ?? []).map((error) => toFault(error, placeOf)));
  if (found) throw found;
}

/** Without the errors that only sum up others: an `anyOf` of which no branch fits, an `if` that failed. */
function causesOf(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const causes = errors.filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'if');
  const first = new Map(causes.toReversed().map((error) => [error.instancePath + detailOf(error), error]));
  return causes.length > 0 ? [...first.values()].toReversed() : errors;
}

function toFault(error: ErrorObject, placeOf: (pointer: string) => Place): DefinitionError {
  const { additionalProperty: surplus } = error.params as { additionalProperty?: string };
  const known = Object.keys((error.parentSchema?.properties as object | undefined) ?? {});
  const near = surplus === undefined ? '' : didYouMean(surplus, known);
  return new DefinitionError(
    placeOf(error.instancePath + (surplus === undefined ? '' : `/${surplus}`)),
    `This ${error.message ?? 'is not valid'} (${detailOf(error)}).`,
    `${REPAIR}${near}`,
  );
}

function detailOf({ params }: ErrorObject): string {
  return Object.values(params).flat().join(', ');
}

// Holds a JSON file of a definition against its published schema, the one that editors use for completion, before any
// rule looks at it: from here on every part has the shape that the types say. A key too many is wrong but misshapes nothing,
// so it is told apart from the rest.
import { Ajv, type ErrorObject } from 'ajv';
import { DefinitionError, type Place } from './definitionError.ts';
import { didYouMean } from './didYouMean.ts';

export interface JsonFaults {
  readonly misshapen: readonly DefinitionError[];
  /** Keys that the schema does not know. */
  readonly surplus: readonly DefinitionError[];
}

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, logger: false });

const REPAIR = 'The keys and their meaning are described in forms/*.schema.json.';

/** What is wrong with `value` by `schema`. */
export function checkJson(schema: object, value: unknown, placeOf: (pointer: string) => Place): JsonFaults {
  const validate = ajv.compile(schema);
  const causes = validate(value) ? [] : causesOf(validate.errors ?? []);
  const faults = (isSurplus: boolean) =>
    causes
      .filter(({ keyword }) => (keyword === 'additionalProperties') === isSurplus)
      .map((error) => toFault(error, placeOf));
  return { misshapen: faults(false), surplus: faults(true) };
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

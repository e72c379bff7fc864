// Holds a JSON file of a definition against its published schema, the one that editors use for completion, before any
// rule looks at it: from here on every part has the shape that the types say. A key too many is wrong but misshapes nothing,
// so it is told apart from the rest.
import { Ajv, type ErrorObject } from 'ajv';
import { formatPointer, parsePointer } from '../../core/index.ts';
import { DefinitionError, type Place } from '../errors/definitionError.ts';
import { didYouMean } from '../errors/didYouMean.ts';

export interface JsonFaults {
  readonly misshapen: readonly DefinitionError[];
  /** Keys that the schema does not know. */
  readonly surplus: readonly DefinitionError[];
}

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, logger: false });

/** What is wrong with `value` by `schema`. */
export function checkJson(schema: object, value: unknown, placeOf: (pointer: string) => Place): JsonFaults {
  const validate = ajv.compile(schema);
  const causes = validate(value) ? [] : causesOf(validate.errors ?? []);
  const faults = (isSurplus: boolean) =>
    causes
      .filter(({ keyword }) => (keyword === 'additionalProperties') === isSurplus)
      .map((error) => toFault(error, placeOf, schema));
  return { misshapen: faults(false), surplus: faults(true) };
}

/** Without the errors that only sum up others: an `anyOf` of which no branch fits, an `if` that failed. */
function causesOf(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const causes = errors.filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'if');
  const first = new Map(causes.toReversed().map((error) => [error.instancePath + detailOf(error), error]));
  return causes.length > 0 ? [...first.values()].toReversed() : errors;
}

function toFault(error: ErrorObject, placeOf: (pointer: string) => Place, schema: object): DefinitionError {
  const { additionalProperty: surplus } = error.params as { additionalProperty?: string };
  const at = error.instancePath + (surplus === undefined ? '' : formatPointer([surplus]));
  const [problem, repair] = inWords(error, schema);
  return new DefinitionError(placeOf(at), problem, repair);
}

function inWords(
  { keyword, params, data, instancePath, message, parentSchema }: ErrorObject,
  schema: object,
): [string, string] {
  const key = parsePointer(instancePath).at(-1) ?? '';
  const name = key === '' ? 'The file' : `"${key}"`;
  switch (keyword) {
    case 'additionalProperties': {
      const known = Object.keys((parentSchema?.properties as object | undefined) ?? {});
      const surplus = String(params.additionalProperty);
      const near = didYouMean(surplus, known) || ` Known are ${known.join(', ')}.`;
      return [`"${surplus}" is no key that can stand here.`, `Correct its spelling, or remove it.${near}`];
    }
    case 'required': {
      const missing = String(params.missingProperty);
      return [`"${missing}" is missing here.`, `Add it. ${meaningOf(schema, missing)}`.trim()];
    }
    case 'type':
      return [
        `${name} is ${kindOf(data)}, but has to be of the type ${[params.type].flat().join(' or ')}.`,
        repairOf(schema, key),
      ];
    case 'enum': {
      const allowed = (params.allowedValues as readonly unknown[]).map(String);
      const repair = `Use one of ${allowed.join(', ')}.${didYouMean(String(data), allowed)}`;
      return [`${name} is ${JSON.stringify(data)}, which cannot stand here.`, repair];
    }
    case 'pattern': {
      const problem = `${name} is written as ${JSON.stringify(data)}, which does not match ${params.pattern}.`;
      return [problem, repairOf(schema, key)];
    }
    default:
      return [`${name} ${message ?? 'is not valid'}.`, repairOf(schema, key)];
  }
}

function repairOf(schema: object, key: string): string {
  return `Correct it. ${meaningOf(schema, key) || 'The keys and their meaning are described in forms/*.schema.json.'}`;
}

/** What the published schema says of a key, wherever it first has it. */
function meaningOf(schema: unknown, key: string): string {
  if (typeof schema !== 'object' || schema === null) return '';
  const { properties } = schema as { properties?: Record<string, { description?: string }> };
  const own = properties && Object.hasOwn(properties, key) ? properties[key]?.description : undefined;
  if (own !== undefined) return `It means: ${own}`;
  return (
    Object.values(schema)
      .map((part) => meaningOf(part, key))
      .find((meaning) => meaning !== '') ?? ''
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return `the text ${JSON.stringify(value)}`;
  return typeof value === 'object' ? 'an object' : String(value);
}

function detailOf({ params }: ErrorObject): string {
  return Object.values(params).flat().join(', ');
}

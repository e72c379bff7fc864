// Validates a JSON file of a definition against its published schema (forms/*.schema.json, which editors use for completion), so
// that the rules can rely on the types. An unknown key is reported apart: the rules can run beside it.
import { isDeepStrictEqual } from 'node:util';
import { Ajv, type ErrorObject } from 'ajv';
import { formatPointer, getIn, parsePointer, recordOf } from '../../core/index.ts';
import { causesOf } from '../errors/causesOf.ts';
import { converted } from '../errors/converted.ts';
import { DefinitionError, type Meant, type Place } from '../errors/definitionError.ts';
import { keyHint, keyMeant, nearest, nearestOpen, perhaps, valueMeant } from '../errors/didYouMean.ts';
import { meaningAt } from '../errors/meaningAt.ts';
import { missingKeyMeant } from '../errors/missingKeyMeant.ts';
import { holderOf } from '../errors/pointers.ts';
import { type Exact, goneBy, meantBy, type Repairs } from '../errors/repairs.ts';
import { entryOf } from '../schema/entryOf.ts';

export interface JsonFindings {
  readonly invalid: readonly DefinitionError[];
  /** Keys that the schema does not have. */
  readonly unknownKeys: readonly DefinitionError[];
  /** JSON Pointers of what has a wrong shape, in the value. */
  readonly misshapen: readonly string[];
}

/** Of a file that there is not. */
export const NOTHING: JsonFindings = { invalid: [], unknownKeys: [], misshapen: [] };

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, logger: false });

/**
 * The errors of `value` by `schema`, with messages and places for maintainers. What a `pattern` asks for is said by `patternMeans` beside
 * it, and what a `not` refuses by `notMeans`.
 */
export function checkJson(
  schema: object,
  value: unknown,
  placeOf: (pointer: string) => Place,
  repairs: Repairs = {},
): JsonFindings {
  const validate = ajv.compile(schema);
  const causes = validate(value) ? [] : listsMeant(causesOf(validate.errors ?? []), value);
  const findings = (isUnknownKey: boolean) =>
    causes
      .filter((error) => (error.keyword === 'additionalProperties') === isUnknownKey)
      .map((error) => toFinding(error, causes, placeOf, schema, ofValue(value, error)));
  /** The repair of a key, or of one of its values. */
  const ofValue = (root: unknown, { data, instancePath, params }: ErrorObject) => {
    const keys = parsePointer(instancePath);
    const holder = recordOf(getIn(root, keys.slice(0, -1)));
    return (key: string): string | Exact | undefined => {
      const repair = entryOf(repairs, key);
      return typeof repair === 'function'
        ? repair(data, holder, { root, keys, unknown: params.additionalProperty })
        : repair;
    };
  };
  const misshapen = causes.filter(({ keyword }) => keyword !== 'additionalProperties');
  return {
    invalid: findings(false),
    unknownKeys: findings(true),
    misshapen: misshapen.map(placeOfCause),
  };
}

/** Errors of each text of a list that ought to be a list of lists, as one: the list is written without its inner brackets. */
function listsMeant(errors: readonly ErrorObject[], root: unknown): readonly ErrorObject[] {
  const around = ({ instancePath }: ErrorObject) => instancePath.slice(0, instancePath.lastIndexOf('/'));
  const isEntry = ({ keyword, params, data }: ErrorObject) =>
    keyword === 'type' && params.type[0] === 'array' && typeof data === 'string';
  return errors.flatMap((error) => {
    const data = isEntry(error) ? getIn(root, parsePointer(around(error))) : undefined;
    if (!Array.isArray(data)) return error;
    const same = errors.filter((other) => isEntry(other) && around(other) === around(error));
    if (same.length < data.length || data.length === 1) return error;
    return error === same[0] ? { ...error, keyword: 'lists', instancePath: around(error), data } : [];
  });
}

/** Where something has a wrong shape, or is missing. */
function placeOfCause({ instancePath, params, propertyName }: ErrorObject): string {
  const key: string | undefined = propertyName ?? params.missingProperty;
  return instancePath + (key === undefined ? '' : formatPointer([key]));
}

function toFinding(
  error: ErrorObject,
  errors: readonly ErrorObject[],
  placeOf: (pointer: string) => Place,
  schema: object,
  repair: (key: string) => string | Exact | undefined,
): DefinitionError {
  const { additionalProperty: unknown } = error.params as { additionalProperty?: string };
  const key = unknown ?? error.propertyName;
  const at = error.instancePath + (key === undefined ? '' : formatPointer([key]));
  const last = parsePointer(at).at(-1) ?? '';
  const [problem, instead, told] = describe(error, errors, schema, repair);
  const code = unknown === undefined ? 'valuesValid' : 'keysKnown';
  // Only a value of a wrong shape is taken out: beside an unknown key the rules run anyway, and without an entry of a list the others would have other pointers.
  const isOfKey = unknown === undefined && !/^\d+$/.test(last);
  const meant = told ?? (isOfKey ? goneBy(error.data, instead) : undefined) ?? meantBy(instead, last);
  const words = typeof instead === 'string' ? instead : instead.repair;
  return new DefinitionError(code, {
    place: placeOf(at),
    problem,
    repair: words,
    meant: meant && inPlace(meant, placeOf),
  });
}

/**
 * The correction without the values whose pointers lead elsewhere in the file, because reading has moved the parts around them (from `oneOf` or `dependencies`). As it is not
 * complete then, it is likely only, and `--mend` does not write it.
 */
function inPlace(meant: Meant, placeOf: (pointer: string) => Place): Meant {
  const { values = {}, ...others } = meant;
  const isMoved = (pointer: string) => placeOf(holderOf(pointer)).pointer !== holderOf(pointer);
  return Object.keys(values).some(isMoved) ? { ...others, isLikely: true } : meant;
}

type Told = readonly [problem: string, repair: string | Exact, meant?: Meant | undefined];

function describe(
  error: ErrorObject,
  errors: readonly ErrorObject[],
  schema: object,
  repairFor: (key: string) => string | Exact | undefined,
): Told {
  const { keyword, params, data, instancePath, message, parentSchema, propertyName } = error;
  const keys = parsePointer(instancePath);
  const key = keys.at(-1) ?? '';
  const name = key === '' ? 'The file' : /^\d+$/.test(key) ? 'This entry' : `"${key}"`;
  switch (keyword) {
    case 'additionalProperties': {
      const known = Object.keys((parentSchema?.properties as object | undefined) ?? {});
      const unknown = String(params.additionalProperty);
      const near = keyHint(unknown, known, recordOf(data)) || ` Known are ${known.join(', ')}.`;
      const problem = `"${unknown}" is not a key that is allowed here.`;
      const exact = repairFor('*') ?? repairFor(`${key}/${unknown}`) ?? repairFor(unknown);
      const meant =
        exact === undefined ? keyMeant(nearestOpen(unknown, known, recordOf(data))) : meantBy(exact, unknown);
      const other = meant ? undefined : missingKeyMeant(error, errors, schema);
      if (other !== undefined)
        return [problem, `Write it as "${other}", which is missing here.`, { key: other, isLikely: true }];
      if (exact !== undefined) return [problem, exact, meant];
      return [problem, `Correct its spelling, or remove it.${near}`, meant];
    }
    case 'required': {
      const missing = [params.missingProperty, ...(params.others ?? [])].map(String);
      const meanings = missing.map((one) => meaningAt(schema, [...keys, one]));
      if (missing.length === 1) return [`"${missing[0]}" is missing here.`, `Add it. ${meanings[0]}`.trim()];
      const all = missing.map((one, i) => `"${one}" (${meanings[i]?.replace(/^It means: (.*)\.$/, '$1')})`);
      return ['Nothing of what has to be here is here.', `Add ${all.join(' or ')}.`];
    }
    case 'type':
      return [
        `${name} is ${kindOf(data)}, but must be of type ${[params.type].flat().join(' or ')}.`,
        ofUnknownFact(data) ??
          repairFor(withValue(key, data)) ??
          repairFor(`${keys.at(-2) ?? ''}/*`) ??
          repairFor(key) ??
          (data === null ? repairFor('null') : undefined) ??
          converted(params.type, data, parentSchema) ??
          repairOf(schema, keys),
      ];
    case 'lists':
      return [`${name} is a list of texts, but must be a list of lists.`, `Write ${JSON.stringify([data])}.`];
    case 'enum': {
      const allowed = (params.allowedValues as readonly unknown[]).map((one) =>
        Array.isArray(one) ? JSON.stringify(one) : String(one),
      );
      const near = nearestValue(String(data), allowed);
      const problem = `${name} is ${JSON.stringify(data)}, which is not allowed here.`;
      const exact = repairFor(withValue(key, data));
      return exact !== undefined
        ? [problem, exact]
        : [problem, `Use one of ${allowed.join(', ')}.${perhaps(near)}`, valueMeant(near)];
    }
    case 'const': {
      const allowed = JSON.stringify(params.allowedValue);
      const repair =
        repairFor(withValue(key, data)) ?? repairFor(key) ?? `Write ${allowed}. ${meaningAt(schema, keys)}`.trim();
      return [`${name} is ${kindOf(data)}, but must be ${allowed}.`, repair];
    }
    case 'pattern': {
      const { patternMeans: means } = (parentSchema ?? {}) as { patternMeans?: string };
      const what = propertyName === undefined ? name : `A name in ${name}`;
      const problem = `${what} is ${JSON.stringify(data)}, which ${means ? 'cannot stand here' : `does not match ${params.pattern}`}.`;
      const exact = repairFor(propertyName === undefined ? key : 'any name') ?? repairFor(`${keys.at(-2) ?? ''}/*`);
      return [problem, exact ?? (means ? `Write ${means}.` : repairOf(schema, keys))];
    }
    case 'not': {
      const { notMeans: means } = (parentSchema ?? {}) as { notMeans?: string };
      return [`${name} has ${means}.`, repairFor(key) ?? repairOf(schema, keys)];
    }
    case 'uniqueItems': {
      const twice = JSON.stringify((data as readonly unknown[])[params.i]);
      const value = (data as readonly unknown[]).filter(
        (one, i, all) => i === all.findIndex((other) => isDeepStrictEqual(one, other)),
      );
      const problem = `${name} has ${twice} twice.`;
      const exact = repairFor(`${key} twice`);
      if (exact !== undefined) return [problem, exact];
      return [problem, 'Take one of the two out.', { value, isLikely: true }];
    }
    case 'minItems':
    case 'minProperties':
    case 'minLength':
      if (Object.keys(Object(data)).length === 0)
        return [`${name} is empty.`, repairFor(key) ?? repairFor(`${keys.at(-2) ?? ''}/*`) ?? repairOf(schema, keys)];
      return [
        `${name} ${message?.replace(/^must NOT have fewer/, 'must not have fewer') ?? 'is too short'}.`,
        repairOf(schema, keys),
      ];
    default:
      return [
        `${name} ${message?.replace('>=', 'at least') ?? 'is not valid'}.`,
        repairFor(key) ?? repairOf(schema, keys),
      ];
  }
}

/** The nearest of these; of two media types only what stands after the same kind is compared. `pdf` and `.pdf` are read as `application/pdf`. */
function nearestValue(value: string, allowed: readonly string[]): string | undefined {
  const kind = value.slice(0, value.indexOf('/') + 1);
  const alike = allowed.filter((one) => one.startsWith(kind)).map((one) => one.slice(kind.length));
  const near = nearest(value.slice(kind.length), alike);
  return near === undefined ? allowed.find((one) => one.endsWith(`/${value.replace(/^\./, '')}`)) : kind + near;
}

/** For a placeholder in the place of a number, which is filled in before the check where there is such a fact. */
function ofUnknownFact(value: unknown): string | undefined {
  const [, fact] = /^\{\{([^{}]*)\}\}$/.exec(String(value)) ?? [];
  return fact === undefined ? undefined : `Write a number, or add "${fact}" as one to site/facts.json.`;
}

function withValue(key: string, data: unknown): string {
  return `${key} ${Array.isArray(data) ? '[]' : data}`;
}

function repairOf(schema: object, keys: readonly string[]): string {
  return `Correct it. ${meaningAt(schema, keys) || 'The keys and their meaning are described in forms/*.schema.json.'}`;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return `the text ${JSON.stringify(value)}`;
  return typeof value === 'object' ? 'an object' : String(value);
}

// ajv reports several errors for one mistake in a file of a form. Here they are reduced to one for each mistake.
import type { ErrorObject } from 'ajv';
import { formatPointer } from '../../core/index.ts';
import { isWithin } from './pointers.ts';

/**
 * The errors without those that only follow from another, one for each place and detail. Left out are
 * - `anyOf`, `if` and `propertyNames`: each only says that there is another error;
 * - all errors in the value of a key that is refused by `propertyNames`: once the key is right, the value may be checked by another schema;
 * - of the alternatives of an `anyOf`, `const` where `type` is reported for the same place, and `type` where another alternative failed further inside the value, or
 *   by its keys: that alternative has the right type, and so is the one that is meant. Of words by number (`one`, `other`) no key may be right: then one text is
 *   meant, and what stands there is something else.
 */
export function causesOf(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const isChoice = (path: string) => errors.some((error) => error.keyword === 'anyOf' && error.instancePath === path);
  const isNoWords = (path: string) => errors.some((error) => error.instancePath === path && hasOtherKeys(error));
  const isOther = ({ keyword, instancePath: path }: ErrorObject) =>
    (OF_KEYS.includes(keyword) && isNoWords(path)) ||
    (keyword === 'const' && errors.some((error) => error.keyword === 'type' && error.instancePath === path)) ||
    (keyword === 'type' && isChoice(path) && !isNoWords(path) && errors.some((error) => isInside(error, path)));
  const misnamed = errors.flatMap(({ propertyName, instancePath: at }) =>
    propertyName === undefined ? [] : at + formatPointer([propertyName]),
  );
  const isOwn = (error: ErrorObject) =>
    !SUMMARIES.includes(error.keyword) && !isOther(error) && !misnamed.some((at) => isWithin(error.instancePath, at));
  const causes = ofAnyKey(ofAnyType(errors.filter(isOwn)));
  const first = new Map(causes.toReversed().map((error) => [error.instancePath + detailOf(error), error]));
  return causes.length > 0 ? [...first.values()].toReversed() : errors;
}

function isInside({ instancePath, keyword }: ErrorObject, path: string): boolean {
  return instancePath.startsWith(`${path}/`) || (instancePath === path && OF_KEYS.includes(keyword));
}

/** True for the error of an object that is to be words by number, and has none of those keys. */
function hasOtherKeys({ keyword, parentSchema, data }: ErrorObject): boolean {
  const known = Object.keys(Object(parentSchema?.properties));
  const isOfNumber = keyword === 'additionalProperties' && known.includes('zero');
  return isOfNumber && !Object.keys(data as object).some((key) => known.includes(key));
}

/** These fail on objects only. */
const OF_KEYS: readonly string[] = ['required', 'additionalProperties', 'minProperties'];
const SUMMARIES: readonly string[] = ['anyOf', 'if', 'propertyNames'];

/** Errors of type at one place, each from an alternative of an `anyOf`, as one that names all types. */
function ofAnyType(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  return errors.map((error) => {
    const same = errors.filter(
      ({ keyword, instancePath }) => keyword === 'type' && instancePath === error.instancePath,
    );
    const type = same.flatMap(({ params }) => [params.type].flat());
    return error.keyword === 'type' ? { ...error, params: { type: [...new Set(type)] } } : error;
  });
}

/** For an `anyOf` of several `required`, ajv reports each missing key by itself. Here they become one error: `missingProperty` is the first key, `others` has the rest. */
function ofAnyKey(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const isOfAny = ({ keyword, schemaPath }: ErrorObject) => keyword === 'required' && schemaPath.includes('/anyOf/');
  return errors.flatMap((error) => {
    if (!isOfAny(error)) return error;
    const same = errors.filter((other) => isOfAny(other) && other.instancePath === error.instancePath);
    const [missingProperty, ...others] = [...new Set(same.map(({ params }) => params.missingProperty))];
    return error === same[0] ? { ...error, params: { missingProperty, others } } : [];
  });
}

function detailOf({ params, propertyName }: ErrorObject): string {
  return [...Object.values(params).flat(), propertyName].join(', ');
}

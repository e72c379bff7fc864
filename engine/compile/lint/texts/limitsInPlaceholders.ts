// A message names its limit by a placeholder: a number that is written out stays behind when the limit changes. In a translation
// the rule `translated` asks for the same placeholders.
import { exact, formatPointer, type Schema } from '../../../core/index.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

/** Digits that count nothing: of a telephone number, or of a code. */
const CODE = /^0\d|^\d{6,}$/;

const NUMBER = /\d+(?:[.,]\d+)*/g;

export const limitsInPlaceholders = schemaRule('schemas', function* (schema): Generator<Fault> {
  const words = schema.errorMessage;
  if (typeof words !== 'object' || words === null) return;
  for (const [keyword, message] of Object.entries(words)) {
    const limits = limitsOf(schema, keyword);
    if (typeof message !== 'string' || limits.length === 0) continue;
    const numbers = (message.replaceAll(/\{[^}]*\}/g, '').match(NUMBER) ?? []).filter((one) => !CODE.test(one));
    if (numbers.length === 0) continue;
    const all = [...limits, ...Object.keys(schema).flatMap((beside) => limitsOf(schema, beside))];
    const isLimit = (number: string, of: Limits = all) => of.some(([, limit]) => String(limit) === number);
    // "At most 9, as the bus has 50 seats" says the limit, and something else besides.
    const own = numbers.filter((number) => isLimit(number));
    const isAll = numbers.length === limits.length;
    const written = !isAll && own.some((number) => isLimit(number, limits)) ? own : numbers;
    const placed = written.map((number) => all.find(([, limit]) => String(limit) === number)?.[0]);
    const isNamed = limits.every(([name]) => message.includes(name));
    // The number is another one: "at least {minimum} on 1 September".
    if (isNamed && placed.every((name) => name === undefined)) continue;
    // "From {minimum} to 43": the number is that of another limit.
    const isOfOthers = (isNamed || written.length > limits.length) && placed.every((name) => name !== undefined);
    const names = isOfOthers ? placed.flatMap((name) => name ?? []) : limits.map(([name]) => name);
    const meant = isOfOthers
      ? names.flatMap((name) => all.find(([one]) => one === name)?.[1] ?? [])
      : limits.map(([, limit]) => limit);
    const isBeyond = written.length === 1 && limits.length === 1 && isNextTo(Number(written[0]), keyword, schema);
    const isCertain =
      numbers.length === written.length &&
      written.length === names.length &&
      !names.some((name) => message.includes(name)) &&
      // If another number is said, the limit may be the mistake.
      placed.every((name) => name !== undefined) &&
      !isBeyond;
    const repair = isBeyond
      ? `Write the limit itself, e.g. "At ${keyword.startsWith('min') ? 'least' : 'most'} {${keyword}}".`
      : `Write ${names.join(' and ')} in the place of ${numbers.length > written.length ? written.join(' and ') : `the number${names.length > 1 ? 's' : ''}`}${placed.every((name) => name === undefined) ? ', or correct the limit' : ''}.`;
    yield {
      at: formatPointer(['errorMessage', keyword]),
      problem:
        isOfOthers && isNamed
          ? `This message says ${written.join(' and ')} in digits, which is ${names.join(' and ')}.`
          : `This message says ${written.join(' and ')}; the limit beside it is ${meant.join(' to ')}.`,
      repair,
      ...(isCertain && { becomes: message.replace(NUMBER, () => names.shift() ?? '') }),
    };
  }
});

/**
 * True for the number beside the limit, on the side that is refused: 3 for a `minimum` of 4, or 0 for one of 0.5 in halves. "More than 3" is right then, and "More than {minimum}" would be read as
 * more than 4, so the placeholder needs other words around it.
 */
function isNextTo(number: number, keyword: string, schema: Schema): boolean {
  const limit = schema[keyword as keyof Schema];
  const step = schema.type === 'number' ? schema.multipleOf : 1;
  if (typeof limit !== 'number' || step === undefined) return false;
  return number === exact(limit + (keyword.startsWith('min') ? -step : step));
}

type Limits = readonly (readonly [placeholder: string, limit: number])[];

/** Numbers that a keyword sets, by the placeholder that stands for each. */
function limitsOf(schema: Schema, keyword: string): Limits {
  const value: unknown = schema[keyword as keyof Schema];
  if (typeof value === 'number') return [[`{${keyword}}`, value]];
  if (!Array.isArray(value) || !value.every((part) => typeof part === 'number')) return [];
  return value.map((part: number, i) => [`{${keyword}.${i}}`, part]);
}

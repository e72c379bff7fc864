// Operators that form builders write between a question and a value (`{age} >= 18`, `"operator": "isNotEqual"`), each with the condition that is meant.
import { conditionOn } from './foreignTests.ts';
import { dayOf } from './writtenMoments.ts';

/** Makes the `if` that tests the answer to a question by a value; undefined for a value that the operator cannot have, e.g. `>` with a text that is no date. */
type OfValue = (name: string, value: unknown) => object | undefined;

const equal: OfValue = (name, value) => (isSingle(value) ? conditionOn({ [name]: value }) : undefined);
const containing: OfValue = (name, value) =>
  isSingle(value) ? conditionOn({ [name]: { contains: { const: value } } }) : undefined;
const among: OfValue = (name, value) =>
  Array.isArray(value) && value.length > 0 && value.every(isSingle) ? conditionOn({ [name]: value }) : undefined;
const answered: OfValue = (name) => ({ required: [name] });
const limit =
  (ofNumber: string, ofDay: (day: string) => object): OfValue =>
  (name, value) => {
    if (typeof value === 'number') return conditionOn({ [name]: { [ofNumber]: value } });
    const day = dayOf(value);
    return day !== undefined && /^\d/.test(day) ? conditionOn({ [name]: ofDay(day) }) : undefined;
  };
const not =
  (test: OfValue): OfValue =>
  (name, value) => {
    const condition = test(name, value);
    return condition && { not: condition };
  };

/** The first pattern that matches decides. It is matched with the operator in small letters, without blanks and underscores: `is_not_equal`, `isNotEqual` and `not equals` are one. */
const OPERATORS: readonly (readonly [written: RegExp, test: OfValue])[] = [
  [/^(?:={1,3}|eq|(?:is)?equals?(?:to)?|is)$/, equal],
  [/^(?:<>|!={1,2}|ne|neq|(?:is|does)?notequals?(?:to)?|isnot)$/, not(equal)],
  [/^(?:contains|includes|has)$/, containing],
  [/^(?:(?:does)?notcontains?|(?:does)?notincludes?)$/, not(containing)],
  [/^(?:anyof|in|isoneof)$/, among],
  [/^(?:is)?notempty$/, answered],
  [/^(?:is)?empty$/, not(answered)],
  [/^(?:>=|gte|greater(?:than)?orequals?(?:to)?|atleast)$/, limit('minimum', (day) => ({ formatMinimum: day }))],
  [/^(?:<=|lte|less(?:than)?orequals?(?:to)?|atmost)$/, limit('maximum', (day) => ({ formatMaximum: day }))],
  [/^(?:>|gt|greater(?:than)?|morethan)$/, limit('exclusiveMinimum', (day) => ({ not: { formatMaximum: day } }))],
  [/^(?:<|lt|less(?:than)?)$/, limit('exclusiveMaximum', (day) => ({ not: { formatMinimum: day } }))],
];

/** The `if` that a test in a form builder's notation means; undefined for an unknown operator, or a value that it cannot have. */
export function conditionBy(name: string, operator: string, value: unknown): object | undefined {
  const written = operator.replaceAll(/[\s_]/g, '').toLowerCase();
  return OPERATORS.find(([pattern]) => pattern.test(written))?.[1](name, value);
}

/** True for an answer that is no list and no group. */
export function isSingle(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

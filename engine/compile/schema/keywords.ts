// The keywords that the schemas of a form can use, and what the rules need to know of each. A keyword of core's `Schema` that is
// missing here does not compile.
import type { Schema } from '../../core/index.ts';

export interface Keyword {
  /** The types of answers that it applies to; any, if absent. */
  readonly types?: readonly string[];
  /** True if the engine has no default message for it, because only the definition knows what a valid answer looks like. */
  readonly needsMessage?: true;
}

/** A keyword that limits an answer; `inWords` says in English what a limit allows, for the studio's list of changes. */
interface LimitingKeyword<Limit> extends Keyword {
  readonly inWords: (limit: Limit) => string;
}

/** Keywords that only conditions can use; see core's `CONDITION_KEYWORDS`. */
type ConditionOnly = 'anyOf' | 'not' | 'contains';

/** Written by the compiler only. */
type Compiled = 'compute' | 'inWords' | 'inputType' | 'given';

/** Keywords that an answer can violate, `type` and `required` apart. */
export type ViolableKeyword = Exclude<
  keyof Schema,
  | ConditionOnly
  | ('type' | 'required' | 'properties' | 'items' | 'if' | 'then' | 'else' | 'allOf')
  | ('title' | 'description' | 'enumNames' | 'readOnly' | 'computed' | 'attachments' | 'default' | 'errorMessage')
  | Compiled
>;

export type LimitKeyword = Exclude<ViolableKeyword, 'enum' | 'const' | 'format'>;

type Limits = { readonly [K in LimitKeyword]: LimitingKeyword<NonNullable<Schema[K]>> };
type Others = Readonly<
  Record<Exclude<keyof Schema, ConditionOnly | LimitKeyword | Compiled> | '$comment' | '$defs', Keyword>
>;

const COMPARED = { types: ['string', 'number', 'integer'], needsMessage: true } as const;

/** By name, in the order of the studio's list of changes. */
export const LIMITS: Limits = {
  minLength: { types: ['string'], inWords: (limit) => `at least ${limit} characters` },
  maxLength: { types: ['string'], inWords: (limit) => `at most ${limit} characters` },
  minimum: { types: ['number', 'integer'], inWords: (limit) => `${limit} or more` },
  maximum: { types: ['number', 'integer'], inWords: (limit) => `${limit} or less` },
  multipleOf: { types: ['number', 'integer'], inWords: (limit) => `multiples of ${limit}` },
  minItems: { types: ['array'], inWords: (limit) => `at least ${limit} of them` },
  maxItems: { types: ['array'], inWords: (limit) => `at most ${limit} of them` },
  uniqueItems: { types: ['array'], inWords: () => 'each only once' },
  between: { types: ['string'], needsMessage: true, inWords: (limit) => `numbers between ${limit.join(' and ')}` },
  formatMinimum: { types: ['string'], inWords: (limit) => `no day before ${limit}` },
  formatMaximum: {
    types: ['string'],
    inWords: (limit) => (limit === 'today' ? 'not in the future' : `no day after ${limit}`),
  },
  pattern: { types: ['string'], needsMessage: true, inWords: (limit) => `only text that matches ${limit}` },
  equals: { ...COMPARED, inWords: () => 'the same as another answer' },
  atLeast: { ...COMPARED, inWords: () => 'nothing before or below another answer' },
  atMost: { ...COMPARED, inWords: () => 'nothing after or above another answer' },
  moreThan: { ...COMPARED, inWords: () => 'only what is after or above another answer' },
  lessThan: { ...COMPARED, inWords: () => 'only what is before or below another answer' },
  uniqueInList: { types: ['string', 'number', 'integer'], inWords: () => 'each only once in its list' },
  lengthEquals: { types: ['array'], needsMessage: true, inWords: () => 'as many as another answer says' },
};

/** Keywords that parts of a group may repeat for one question: those that say of what kind it is, and those of which each part's applies. */
export const SHAPE: readonly (keyof Schema)[] = [
  'type',
  'format',
  'properties',
  'required',
  'items',
  'allOf',
  'errorMessage',
];

export const KEYWORDS: Limits & Others = {
  $comment: {},
  $defs: {},
  title: {},
  description: {},
  type: {},
  format: {},
  enum: { types: ['string', 'number', 'integer'] },
  enumNames: {},
  const: { types: ['string', 'number', 'integer', 'boolean'], needsMessage: true },
  readOnly: {},
  attachments: {},
  default: {},
  computed: { types: ['string', 'number', 'integer'] },
  ...LIMITS,
  items: { types: ['array'] },
  properties: { types: ['object'] },
  required: { types: ['object'] },
  if: {},
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: {},
  else: {},
  allOf: {},
  errorMessage: {},
};

/** The least and the most that a number, a length or a count may be. */
export const NUMERIC_PAIRS = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const;

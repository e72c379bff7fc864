// The keywords that the schemas of a form can use, and what the rules need to know of each. A keyword of core's `Schema` that is
// missing here does not compile.
import type { Schema } from '../../core/index.ts';

export interface Keyword {
  /** The types of answers that it applies to; any, if absent. */
  readonly types?: readonly string[];
  /** True if the engine has no default message for it, because only the definition knows what a valid answer looks like. */
  readonly needsMessage?: true;
}

/** Keywords that only conditions can use; see core's `CONDITION_KEYWORDS`. */
type ConditionOnly = 'anyOf' | 'not';

export const KEYWORDS: Readonly<Record<Exclude<keyof Schema, ConditionOnly> | '$comment' | '$defs', Keyword>> = {
  $comment: {},
  $defs: {},
  title: {},
  description: {},
  type: {},
  format: {},
  enum: { types: ['string', 'number', 'integer'] },
  enumNames: {},
  const: { needsMessage: true },
  readOnly: {},
  minLength: { types: ['string'] },
  maxLength: { types: ['string'] },
  pattern: { types: ['string'], needsMessage: true },
  between: { types: ['string'], needsMessage: true },
  formatMaximum: { types: ['string'] },
  minimum: { types: ['number', 'integer'] },
  maximum: { types: ['number', 'integer'] },
  multipleOf: { types: ['number', 'integer'] },
  items: { types: ['array'] },
  minItems: { types: ['array'] },
  maxItems: { types: ['array'] },
  uniqueItems: { types: ['array'] },
  lengthEquals: { types: ['array'], needsMessage: true },
  properties: { types: ['object'] },
  required: { types: ['object'] },
  if: {},
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: {},
  else: {},
  allOf: {},
  errorMessage: {},
};

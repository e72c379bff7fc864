// Keywords and formats of JSON Schema (draft-04 to 2020-12), OpenAPI and ajv that a form does not carry, each with the repair in our
// spelling. One that is carried leaves this table: it then stands in `KEYWORDS`, or `read/normaliseSchema.ts` rewrites it.
import type { KEYWORDS } from './keywords.ts';

type Repairs = Readonly<Record<string, string>>;

const CLOSED = 'Remove it: a form accepts only answers that it declares.';
const NAMED =
  'Remove it, or let visitors name what they answer in a group of its own, inside the step: "type": "object" with "additionalProperties": { "type": ... } and no "properties".';
const POSITIONS = 'Make the list a group with a question for each entry.';
const CASES = 'Write options as "enum", and questions of one case under "if" and "then".';
const FILE =
  'Remove it. A file is an object with the format "attachment"; its types and size stand under "attachments" in form.json.';
const REFERENCE = 'Write the part under "$defs" and refer to it by "$ref": "#/$defs/name".';

/** By keyword. */
export const FOREIGN_KEYWORDS: Repairs & { readonly [supported in keyof typeof KEYWORDS]?: never } = {
  oneOf: CASES,
  anyOf: CASES,
  not: 'Describe the valid answers instead; "not" is allowed in conditions only.',
  contains: 'Make it a question of its own; "contains" is allowed in conditions only.',
  minContains: 'Use "minItems", or conditions ("if").',
  maxContains: 'Use "maxItems", or conditions ("if").',
  additionalItems: POSITIONS,
  prefixItems: POSITIONS,
  unevaluatedItems: 'Remove it: a list has only the entries that "items" describes.',
  additionalProperties: NAMED,
  unevaluatedProperties: CLOSED,
  patternProperties:
    'Name every question under "properties", or let visitors name them: "propertyNames": { "pattern": "..." } and "additionalProperties".',
  propertyNames: NAMED,
  minProperties: NAMED,
  maxProperties: NAMED,
  propertyDependencies: 'Write each case as "if" and "then" in a list "allOf".',
  discriminator: 'Ask for the case by an "enum", and write the questions of each case under "if" and "then".',
  nullable: 'Remove it: a question that is not named in "required" may stay unanswered.',
  contentMediaType: FILE,
  contentEncoding: FILE,
  contentSchema: FILE,
  deprecated: 'Remove it, or the question.',
  writeOnly: 'Remove it: every answer can be read back.',
  example: 'Remove it; an example in an empty box is "ui:placeholder" in the ui file.',
  externalDocs: 'Write the address in "ui:description" in the ui file.',
  xml: 'Remove it: answers are sent and kept as JSON.',
  id: 'Remove it, or write it as "$id".',
  $anchor: REFERENCE,
  $dynamicRef: REFERENCE,
  $dynamicAnchor: REFERENCE,
  $recursiveRef: REFERENCE,
  $recursiveAnchor: REFERENCE,
  $vocabulary: 'Remove it: the keywords that a form can use are the same in every file.',
  formatExclusiveMinimum: 'Write "formatMinimum" with the first day that is allowed, e.g. "today + 1 day".',
  formatExclusiveMaximum: 'Write "formatMaximum" with the last day that is allowed, e.g. "today - 1 day".',
  exclusiveMinimum: 'Write "minimum" with the least number that is allowed.',
  exclusiveMaximum: 'Write "maximum" with the greatest number that is allowed.',
  divisibleBy: 'Write "multipleOf".',
  extends: 'Write the parts as "allOf".',
  disallow: 'Describe the valid answers instead.',
  optional: 'Remove it: a question that is not named in "required" is optional.',
  isNotEmpty: 'Write "minLength": 1, or name the question in "required".',
  transform: 'Remove it: blanks at both ends of a text are removed anyway.',
  range: 'Write "minimum" and "maximum".',
  regexp: 'Write "pattern".',
  instanceof: 'Remove it, and write "type".',
  typeof: 'Remove it, and write "type".',
  uniqueItemProperties: 'Write "uniqueInList": true at each of these questions of the entries.',
  options: 'Write options as "enum" and "enumNames", and how a question is drawn in the ui file.',
};

const PLAIN = 'Remove it, and describe the text by a "pattern" if it has to be checked.';

/** By format. */
export const FOREIGN_FORMATS: Repairs & {
  readonly [supported in 'date' | 'time' | 'date-time' | 'email' | 'uri' | 'phone']?: never;
} = {
  'data-url': `Write "type": "object" and "format": "attachment" without other keywords.`,
  binary: `Write "type": "object" and "format": "attachment" without other keywords.`,
  byte: `Write "type": "object" and "format": "attachment" without other keywords.`,
  datetime: 'Write "date-time".',
  'iso-time': 'Write "time".',
  'iso-date-time': 'Write "date-time".',
  duration: 'Ask for a number, and say in the title what it counts.',
  tel: 'Write "phone".',
  telephone: 'Write "phone".',
  'phone-number': 'Write "phone".',
  url: 'Write "uri".',
  'uri-reference': 'Write "uri".',
  iri: 'Write "uri".',
  'iri-reference': 'Write "uri".',
  'uri-template': PLAIN,
  'idn-email': 'Write "email".',
  textarea: 'Remove it, and write "ui:widget": "textarea" in the ui file.',
  'multi-line': 'Remove it, and write "ui:widget": "textarea" in the ui file.',
  password: 'Remove it, and write "ui:widget": "password" in the ui file.',
  hostname: PLAIN,
  'idn-hostname': PLAIN,
  ipv4: PLAIN,
  ipv6: PLAIN,
  uuid: PLAIN,
  regex: PLAIN,
  'json-pointer': PLAIN,
  'relative-json-pointer': PLAIN,
  color: PLAIN,
  'alt-date': 'Write "date".',
  'alt-datetime': 'Write "date-time".',
};

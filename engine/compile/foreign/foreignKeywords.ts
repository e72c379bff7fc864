// Keywords and formats of JSON Schema (draft-04 to 2020-12), OpenAPI, ajv and JSON Forms that a form does not carry, each with the repair
// in our spelling. One that is carried leaves this table: it then stands in `KEYWORDS`, or `normalise/normaliseSchema.ts` rewrites it.
import { recordOf } from '../../core/index.ts';
import { writtenBy } from '../errors/repairs.ts';
import { entryOf } from '../schema/entryOf.ts';
import type { KEYWORDS } from '../schema/keywords.ts';
import { BUILDER_KEYWORDS, listedOptions } from './builderKeywords.ts';
import {
  counted,
  inBox,
  named,
  noAnchor,
  noFile,
  noFurther,
  noPositions,
  notBefore,
  notBeyond,
  patternsOfNames,
  type Repair,
  referred,
} from './foreignValues.ts';
import { repairOfRule } from './jsonFormsRepairs.ts';
import { XLS_FORM_KEYWORDS } from './xlsFormKeywords.ts';

const NAMED =
  'Remove it, or let visitors name what they answer in a group of its own, inside the step: "type": "object" with "additionalProperties": { "type": ... } and no "properties".';
const NO_DIFFERENCE =
  'Remove it with its message: no comparison asks for another answer than one that was given; in the entries of a list "uniqueInList" does.';
const CASES = 'Write options as "enum", and questions of one case under "if" and "then".';

const OPTIONS = 'Write options as "enum" and "enumNames", and how a question is drawn in the ui file.';

/** By keyword. */
export const FOREIGN_KEYWORDS: Readonly<Record<string, Repair>> & {
  readonly [supported in keyof typeof KEYWORDS]?: never;
} = {
  oneOf: ofTypes,
  anyOf: ofTypes,
  not: 'Describe the valid answers instead; "not" is allowed in conditions only.',
  contains: 'Make it a question of its own; "contains" is allowed in conditions only.',
  minContains: counted('minItems'),
  maxContains: counted('maxItems'),
  additionalItems: 'Remove it: a list has only the entries that "items" describes.',
  prefixItems: noPositions,
  unevaluatedItems: 'Remove it: a list has only the entries that "items" describes.',
  additionalProperties: NAMED,
  unevaluatedProperties: noFurther(NAMED),
  patternProperties: patternsOfNames,
  propertyNames: NAMED,
  minProperties: NAMED,
  maxProperties: NAMED,
  propertyDependencies: 'Write each case as "if" and "then" in a list "allOf".',
  discriminator: 'Ask for the case by an "enum", and write the questions of each case under "if" and "then".',
  nullable: 'Remove it: a question that is not named in "required" may stay unanswered.',
  contentMediaType: noFile,
  contentEncoding: noFile,
  contentSchema: 'Remove it, and ask a question for each part of it.',
  deprecated: 'Remove it, or the question.',
  writeOnly: 'Remove it: every answer can be read back.',
  example: inBox,
  examples: inBox,
  externalDocs: 'Write the address in "ui:description" in the ui file.',
  xml: 'Remove it: answers are sent and kept as JSON.',
  rule: repairOfRule,
  i18n: 'Remove it: what is translated stands in ar.json, by file and place.',
  id: 'Remove it: a question has its name under "properties".',
  $id: 'Remove it: a "$ref" leads to a part by its place, "#/$defs/...", and a question has its name under "properties".',
  $anchor: named,
  $dynamicRef: referred,
  $dynamicAnchor: named,
  $recursiveRef: referred,
  $recursiveAnchor: noAnchor,
  $vocabulary: 'Remove it: the keywords that a form can use are the same in every file.',
  formatExclusiveMinimum: notBefore,
  formatExclusiveMaximum: notBeyond,
  exclusiveMinimum: 'Write "minimum" with the least number that is allowed.',
  exclusiveMaximum: 'Write "maximum" with the greatest number that is allowed.',
  divisibleBy: 'Write it as "multipleOf".',
  extends: 'Write the parts as "allOf".',
  otherwise: (_, schema) =>
    'if' in schema ? 'Write it as "else".' : 'Write it as "else", beside the condition in "if".',
  disallow: 'Describe the valid answers instead.',
  ...Object.fromEntries(
    ['notEquals', 'notEqual', 'notEqualTo', 'differentFrom'].map((keyword) => [keyword, NO_DIFFERENCE]),
  ),
  optional: 'Remove it: a question that is not named in "required" is optional.',
  isNotEmpty: 'Write "minLength": 1, or name the question in "required".',
  transform: 'Remove it: blanks at both ends of a text are removed anyway.',
  range: 'Write "minimum" and "maximum".',
  regexp: 'Write it as "pattern".',
  regex: 'Write it as "pattern".',
  instanceof: 'Remove it, and write "type".',
  typeof: 'Remove it, and write "type".',
  uniqueItemProperties: 'Write "uniqueInList": true at each of these questions of the entries.',
  options: (value, schema) => (Array.isArray(value) ? listedOptions(value, schema) : OPTIONS),
  schema: 'Write what it holds directly here, without "schema" around it: this file is the schema of its step.',
  ...BUILDER_KEYWORDS,
  ...XLS_FORM_KEYWORDS,
};

/** Answers of several types are none that a question has. */
function ofTypes(value: unknown, schema: object): string {
  if (Array.isArray(value) && 'enum' in schema && value.every((one) => 'const' in recordOf(one)))
    return 'Remove it, and write what parents read as "enumNames"; or remove "enum".';
  if (Array.isArray(value) && value.length > 0 && value.every((one) => 'if' in recordOf(one)))
    return 'Write it as "allOf".';
  const types = (Array.isArray(value) ? value : [])
    .map((one) => recordOf(one))
    .map((one) => (one.properties ? '' : one.type));
  const [first] = types;
  const areTypes = types.every((type) => typeof type === 'string' && type !== '') && new Set(types).size > 1;
  return areTypes ? `Ask for one type of answers: "type": ${JSON.stringify(first)}.` : CASES;
}

/** What to write in the place of a keyword of the schema; undefined for one that nobody else has either. */
export function repairOfKeyword(keyword: string, schema: object): string | undefined {
  if (keyword.startsWith('ui:') && entryOf(BUILDER_KEYWORDS, keyword) === undefined)
    return `Write it in the ui file, at the same question: "${keyword}": ${JSON.stringify(recordOf(schema)[keyword])}.`;
  const known = entryOf(FOREIGN_KEYWORDS, keyword);
  const repair = known ?? (/^x-/i.test(keyword) ? 'Remove it: it has no effect.' : inArabic(keyword));
  // A keyword of a form builder that is `false`, `null` or an empty text switches nothing on.
  const { [keyword]: written } = recordOf(schema);
  if (entryOf(BUILDER_KEYWORDS, keyword) !== undefined && (written === false || written === null || written === ''))
    return 'Remove it: without it that is so, too.';
  const told = typeof repair === 'function' ? repair(recordOf(schema)[keyword], schema) : repair;
  return told === undefined ? undefined : (besideOurs(told, keyword, schema) ?? told);
}

/** Words for one language beside those for all: `titleAr`, `title_ar`, `label-ar`. */
function inArabic(keyword: string): string | undefined {
  return /^(?:title|label|description|help|placeholder)[_-]?(?:ar|Ar|AR|arabic|Arabic)$/.test(keyword)
    ? 'Remove it: what is read in Arabic stands in ar.json.'
    : undefined;
}

/** The repair where the keyword that the other one stands for is there as well, with another value; undefined where it is not. */
function besideOurs(told: string, keyword: string, schema: object): string | undefined {
  const { key } = writtenBy(told, keyword) ?? {};
  return key === undefined || !Object.hasOwn(schema, key)
    ? undefined
    : `Remove it, or write what it says as "${key}" in place of what is there.`;
}

const PLAIN = 'Remove it, and describe the text by a "pattern" if it has to be checked.';

/** Names that no format of ours has. */
type ForeignFormats = Readonly<Record<string, string>> & {
  readonly [supported in 'date' | 'time' | 'date-time' | 'email' | 'uri' | 'phone']?: never;
};

/** Formats of others that one of ours stands for. */
export const RENAMED_FORMATS: ForeignFormats = {
  'data-url': 'attachment',
  binary: 'attachment',
  byte: 'attachment',
  file: 'attachment',
  image: 'attachment',
  photo: 'attachment',
  document: 'attachment',
  upload: 'attachment',
  datetime: 'date-time',
  'iso-time': 'time',
  'iso-date-time': 'date-time',
  tel: 'phone',
  telephone: 'phone',
  'phone-number': 'phone',
  url: 'uri',
  'uri-reference': 'uri',
  iri: 'uri',
  'iri-reference': 'uri',
  'idn-email': 'email',
  'alt-date': 'date',
  'alt-datetime': 'date-time',
};

const FILE_FORMAT = 'Write "type": "object" and "format": "attachment".';

/** What to write instead of a format of others. */
export const FOREIGN_FORMATS: ForeignFormats = {
  ...Object.fromEntries(
    Object.entries(RENAMED_FORMATS).map(([foreign, own]) => [
      foreign,
      own === 'attachment' ? FILE_FORMAT : `Write "${own}".`,
    ]),
  ),
  number: 'Remove it, and write "type": "number".',
  integer: 'Remove it, and write "type": "integer".',
  text: 'Remove it.',
  string: 'Remove it.',
  duration: 'Ask for a number, and say in the title what it counts.',
  'uri-template': PLAIN,
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
};

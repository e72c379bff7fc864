// A keyword for another type has no effect: `maxLength` is ignored for a number.

import { formatPointer, recordOf, type Schema } from '../../../core/index.ts';
import type { Finding } from '../../errors/definitionError.ts';
import { keyMeant } from '../../errors/didYouMean.ts';
import { writtenBy } from '../../errors/repairs.ts';
import type { Definition } from '../../read/definition.ts';
import { readJsonFile } from '../../read/jsonFile.ts';
import { FORMATS, formatOfLimits } from '../../schema/formats.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { KEYWORDS } from '../../schema/keywords.ts';
import { isReadAsNamedAnswers, LIMITS_OF_LISTS } from '../../schema/namedAnswers.ts';
import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

const FOR_BOOLEANS = 'for yes and no write "ui:widget": "radio" in the ui file';

const ONE_OPTION =
  'Raise "maxItems", or write the options as "enum" of a question of "type": "string", without a list.';

const DAYS_AND_TIMES: readonly unknown[] = ['date', 'time', 'date-time'];

export const keywordsFitType: Rule = function* (definition) {
  yield* whereDeclared(definition);
  yield* inBranches(definition);
  yield* ofNamedAnswers(definition);
};

/**
 * `minItems`, `maxItems` and `uniqueItems` at a group whose answers visitors name (`additionalProperties`). `withNamedAnswers` reads such a group as a list and leaves
 * these keywords out, so they are looked for in the file.
 */
function* ofNamedAnswers({ steps, placeOf, written }: Definition): Generator<Finding> {
  for (const { schema, schemaPlace } of steps) {
    for (const group of [...subschemas(schema)].filter(isReadAsNamedAnswers)) {
      const place = placeOf(group, schemaPlace);
      for (const keyword of LIMITS_OF_LISTS.filter((one) => one in recordOf(written(place)))) {
        const at = readJsonFile(place.file).place(place.pointer + formatPointer([keyword]));
        const key = keyword.replace('Items', 'Properties');
        const isLimit = keyword !== 'uniqueItems' && !(key in recordOf(written(place)));
        const problem = 'A limit of lists has no effect on a group whose answers visitors name.';
        const repair = isLimit ? `Write it as "${key}".` : 'Remove it.';
        yield { place: at, problem, repair, meant: writtenBy(repair, keyword) };
      }
    }
  }
}

/** What a branch says of a question that is declared outside of it. */
const inBranches = schemaRule('groups', function* (group) {
  for (const { schema, narrows } of groupQuestions(group)) {
    if (!narrows?.type || schema.type !== undefined) continue;
    for (const fault of ofType(schema, narrows.type)) yield { in: schema, ...fault };
  }
});

/** Keywords for other types. */
function* ofType(schema: Schema, type: string): Generator<Fault> {
  for (const [keyword, { types }] of Object.entries(KEYWORDS)) {
    if (!(keyword in schema) || !types || types.includes(type)) continue;
    // Options may be written as `oneOf`.
    const what = keyword === 'enum' ? 'A list of options' : `"${keyword}"`;
    const problem = `${what} has no effect on an answer of type ${type}.`;
    const own = limitMeant(schema, keyword, type);
    const repair =
      own === undefined
        ? repairOf(schema, keyword, type, types)
        : `Write it as "${own}", or make the type ${types.join(' or ')}.`;
    const meant = own === undefined ? writtenBy(repair, keyword) : keyMeant(own);
    yield { at: `/${keyword}`, problem, repair, meant };
  }
}

/** The limits of texts and of lists, which are taken for each other and for those of numbers. */
const LEAST_AND_MOST = [
  { string: 'minLength', array: 'minItems', number: 'minimum' },
  { string: 'maxLength', array: 'maxItems', number: 'maximum' },
] as const;

/** The limit of the type in the place of one for another type; undefined if it is there already, and for numbers, whose digits may be meant. */
function limitMeant(schema: Schema, keyword: string, type: string): string | undefined {
  const named = LEAST_AND_MOST.find((limits) => Object.values(limits).some((one) => one === keyword));
  const own = type === 'string' || type === 'array' ? named?.[type] : undefined;
  // Beside these the limit may be right, and the type wrong.
  const isOpen =
    !['enum', 'const', 'format', 'pattern', 'items', 'properties'].some((key) => key in schema) || type === 'array';
  // A text has no fewer characters than none.
  const isIdle = schema[keyword as keyof Schema] === 0;
  return own !== undefined && isOpen && !isIdle && !(own in schema) ? own : undefined;
}

function repairOf(schema: Schema, keyword: string, type: string, types: readonly string[]): string {
  if (keyword === 'uniqueInList' && type === 'array')
    return schema.items?.type === 'object'
      ? 'Move it to the question of the entries whose answers have to differ.'
      : 'Write "uniqueItems": true in place of "uniqueInList".';
  const { between, pattern } = schema;
  if (type === 'string' && pattern !== undefined && (keyword === 'minimum' || keyword === 'maximum'))
    return 'Write "between": [least, most], for a number that is written in digits; or make the type integer.';
  if (keyword === 'between' && (type === 'integer' || type === 'number') && Array.isArray(between))
    return `Write "minimum": ${between[0]} and "maximum": ${between[1]}.`;
  if (type !== 'boolean' || keyword !== 'enum') return `Remove it, or make the type ${types.join(' or ')}.`;
  const { enum: options } = schema;
  return options?.length === 1 ? `Write "const": ${JSON.stringify(options[0])}.` : asYesNo(schema);
}

/** What a boolean with options, or words for them, is written as: the engine names its answers, and no others. */
function asYesNo({ enum: options = [true, false], enumNames: words }: Schema): string {
  const values = options.map((option) => (option === true ? 'yes' : 'no'));
  const areOurs = words?.every((word, i) => word.trim().toLowerCase() === values[i]) ?? false;
  if (areOurs) return `Remove the options with their names: yes and no are called so, and ${FOR_BOOLEANS}.`;
  if (words?.length !== 2 || new Set(values).size !== 2)
    return `Remove it, and ${FOR_BOOLEANS}. Options in other words are of "type": "string".`;
  return `Write "type": "string", "enum": ${JSON.stringify(values)} and "enumNames": ${JSON.stringify(words)}: a boolean is answered by Yes and No.`;
}

function isKnown(format: string): boolean {
  return format === 'attachment' || Object.hasOwn(FORMATS, format);
}

const whereDeclared = schemaRule('schemas', function* (schema) {
  const { type, format } = schema;
  if (type === undefined) return;
  yield* ofType(schema, type);
  if (format === 'attachment' && type === 'array') {
    const repair = 'Move it to "items": { "type": "object", "format": "attachment" }.';
    yield { at: '/format', problem: 'The format "attachment" has no effect on a list.', repair };
  } else if (format !== undefined && !isKnown(format)) {
    const problem = `The format "${format}" has no effect on an answer of type ${type}.`;
    // Of others the rule `formats` says that it is not known.
    if (!['string', 'object', 'array'].includes(type)) yield { at: '/format', problem, repair: 'Remove it.' };
  } else if (format !== undefined && type !== (format === 'attachment' ? 'object' : 'string')) {
    const meant = format === 'attachment' ? 'object' : 'string';
    const problem = `The format "${format}" has no effect on an answer of type ${type}.`;
    const isText = schema.maxLength !== undefined || schema.pattern !== undefined;
    const isFile = format === 'attachment' && (schema.attachments !== undefined || (type === 'string' && !isText));
    const repair = isFile ? 'Write "type": "object".' : `Remove it, or make the type ${meant}.`;
    yield { at: '/format', problem, repair, meant: isFile ? { beside: { '/type': meant } } : undefined };
  }
  for (const keyword of format === 'attachment' ? (['properties', 'required', 'if', 'allOf'] as const) : []) {
    if (schema[keyword] === undefined) continue;
    yield { at: `/${keyword}`, problem: `"${keyword}" has no effect on a file.`, repair: 'Remove it.' };
  }
  if (schema.uniqueItems && schema.items?.format === 'attachment') {
    const problem = '"uniqueItems" has no effect on files: each file that is sent is another one.';
    yield { at: '/uniqueItems', problem, repair: 'Remove it.' };
  } else if (schema.uniqueItems && schema.maxItems === 1) {
    const problem = '"uniqueItems" has no effect on a list of at most one entry.';
    yield { at: '/uniqueItems', problem, repair: schema.items?.enum ? ONE_OPTION : 'Remove it, or raise "maxItems".' };
  }
  for (const keyword of ['formatMinimum', 'formatMaximum'] as const) {
    if (schema[keyword] === undefined || type !== 'string' || DAYS_AND_TIMES.includes(format)) continue;
    const problem = `"${keyword}" has no effect on a text that is not a date or a time.`;
    const own = format === undefined ? formatOfLimits(schema) : undefined;
    const repair = own === undefined ? 'Remove it, or make the format "date" or "time".' : `Add "format": "${own}".`;
    yield { at: `/${keyword}`, problem, repair, meant: own === undefined ? undefined : { beside: { '/format': own } } };
  }
  if (schema.enumNames && !schema.enum) {
    const beside = schema.items?.enum ? 'Move it to "items", beside "enum".' : 'Add "enum".';
    const repair = type === 'boolean' ? asYesNo(schema) : beside;
    yield { at: '/enumNames', problem: '"enumNames" is for options, but there are none.', repair };
  }
});

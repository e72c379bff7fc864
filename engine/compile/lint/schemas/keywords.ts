// Only the keywords that the engine supports: a misspelt one would be ignored silently.
import { CONDITION_KEYWORDS, formatPointer, type Schema } from '../../../core/index.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import { KEYWORDS } from '../../schema/keywords.ts';
import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

const NAMES = Object.keys(KEYWORDS);
/** The repair for keywords of JSON Schema that the engine does not support; one that it does support does not compile. */
const INSTEAD: Readonly<Record<string, string>> & { readonly [supported in keyof typeof KEYWORDS]?: never } = {
  oneOf: 'Write options as "enum", and questions of one case under "if" and "then".',
  anyOf: 'Write options as "enum", and questions of one case under "if" and "then".',
  not: 'Describe the valid answers instead; "not" is allowed in conditions only.',
  default:
    'Remove it: a question has no answer before the visitor gives one. A fixed answer is "const" with "readOnly".',
  exclusiveMinimum: 'Use "minimum", the smallest valid number.',
  exclusiveMaximum: 'Use "maximum", the largest valid number.',
  additionalProperties: 'Remove it: a form accepts only answers that it declares.',
  patternProperties: 'Name every question under "properties"; for several of a kind use a list.',
  propertyNames: 'Name every question under "properties".',
  minProperties: 'Use "required".',
  maxProperties: 'Use conditions ("if").',
  contains: 'Make it a question of its own; "contains" is allowed in conditions only.',
  additionalItems: 'Make the list a group with a question for each entry.',
  contentMediaType: 'A file is an object with the format "attachment".',
  contentEncoding: 'A file is an object with the format "attachment".',
  writeOnly: 'Remove it: every answer can be read back.',
};
const IN_CONDITION_INSTEAD: Readonly<Record<string, string>> = {
  oneOf: 'Use "anyOf".',
  type: 'Remove it: an answer has the type of its question.',
};
const IN_CONDITIONS = new Set<string>(CONDITION_KEYWORDS);

export const keywords: Rule = function* (definition) {
  for (const step of definition.steps) {
    for (const schema of subschemas(step.schema)) {
      const place = definition.placeOf(schema, step.schemaPlace);
      for (const keyword of Object.keys(schema)) {
        if (NAMES.includes(keyword)) continue;
        const near = didYouMean(keyword, NAMES);
        const known = near || ` Known are ${NAMES.join(', ')}.`;
        const repair = INSTEAD[keyword] ?? `Correct its spelling, or remove it.${known}`;
        yield {
          place: definition.placeWithin(schema, formatPointer([keyword]), place),
          problem: `"${keyword}" is not a keyword that a form can use here.`,
          repair,
        };
      }
      if (schema.if === undefined) continue;
      for (const keyword of conditionKeywords(schema.if)) {
        if (IN_CONDITIONS.has(keyword)) continue;
        const repair = IN_CONDITION_INSTEAD[keyword] ?? `Use ${CONDITION_KEYWORDS.join(', ')}.`;
        const at = definition.placeWithin(schema, '/if', place);
        yield { place: at, problem: `A condition cannot use "${keyword}".`, repair };
      }
    }
  }
};

function conditionKeywords(condition: Schema): string[] {
  const { properties = {}, not, contains, allOf = [], anyOf = [] } = condition;
  const parts = [...Object.values(properties), not, contains, ...allOf, ...anyOf].filter((part) => part !== undefined);
  return [...Object.keys(condition), ...parts.flatMap(conditionKeywords)];
}

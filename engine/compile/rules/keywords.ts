// A misspelt keyword would silently check nothing, so only those that the engine carries are let through.
import { CONDITION_KEYWORDS } from '../../core/matches.ts';
import type { Schema } from '../../core/types.ts';
import { DefinitionError } from '../definitionError.ts';
import { didYouMean } from '../didYouMean.ts';
import { walkSchema } from '../walkSchema.ts';
import type { Rule } from './rule.ts';

const KEYWORDS = new Set([
  ...['title', 'description', '$comment', '$defs', 'errorMessage', 'enumNames', 'format', 'type', 'enum', 'const'],
  ...['properties', 'required', 'items', 'minItems', 'maxItems', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['pattern', 'if', 'then', 'else', 'allOf', 'multipleOf', 'between', 'lengthEquals'],
]);
const IN_CONDITIONS = new Set<string>(CONDITION_KEYWORDS);

export const keywords: Rule = function* (definition) {
  for (const step of definition.steps) {
    for (const schema of walkSchema(step.schema)) {
      const place = definition.placeOf(schema, step.schemaPlace);
      for (const keyword of Object.keys(schema)) {
        if (KEYWORDS.has(keyword)) continue;
        const near = didYouMean(keyword, KEYWORDS);
        const repair = `Correct its spelling or remove it; known are ${[...KEYWORDS].join(', ')}.${near}`;
        yield new DefinitionError(
          definition.placeWithin(schema, `/${keyword}`, place),
          `"${keyword}" is not a keyword that a form can use here.`,
          repair,
        );
      }
      if (schema.if === undefined) continue;
      for (const keyword of conditionKeywords(schema.if)) {
        if (IN_CONDITIONS.has(keyword)) continue;
        const repair = `Say it with ${CONDITION_KEYWORDS.join(', ')}.`;
        yield new DefinitionError(place, `A condition cannot use "${keyword}".`, repair);
      }
    }
  }
};

function conditionKeywords(condition: Schema): string[] {
  const { properties = {}, not, allOf = [], anyOf = [] } = condition;
  const parts = [...Object.values(properties), not, ...allOf, ...anyOf].filter((part) => part !== undefined);
  return [...Object.keys(condition), ...parts.flatMap(conditionKeywords)];
}

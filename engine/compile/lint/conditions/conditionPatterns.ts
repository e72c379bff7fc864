// A pattern in a condition is a regular expression. Rules that evaluate conditions rely on it, so it runs before them.
import type { Schema } from '../../../core/index.ts';
import { isSlow, quickPattern, repairOfSlow, SLOW } from '../../schema/patterns/slowPattern.ts';
import { syntaxErrorOf } from '../../schema/patterns/textMatching.ts';
import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

export const conditionPatterns: Rule = function* ({ steps, placeWithin }) {
  for (const { schema, entry, schemaPlace } of steps) {
    for (const part of [...subschemas(schema), entry]) {
      for (const pattern of part.if ? patternsIn(part.if) : []) {
        const fault = syntaxErrorOf(pattern);
        const place = placeWithin(part, '/if', schemaPlace);
        if (fault === undefined) {
          if (isSlow(pattern)) yield { place, problem: SLOW, repair: repairOfSlow(quickPattern(pattern)) };
          continue;
        }
        const problem = `The condition's "${pattern}" is not a regular expression: ${fault}.`;
        yield { place, problem, repair: 'Close what was opened, and escape what is meant literally.' };
      }
    }
  }
};

function patternsIn({ pattern, properties = {}, contains, not, allOf = [], anyOf = [] }: Schema): readonly string[] {
  const parts = [...Object.values(properties), contains, not, ...allOf, ...anyOf].filter((part) => part !== undefined);
  return [...(pattern === undefined ? [] : [pattern]), ...parts.flatMap(patternsIn)];
}

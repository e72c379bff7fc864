// Some answers have to make each question visible, and each step has to have a question.
import { type Answers, resolve, type Schema } from '../../../core/index.ts';
import { combinations } from '../../schema/combinations.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { groupSchemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

export const questionsReachable: Rule = function* ({ steps, placeWithin }) {
  for (const { schema, schemaPlace } of steps) {
    let asked = 0;
    for (const group of groupSchemas(schema)) {
      const all = combinations(group);
      const reported = new Set<string>();
      for (const { key, schema: question } of groupQuestions(group)) {
        if (isAsked(group, key, all)) asked += 1;
        else if (!reported.has(key)) {
          reported.add(key);
          const repair = 'Correct its conditions, or remove it.';
          yield { place: placeWithin(question, '', schemaPlace), problem: `"${key}" is never asked.`, repair };
        }
      }
    }
    if (asked > 0) continue;
    yield { place: schemaPlace, problem: 'This step asks nothing.', repair: 'Add "properties", or remove the step.' };
  }
};

function isAsked(group: Schema, key: string, all: readonly Answers[]): boolean {
  return all.some((answers) => Object.hasOwn(resolve(group, answers).properties ?? {}, key));
}

// Some answers have to make each question visible, and each step has to have a question.
import { type Answers, resolve, type Schema } from '../../../core/index.ts';
import { combinations } from '../../answers/combinations.ts';
import { asOneStep } from '../../read/asOneStep.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { groupSchemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

export const questionsReachable: Rule = function* (definition) {
  for (const { schema, schemaPlace } of asOneStep(definition).steps) {
    for (const group of groupSchemas(schema)) {
      const all = combinations(group);
      const reported = new Set<string>();
      for (const { key, schema: question } of groupQuestions(group)) {
        if (reported.has(key) || isAsked(group, key, all)) continue;
        reported.add(key);
        const repair = 'Correct its conditions, or remove it.';
        yield { place: definition.placeWithin(question, '', schemaPlace), problem: `"${key}" is never asked.`, repair };
      }
    }
  }
  for (const { schema, schemaPlace } of definition.steps) {
    if ([...groupSchemas(schema)].some((group) => groupQuestions(group).length > 0)) continue;
    yield { place: schemaPlace, problem: 'This step asks nothing.', repair: 'Add "properties", or remove the step.' };
  }
};

function isAsked(group: Schema, key: string, all: readonly Answers[]): boolean {
  return all.some((answers) => Object.hasOwn(resolve(group, answers).properties ?? {}, key));
}

// A question that no answers bring up is never asked; a step without questions is an empty page.
import { type Answers, resolve, type Schema } from '../../../core/index.ts';
import { DefinitionError } from '../../errors/definitionError.ts';
import { anyAnswer } from '../../schema/anyAnswer.ts';
import { combinations } from '../../schema/combinations.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { walkGroups } from '../../schema/walkGroups.ts';
import type { Rule } from '../rule.ts';

export const questionsReachable: Rule = function* ({ steps, placeWithin }) {
  for (const { schema, schemaPlace } of steps) {
    let asked = 0;
    for (const group of walkGroups(schema)) {
      const all = combinations(group, anyAnswer);
      const told = new Set<string>();
      for (const { key, schema: question } of groupQuestions(group)) {
        if (isAsked(group, key, all)) asked += 1;
        else if (!told.has(key)) {
          told.add(key);
          const repair = 'Correct the conditions that it stands under, or remove it.';
          yield new DefinitionError(placeWithin(question, '', schemaPlace), `"${key}" is never asked.`, repair);
        }
      }
    }
    if (asked > 0) continue;
    yield new DefinitionError(schemaPlace, 'This step asks nothing.', 'Add "properties", or remove the step.');
  }
};

function isAsked(group: Schema, key: string, all: readonly Answers[]): boolean {
  return all.some((answers) => Object.hasOwn(resolve(group, answers).properties ?? {}, key));
}

// Each step has a question, if only in a branch: without any, its page would show no more than the buttons.
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { groupSchemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

export const stepsNotEmpty: Rule = function* ({ steps }) {
  for (const { schema, schemaPlace } of steps) {
    if ([...groupSchemas(schema)].some((group) => groupQuestions(group).length > 0)) continue;
    yield { place: schemaPlace, problem: 'This step asks nothing.', repair: 'Add "properties", or remove the step.' };
  }
};

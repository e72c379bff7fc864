// An answer that is given needs no typing: a text or number of one right answer is shown, and cannot be changed. A box that
// has to be ticked is the one question of which the only right answer is asked for.
import { groupParts } from '../../schema/groupParts.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { questionAt } from '../../schema/questionAt.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const fixedAnswers = schemaRule('groups', function* (group): Generator<Fault> {
  for (const { key, schema, narrows } of groupQuestions(group)) {
    if (narrows) continue;
    const { type, readOnly, const: only } = schema;
    if (readOnly && (only === undefined || type === 'boolean')) {
      const repair = 'Add "const", the answer that is shown, or remove "readOnly".';
      yield { in: schema, at: '/readOnly', problem: `Nobody can answer "${key}".`, repair };
    } else if (type === 'boolean' && only !== undefined && only !== true) {
      const repair = 'Make it "const": true, or remove it.';
      yield { in: schema, at: '/const', problem: `"${key}" is a box that must not be ticked.`, repair };
    } else if (only !== undefined && type !== 'boolean' && !readOnly) {
      const repair = 'Add "readOnly": true; an answer to choose is an "enum".';
      yield { in: schema, at: '/const', problem: `"${key}" asks for what is known already.`, repair };
    }
  }
  for (const { schema } of groupParts(group)) {
    for (const [i, key] of (schema.required ?? []).entries()) {
      const question = questionAt(group, [key]);
      if (question?.type !== 'boolean' || question.const === true) continue;
      yield {
        in: schema,
        at: `/required/${i}`,
        problem: `"${key}" is a box: it is ticked, or it has no answer.`,
        repair: 'Add "const": true to the question if it has to be ticked; for yes or no use an "enum".',
      };
    }
  }
});

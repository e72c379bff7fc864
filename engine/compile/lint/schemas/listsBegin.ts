// A list is on its way as long as its entries say something. An entry that may be blank would be sent as nothing, and the list
// would arrive with a hole or too short; a list that may be absent has no least number of one.
import { isGroupSchema } from '../../../core/index.ts';
import { demands } from '../../schema/demands.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const listsBegin = schemaRule('groups', function* (group): Generator<Fault> {
  const required = new Set(groupParts(group).flatMap((part) => part.schema.required ?? []));
  for (const { key, schema, narrows } of groupQuestions(group)) {
    if (narrows || !schema.items) continue;
    if (isGroupSchema(schema.items) && demands(schema.items) === undefined) {
      const problem = `An entry of "${key}" may be left blank, and would then be sent as nothing.`;
      yield { in: schema, at: '/items', problem, repair: 'Add "required" with at least one question of the entry.' };
    }
    if (schema.minItems === 1 && !required.has(key)) {
      const problem = `"minItems": 1 says nothing about "${key}", which may be absent.`;
      yield { in: schema, at: '/minItems', problem, repair: `Remove it, or add "${key}" to "required".` };
    }
  }
});

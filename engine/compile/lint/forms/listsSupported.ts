// The lists that the wizard can show: groups and single answers with a button that adds one, files, and options as checkboxes.
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const listsSupported = schemaRule('groups', function* (group): Generator<Fault> {
  for (const { key, schema } of groupQuestions(group)) {
    const { type, items } = schema;
    if (type !== 'array') continue;
    if (items?.type === 'array') {
      const repair = 'Put the inner list into a group: "items": { "type": "object", "properties": { ... } }.';
      yield { in: schema, at: '/items', problem: `"${key}" is a list of lists.`, repair };
    } else if (items?.type === 'boolean') {
      const repair = 'Make an entry a group of one question, or give the entries an "enum".';
      yield { in: schema, at: '/items', problem: `"${key}" is a list of checkboxes.`, repair };
    }
  }
});

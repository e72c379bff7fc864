// The lists that the wizard can show: groups, single answers and lists with a button that adds one, files, and options as checkboxes.
import { isList, type Schema } from '../../../core/index.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const listsSupported = schemaRule('groups', function* (group): Generator<Fault> {
  for (const { key, schema, narrows } of groupQuestions(group)) {
    if (schema.type === 'array' && !narrows) yield* ofList(key, schema);
    if (!narrows?.items?.items || !schema.items) continue;
    const repair = 'Put the inner list into a group: "items": { "type": "object", "properties": { ... } }.';
    yield { in: schema, problem: `A branch changes what the lists in "${key}" ask.`, repair };
  }
});

function* ofList(key: string, list: Schema): Generator<Fault> {
  const { items } = list;
  if (items?.type === 'boolean') {
    const repair = 'Make an entry a group of one question, or give the entries an "enum".';
    yield { in: list, at: '/items', problem: `"${key}" is a list of checkboxes.`, repair };
  }
  if (items?.type !== 'array') return;
  yield* ofList(key, items);
  if (items.items?.format === 'attachment') {
    const repair = 'Put them into a group: "items": { "type": "object", "properties": { ... } }.';
    yield { in: list, at: '/items', problem: `"${key}" is a list of several files each.`, repair };
  } else if (isList(items) && !items.title) {
    const problem = `The lists in "${key}" have no title.`;
    yield { in: list, at: '/items', problem, repair: 'Add "title" under "items": it names an entry of such a list.' };
  }
}

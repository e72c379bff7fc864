// A question that has to be answered says so in its own words: "First Name is required" can stand in a list of what is
// missing, where the engine's "This field is required" would say nothing. A group and a list that begins with
// entries are never missing.
import { groupParts } from '../../schema/groupParts.ts';
import { isOpened } from '../../schema/isOpened.ts';
import { questionAt } from '../../schema/questionAt.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const requiredHaveWords = schemaRule('groups', function* (group): Generator<Fault> {
  for (const { schema } of groupParts(group)) {
    const words = (schema.errorMessage as { required?: unknown } | undefined)?.required;
    for (const key of schema.required ?? []) {
      const own = typeof words === 'object' && words !== null ? (words as Record<string, unknown>)[key] : words;
      if (isSaid(own) || isSaid(schema.errorMessage) || isOpened(questionAt(group, [key]) ?? {})) continue;
      yield {
        in: schema,
        at: '/required',
        problem: `Nothing is said when "${key}" is missing.`,
        repair: `Add "errorMessage": { "required": { "${key}": "... is required" } } beside "required".`,
      };
    }
  }
});

function isSaid(words: unknown): boolean {
  return typeof words === 'string' && words.trim() !== '';
}

// A required question has a message of its own: in the list of missing answers "First Name is required" helps, the default "This
// field is required" does not. Questions with an initial answer are never missing.
import { isRecord, parsePointer } from '../../../core/index.ts';
import type { Place } from '../../errors/definitionError.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { hasInitialAnswer, questionAt } from '../../schema/questions.ts';
import { schemaRule } from '../schemaRule.ts';

export const requiredHaveMessages = schemaRule('groups', function* (group) {
  for (const { schema } of groupParts(group)) {
    const words = (schema.errorMessage as { required?: unknown } | undefined)?.required;
    for (const key of schema.required ?? []) {
      const own = isRecord(words) ? words[key] : words;
      if (isMessage(own) || isMessage(schema.errorMessage) || hasInitialAnswer(questionAt(group, [key]) ?? {}))
        continue;
      yield {
        in: schema,
        at: '/required',
        problem: `There is no message for a missing "${key}".`,
        repair: (place) =>
          `Add "errorMessage": { "required": { "${key}": "... is required" } } beside "${keywordAt(place)}".`,
      };
    }
  }
});

/** `required`, or the keyword that names what has to be answered once another question is. */
function keywordAt({ pointer }: Place): string {
  const [before = ''] = parsePointer(pointer).slice(-2);
  return ['dependencies', 'dependentRequired'].includes(before) ? before : 'required';
}

function isMessage(words: unknown): boolean {
  return typeof words === 'string' && words.trim() !== '';
}

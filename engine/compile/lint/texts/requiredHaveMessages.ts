// A required question has a message of its own: in the list of missing answers "First Name is required" helps, the default "This
// field is required" does not. Questions with an initial answer are never missing.
import { isRecord, recordOf } from '../../../core/index.ts';
import { isAlwaysAnswered } from '../../answers/isAlwaysAnswered.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { isTestedBy } from '../../schema/isTestedBy.ts';
import { isMisspeltIn } from '../../schema/misspelt.ts';
import { isNeverMissing, questionAt } from '../../schema/questions.ts';
import { requiredIn } from '../requiredIn.ts';
import { schemaRule } from '../schemaRule.ts';

export const requiredHaveMessages = schemaRule('groups', function* (group) {
  const messageOf = (key: string) => `${questionAt(group, [key])?.title ?? '...'} is required`;
  for (const part of groupParts(group)) {
    const { schema } = part;
    const words = (schema.errorMessage as { required?: unknown } | undefined)?.required;
    const { required = [] } = schema;
    const missing = required.filter((key) => questionAt(group, [key]) && !isNeverMissing(group, key, part));
    if (isMessage(words) && missing.length > 1) {
      const own = missing.map((key) => [key, messageOf(key)] as const);
      const problem = `This one message would be shown at each of ${missing.map((key) => `"${key}"`).join(', ')}.`;
      yield {
        in: schema,
        at: '/errorMessage/required',
        problem,
        repair: `Write ${JSON.stringify(Object.fromEntries(own))}.`,
      };
    }
    for (const key of required) {
      const question = questionAt(group, [key]);
      // A name of no question is reported by `requiredNamesQuestions`.
      if (!question) continue;
      const own = isRecord(words) ? words[key] : words;
      if (isMessage(own) || isMessage(schema.errorMessage) || isNeverMissing(group, key, part)) continue;
      if (isMisspeltIn(recordOf(words), key, required)) continue;
      // `branchesHaveEffect` and `requiredHasEffect` report a part that applies only once the question is answered: nothing is missing there.
      if (isTestedBy(part.under, key, group) && isAlwaysAnswered(group, key, part.under)) continue;
      yield {
        in: schema,
        at: '/required',
        problem: `There is no message for a missing "${key}".`,
        repair: (place) =>
          `Add "errorMessage": { "required": { "${key}": ${JSON.stringify(messageOf(key))} } } beside "${requiredIn(place)}".`,
      };
    }
  }
});

function isMessage(words: unknown): boolean {
  return typeof words === 'string' && words.trim() !== '';
}

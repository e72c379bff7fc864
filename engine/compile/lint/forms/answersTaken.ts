// The service takes so many answers, and so much text, with one submission (`MOST_AT_ONCE`), and refuses more however valid each is.
import { formSchema, largestSubmission } from '../../../core/index.ts';
import { ANSWER_BYTES, MOST_AT_ONCE } from '../../../files/index.ts';
import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

const BYTES_PER_MB = 1024 * 1024;
/** UTF-8 has up to four bytes for a character. */
const LONGEST_TEXT = Math.floor(MOST_AT_ONCE.answerBytes / 4);

export const answersTaken: Rule = function* (definition) {
  const { form, steps, placeInForm, placeOf } = definition;
  if (form.submit.post === undefined) return;
  for (const step of steps) {
    for (const schema of subschemas(step.schema)) {
      if (schema.type !== 'string' || !(Number(schema.maxLength) > LONGEST_TEXT)) continue;
      yield {
        place: placeOf(schema, step.schemaPlace),
        problem: `A text of ${schema.maxLength} characters may have more bytes than the service takes in one answer.`,
        repair: `Lower "maxLength" to ${LONGEST_TEXT} or less.`,
      };
    }
  }
  const whole = formSchema({ steps: steps.map(({ at, schema }) => ({ at, schema })) });
  const { answers, units } = largestSubmission(whole);
  const bytes = units + answers * ANSWER_BYTES;
  const repair = 'Ask for less, or lower "maxItems" of its lists and "maxLength" of its texts.';
  const place = placeInForm('/steps');
  if (answers > MOST_AT_ONCE.answers) {
    const problem = `A visitor may give ${answers} answers, and the service takes ${MOST_AT_ONCE.answers}.`;
    yield { place, problem, repair };
  } else if (bytes > MOST_AT_ONCE.textBytes) {
    const [needs, takes] = [bytes, MOST_AT_ONCE.textBytes].map((one) => Math.floor(one / BYTES_PER_MB));
    const problem = `All answers at their longest hold ${needs} MB in the service, which takes ${takes} MB.`;
    yield { place, problem, repair };
  }
};

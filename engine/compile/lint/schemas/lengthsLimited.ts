// Every text and list has a maximum, so that validating and storing a stranger's submission has a bounded cost.
import { MOST_DIFFERENT, type Schema } from '../../../core/index.ts';
import { countOfAnswers } from '../../answers/countOfAnswers.ts';
import { RENAMED_FORMATS } from '../../foreign/foreignKeywords.ts';
import { entryOf } from '../../schema/entryOf.ts';
import { type GroupQuestion, groupQuestions } from '../../schema/groupQuestions.ts';
import { isOfNamedAnswers } from '../../schema/namedAnswers.ts';
import { groupSchemas, subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

const BOUNDED_FORMATS = new Set(['date', 'time', 'date-time', 'phone']);

export const lengthsLimited: Rule = function* (definition) {
  for (const step of definition.steps) {
    const all = [...subschemas(step.schema)];
    // Questions stand in no `anyOf`: what has another meaning there is refused by the rule `keywords`.
    const members = new Set(all.flatMap(({ anyOf = [] }) => anyOf));
    const limited = limitedElsewhere(step.schema);
    for (const schema of all.filter((one) => !members.has(one) && !limited.has(one))) {
      const place = definition.placeOf(schema, step.schemaPlace);
      const isUnlimited =
        schema.type === 'string' &&
        !isChoiceWrittenWrong(schema) &&
        !schema.enum &&
        !schema.computed &&
        schema.const === undefined &&
        !isBounded(schema);
      if (isUnlimited && schema.maxLength === undefined) {
        yield { place, problem: 'This text has no maximum length.', repair: 'Add "maxLength", e.g. 200.' };
      }
      const chosen = schema.uniqueItems && countOfAnswers(schema.items ?? {}) <= MOST_DIFFERENT;
      // The rule `limitsAgree` reports that, with both ways to limit the choice.
      const isDenied = schema.uniqueItems === false && schema.items?.enum !== undefined;
      if (schema.type === 'array' && !chosen && !isDenied && schema.maxItems === undefined) {
        const keyword = isOfNamedAnswers(schema) ? 'maxProperties' : 'maxItems';
        const isChoice = schema.items?.enum && !schema.uniqueItems;
        const instead = isChoice
          ? 'Add "uniqueItems": true for checkboxes, each of which can be ticked once; or'
          : 'Add';
        yield { place, problem: 'This list has no maximum length.', repair: `${instead} "${keyword}", e.g. 20.` };
      }
    }
  }
};

/** What only narrows questions whose declarations have a greatest length, or are of a format that bounds it: those hold in the branch, too. */
function limitedElsewhere(step: Schema): ReadonlySet<Schema> {
  const questions = [...groupSchemas(step)].flatMap(groupQuestions);
  const isLimited = ({ narrows }: GroupQuestion) =>
    narrows !== undefined && (narrows.maxLength !== undefined || narrows.maxItems !== undefined || isBounded(narrows));
  const others = new Set(questions.filter((one) => !isLimited(one)).map(({ schema }) => schema));
  return new Set(questions.flatMap(({ schema }) => (others.has(schema) ? [] : schema)));
}

/** True for a text whose format bounds its length, also by its foreign name, and for one by which others ask for a file. */
function isBounded({ format = '', ...others }: Schema): boolean {
  const own = entryOf(RENAMED_FORMATS, format) ?? format;
  return (
    BOUNDED_FORMATS.has(own) || own === 'attachment' || 'contentEncoding' in others || 'contentMediaType' in others
  );
}

/** True for a text with `oneOf` or `anyOf`, which the rule `keywords` refuses: once corrected it has options or cases, and no length. */
function isChoiceWrittenWrong(schema: object): boolean {
  return 'oneOf' in schema || 'anyOf' in schema;
}

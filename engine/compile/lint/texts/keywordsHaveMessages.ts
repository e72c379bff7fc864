// Keywords without a default message have one in the definition, and none for all keywords is empty.
import { recordOf } from '../../../core/index.ts';
import { KEYWORDS } from '../../schema/keywords.ts';
import { isMisspeltIn } from '../../schema/misspelt.ts';
import { schemaRule } from '../schemaRule.ts';

const NEED_MESSAGE = Object.entries(KEYWORDS).flatMap(([keyword, { needsMessage }]) => (needsMessage ? keyword : []));

export const keywordsHaveMessages = schemaRule('schemas', function* (schema) {
  const messages = schema.errorMessage;
  if (typeof messages === 'string') {
    const repair = 'Write it, or remove "errorMessage".';
    if (messages.trim() === '') yield { at: '/errorMessage', problem: 'This message is empty.', repair };
    return;
  }
  for (const keyword of NEED_MESSAGE) {
    if (!(keyword in schema) || schema.readOnly || schema.enum || recordOf(messages)[keyword]) continue;
    if (isMisspeltIn(recordOf(messages), keyword, Object.keys(schema))) continue;
    yield {
      at: `/${keyword}`,
      problem: `There is no message for "${keyword}".`,
      repair: `Add "errorMessage": { "${keyword}": "..." } beside it.`,
    };
  }
});

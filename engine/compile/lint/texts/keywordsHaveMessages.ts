// Keywords without a default message have one in the definition, and none for all keywords is empty.
import { formatPointer, recordOf } from '../../../core/index.ts';
import { KEYWORDS } from '../../schema/keywords.ts';
import { isMisspeltIn } from '../../schema/misspelt.ts';
import { schemaRule } from '../schemaRule.ts';

const NEED_MESSAGE = Object.entries(KEYWORDS).flatMap(([keyword, { needsMessage }]) => (needsMessage ? keyword : []));

const EMPTY = 'Write it, or remove it: this keyword has a message of its own.';

export const keywordsHaveMessages = schemaRule('schemas', function* (schema) {
  const messages = schema.errorMessage;
  if (typeof messages === 'string') {
    const repair = 'Write it, or remove "errorMessage".';
    if (messages.trim() === '') yield { at: '/errorMessage', problem: 'This message is empty.', repair };
    return;
  }
  for (const [keyword, words] of Object.entries(recordOf(messages))) {
    const isBlank = typeof words === 'string' && words.trim() === '' && !NEED_MESSAGE.includes(keyword);
    if (isBlank && keyword in schema)
      yield { at: formatPointer(['errorMessage', keyword]), problem: 'This message is empty.', repair: EMPTY };
  }
  for (const keyword of NEED_MESSAGE) {
    const said = recordOf(messages)[keyword];
    const isSaid = typeof said === 'string' ? said.trim() !== '' : said !== undefined;
    if (!(keyword in schema) || schema.readOnly || schema.enum || isSaid) continue;
    // The rule `keywordsFitType` reports a keyword for another type.
    const { types } = KEYWORDS[keyword as keyof typeof KEYWORDS];
    if (types && schema.type !== undefined && !types.includes(schema.type)) continue;
    if (isMisspeltIn(recordOf(messages), keyword, Object.keys(schema))) continue;
    yield {
      at: `/${keyword}`,
      problem: `There is no message for "${keyword}".`,
      repair: `Add "errorMessage": { "${keyword}": "..." } beside it.`,
    };
  }
});

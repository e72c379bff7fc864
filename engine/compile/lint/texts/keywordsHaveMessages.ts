// Keywords without a default message: only the definition knows what a valid answer looks like.
import { schemaRule } from '../schemaRule.ts';

const NEED_MESSAGE = ['pattern', 'between', 'lengthEquals', 'const'] as const;

export const keywordsHaveMessages = schemaRule('schemas', function* (schema) {
  const words = schema.errorMessage;
  if (typeof words === 'string') return;
  for (const keyword of NEED_MESSAGE) {
    if (!(keyword in schema) || schema.readOnly || (words as Record<string, unknown> | undefined)?.[keyword]) continue;
    yield {
      at: `/${keyword}`,
      problem: `There is no message for "${keyword}".`,
      repair: `Add "errorMessage": { "${keyword}": "..." } beside it.`,
    };
  }
});

// For most keywords the engine has words that fit every question. For these it has none: only the definition knows what the
// answer should look like.
import { schemaRule } from '../schemaRule.ts';

const NEED_WORDS = ['pattern', 'between', 'lengthEquals', 'const'] as const;

export const keywordsHaveWords = schemaRule('schemas', function* (schema) {
  const words = schema.errorMessage;
  if (typeof words === 'string') return;
  for (const keyword of NEED_WORDS) {
    if (!(keyword in schema) || schema.readOnly || (words as Record<string, unknown> | undefined)?.[keyword]) continue;
    yield {
      at: `/${keyword}`,
      problem: `Nothing is said when "${keyword}" is not kept to.`,
      repair: `Add "errorMessage": { "${keyword}": "..." } beside it.`,
    };
  }
});

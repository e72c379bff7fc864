// A question that has to be answered says so in its own words: "First Name is required" can stand in a list of what is
// missing, where the engine's "This field is required" would say nothing.
import { schemaRule } from '../schemaRule.ts';

export const requiredHaveWords = schemaRule('schemas', function* ({ required = [], errorMessage }) {
  const words = (errorMessage as { required?: unknown } | undefined)?.required;
  for (const key of required) {
    const own = typeof words === 'object' && words !== null ? (words as Record<string, unknown>)[key] : words;
    if (isSaid(own) || isSaid(errorMessage)) continue;
    yield {
      at: '/required',
      problem: `Nothing is said when "${key}" is missing.`,
      repair: `Add "errorMessage": { "required": { "${key}": "... is required" } } beside "required".`,
    };
  }
});

function isSaid(words: unknown): boolean {
  return typeof words === 'string' && words.trim() !== '';
}

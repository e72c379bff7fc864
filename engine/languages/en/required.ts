import type { RequiredPhrases } from '../texts.ts';

export const required: RequiredPhrases = {
  named: /^(?<name>.+?)(?<rest> (?:is|are) required\.?)$/,
  unnamed: /^(?:this|that|these|at least|an?|one|please)\b/i,
};

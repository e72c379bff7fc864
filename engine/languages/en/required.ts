import type { RequiredPhrases } from '../texts.ts';

export const required: RequiredPhrases = {
  named: /^(?<name>.+?)(?<rest> (?:is|are) required\.?)$/,
  marked: /\s*(?:[([](?:optional|required|mandatory|compulsory)[)\]]|\*)\s*$/i,
  unnamed: /^(?:this|that|these|at least|an?|one|please)\b/i,
};

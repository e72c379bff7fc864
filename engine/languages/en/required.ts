import type { RequiredPhrases } from '../texts.ts';

export const required: RequiredPhrases = {
  named: /^(?<name>.+?)(?<rest> (?:is|are) required\.?)$/,
  // An asterisk behind a capital or a digit is a grade: "A*".
  marked: /(?:\s*[([](?:[Oo]ptional|[Rr]equired)[)\]]|(?<![\p{Lu}\d])\s*\*)+\s*$/u,
  unnamed: /^(?:this|that|these|at least|an?|one|please)\b/i,
};

import type { RequiredPhrases } from '../texts.ts';

export const required: RequiredPhrases = {
  named: /^(?<name>.+?)(?<rest> (?:is|are) required\.?)$/,
  // An asterisk counts only after a small letter or a closing bracket: after a capital or a digit it belongs to the name ("Grade A*", "Hotel of 5 *").
  marked: /(?:\s*[([](?:[Oo]ptional|[Rr]equired)[)\]]|(?<=[\p{Ll}\p{Lo})\]?؟])\s*\*)+\s*$/u,
  optional: /[([][Oo]ptional[)\]]/,
  toBeChosen: /^(?:[-–—]+|[-–— ]*(?:please )?(?:choose|select|pick)(?: (?:one|an? \p{L}+|your \p{L}+))?[-–—. …]*)$/iu,
  unnamed: /^(?:this|that|these|at least|an?|one|please)\b/i,
};

import type { RequiredPhrases } from '../texts.ts';

export const required: RequiredPhrases = {
  named: /^(?<name>.+?)(?<rest> (?:مطلوب|مطلوبة|مطلوبان|مطلوبون)\.?)$/,
  marked: /(?:\s*[([](?:اختيارية?|إجبارية?|مطلوبة?)[)\]]|(?<=[\p{Ll}\p{Lo})\]?؟])\s*\*)+\s*$/u,
  unnamed: /^(?:هذا|هذه|هذان|هؤلاء)(?=\s)/,
  prefix: /^(?:وال|بال|لل|ال)(?=\p{L}{2})/u,
};

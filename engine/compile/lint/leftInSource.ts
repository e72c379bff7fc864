// Texts of a translation that are still the English ones.
import type { Language } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';

/** Placeholders, addresses, and other words with signs or digits in them: these are the same in each language. */
const SAME_IN_EACH = /\$?\{[^{}]*\}|\S*[\d@/:_.-]\S+/gu;
/** A language whose own name has Latin letters may share words with English. */
const LATIN = /\p{Script=Latin}/u;
const WORD = /^\p{Lu}?\p{Ll}{2,}$/u;
const PLAIN_WORD = /^\p{Ll}{3,}$/u;

/**
 * True if a translation repeats the English text, in a language of another script. Options and placeholders may be names, which are often left in Latin letters
 * ("Google Meet"), so they count only with a word in small letters.
 * @param name the text's name in the language file
 */
export function isLeftInSource(name: string, english: string, translation: string, language: Language): boolean {
  if (translation.trim() !== english.trim() || LATIN.test(engineTexts[language].name)) return false;
  const words = english.replace(SAME_IN_EACH, ' ').split(/[^\p{L}]+/u);
  const mayBeName = /\/(?:enum|enumNames|ui:enumNames|oneOf|anyOf)\/|placeholder$/.test(name);
  return words.some((word) => (mayBeName ? PLAIN_WORD : WORD).test(word));
}

// Folds a text for search and comparison, so that it is found however it is spelt: without case, accents, vowel signs and
// tatweel, with one letter for each group that people write for one another (alef with and without hamza, ta marbuta and ha), and
// with blanks in place of punctuation. A telephone number is its international digits.
import { callingCodeOf } from './callingCodes.ts';
import { foldDigits } from './foldText.ts';
import { isInternational, readPhone } from './readPhone.ts';

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ء: '',
  ـ: '',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};
/** A literal, because bundlers keep `new RegExp(...)` (a call may have side effects), also in pages without search. */
const FOLDED = /[ٱىیکةءـßæœøłđı]/g;

/** Apostrophes are part of a name (O'Neill); other punctuation separates words. */
const APOSTROPHES = /['`´\u02b9-\u02bf\u2018\u2019]/g;

/** The words of the text, folded, with one blank between them. */
export function foldForSearch(text: string): string {
  return (
    foldDigits(text)
      .replace(APOSTROPHES, '')
      // NFKD separates hamzas, vowel signs and accents from their letters.
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(FOLDED, (letter) => LETTERS[letter] ?? letter)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}

/** The digits of a stored telephone number (E.164), also with the zero that people write after the calling code. */
export function phoneDigits(number: string): string {
  const digits = number.slice(1);
  const code = callingCodeOf(digits) ?? '';
  return `${digits} ${code}0${digits.slice(code.length)}`;
}

/** What may be a telephone number, or a part of one: digits, and what people write between them. */
const TELEPHONE = /(?<![\p{L}\p{N}])(?:\+\s*)?\(?\d[\d\s()./-]*\d(?![\p{L}\p{N}])/gu;
/** Digits with blanks between them are one number from this length on. */
const PHONE_LENGTH = 6;

/** The words that a search looks for: each has to occur in the folded text, also within a word. */
export function searchWords(typed: string): readonly string[] {
  const text = foldDigits(typed).replace(TELEPHONE, joinPhone);
  return [...new Set(foldForSearch(text).split(' '))].filter((word) => word !== '');
}

/** The digits of a typed telephone number without trunk zeros, which the stored number does not have after its calling code. */
function joinPhone(found: string): string {
  const digits = found.replace(/\D/g, '');
  if (digits.length < PHONE_LENGTH) return found;
  const { number } = isInternational(found) ? readPhone(found) : {};
  return number?.slice(1) ?? digits.replace(/^0+/, '');
}

// The language that a visitor chose last. It causes no redirect; a page in another language offers it (LanguageOffer.tsx).
import { type Language, languages } from 'virtual:forms';

const KEY = 'language';

/** The language that was chosen on this device, if one is stored. */
export function rememberedLanguage(): Language | undefined {
  return languages.find((language) => language === read());
}

/** Stores a choice on the device, if the browser permits storage. */
export function rememberLanguage(language: Language): void {
  try {
    window.localStorage.setItem(KEY, language);
  } catch {
    // Storage is refused: the choice lasts only while the visitor follows links.
  }
}

function read(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    // Storage is refused: no choice is stored.
    return null;
  }
}

// Which language a visitor chose last. Nobody is led anywhere by it; a page in the other language offers the chosen one.
import { type Language, languages } from 'virtual:forms';

const KEY = 'language';

/** The language that was chosen on this device, if any is remembered. */
export function rememberedLanguage(): Language | undefined {
  return languages.find((language) => language === read());
}

/** Remembers a choice, where the browser lets a site remember anything. */
export function rememberLanguage(language: Language): void {
  try {
    window.localStorage.setItem(KEY, language);
  } catch {
    // Storage is refused: the choice holds for as long as the visitor follows links.
  }
}

function read(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    // Storage is refused: nothing was remembered.
    return null;
  }
}

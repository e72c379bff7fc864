// The language of the office's pages: chosen in the header and remembered on the device, else the browser's.
import { type Language, languages, SOURCE } from '../../core/index.ts';

const KEY = 'office-language';

export function chosenLanguage(): Language {
  const wanted = [remembered(), ...navigator.languages];
  const found = wanted.flatMap((tag) => languages.find((language) => tag?.split('-')[0] === language) ?? []);
  return found[0] ?? SOURCE;
}

/** Does nothing where the browser refuses storage. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function remembered(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return undefined;
  }
}

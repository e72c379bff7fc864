import type { Language } from 'virtual:forms';
import type { Words } from '../../engine/react/words/words.ts';

/** The form engine's own words in a language. */
export async function loadFormWords(language: Language): Promise<Words> {
  if (language === 'ar') return (await import('../../engine/react/words/ar.ts')).ar;
  return (await import('../../engine/react/words/en.ts')).en;
}

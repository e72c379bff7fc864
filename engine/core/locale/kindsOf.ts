import { joinWithOr } from './formatting.ts';
import { isolateText } from './isolateText.ts';

import type { Language } from './language.ts';

/** Media types as people call them: `PDF, JPEG or PNG`. */
export function kindsOf(types: readonly string[], language: Language): string {
  const kinds = types.map((type) => (type.split('/')[1] ?? type).toUpperCase());
  return joinWithOr(
    language,
    kinds.map((kind) => isolateText(kind, language)),
  );
}

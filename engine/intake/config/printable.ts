// Makes untrusted text safe to print on a terminal. Control characters begin escape sequences there (U+009B alone is a CSI),
// and bidi marks, tags and zero-width characters make one text look like another. Line ends, tabs and the two variation
// selectors that choose between emoji and text style pass.
const UNPRINTABLE = /\r(?!\n)|(?![\t\n\r]|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/gu;

/** `text` with unsafe characters as JSON escapes (`\u009b`); a JSON document keeps its value. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) =>
    Array.from({ length: character.length }, (_, i) => spell(character, i)).join(''),
  );
}

function spell(character: string, i: number): string {
  return `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
}

/** `value` as printable JSON; JSON.stringify alone leaves C1 controls and bidi marks unescaped. */
export function asJson(value: unknown): string {
  return `${printable(JSON.stringify(value, null, 2))}\n`;
}

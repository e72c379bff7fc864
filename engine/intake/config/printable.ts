// Answers come from strangers and end on a terminal, where control characters are commands (U+009B alone begins one) and
// marks of direction, tags and characters without width let a text look like another. Ends of lines, tabs and the two
// selectors between an emoji and a plain sign are left.
const UNPRINTABLE = /\r(?!\n)|(?![\t\n\r]|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/gu;

/** `text` with everything that a terminal would obey or hide spelt out as in JSON, `\u009b`; JSON stays the same JSON. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) =>
    Array.from({ length: character.length }, (_, i) => spell(character, i)).join(''),
  );
}

function spell(character: string, i: number): string {
  return `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
}

/** `value` as JSON, in which even JSON.stringify leaves some characters that a terminal obeys. */
export function asJson(value: unknown): string {
  return `${printable(JSON.stringify(value, null, 2))}\n`;
}

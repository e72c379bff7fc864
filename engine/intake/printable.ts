// Answers come from strangers and end on a terminal, where control characters are commands and direction overrides lie.
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** `text` with everything that a terminal would obey spelt out as `\u001b`. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** `value` as JSON, in which even JSON.stringify leaves some characters that a terminal obeys. */
export function asJson(value: unknown): string {
  return `${printable(JSON.stringify(value, null, 2))}\n`;
}

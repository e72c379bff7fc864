// Alphabetical order for Latin and Arabic script. Intl and localeCompare are not used: their order comes from the ICU data of
// each browser and each Node, so server and browser could sort a list differently.

/** For `sort`: letters in the order of the alphabet; capitals, accents, hamzas and vowel signs do not count. */
export function compareAlphabetically(one: string, other: string): number {
  const [a, b] = [sortKey(one), sortKey(other)];
  if (a !== b) return a < b ? -1 : 1;
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Alef madda counts as two alefs, as in dictionaries. Code points then sort both alphabets in their own order. */
function sortKey(name: string): string {
  return name.normalize('NFC').replaceAll('آ', 'اا').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

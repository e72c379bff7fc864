// The order of two names in a list, for Latin and Arabic script alike. Intl and localeCompare are not used: their order comes
// from the ICU data of each browser and each Node, so a list would depend on where it was sorted.

/** For `sort`: letters in the order of the alphabet; capitals, accents, hamzas and vowel signs do not count. */
export function alphabetical(one: string, other: string): number {
  const [a, b] = [sortKey(one), sortKey(other)];
  if (a !== b) return a < b ? -1 : 1;
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Alef madda stands for two alefs, as in dictionaries. In Unicode both alphabets then stand in their own order. */
function sortKey(name: string): string {
  return name.normalize('NFC').replaceAll('آ', 'اا').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

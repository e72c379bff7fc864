// Names that are made from what people read.

/** `What is your name?` becomes `whatIsYourName`; other than `taken`, if need be by a number at its end. */
export function fieldName(title: string, taken: readonly string[]): string {
  const words = wordsOf(title);
  const camel = words.map((word, i) => (i === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
  return free(/^[a-z]/.test(camel) ? camel.slice(0, 40) : `question${camel.slice(0, 32)}`, '', taken);
}

/** `Grade 1 (new)` becomes `grade-1-new`; other than `taken`, if need be by a number at its end. */
export function optionName(label: string, taken: readonly string[]): string {
  return free(wordsOf(label).join('-').slice(0, 40) || 'option', '-', taken);
}

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}|['’]/gu, '');
  return plain.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

function free(name: string, between: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const one = number === 1 ? name : `${name}${between}${number}`;
    if (!taken.includes(one)) return one;
  }
}

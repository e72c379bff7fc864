// Characters that one escape or class of a pattern matches (`\p{L}`, `[^a-z]`). Those of ordinary answers are tried first, then the ones that it names, then all of the two
// planes of Unicode that hold the letters of living languages and the emoji.

const ORDINARY = [...'aA1xX0bB2-_.@/:,;+#éأش '];

/** Code points of the first two planes but those of halves of pairs, which are no characters. */
const ALL = [
  [0x20, 0xd800],
  [0xe000, 0x20000],
] as const;

const found = new Map<string, readonly string[]>();

/** Some characters that match, the ordinary ones first; none if there are none. @param one an escape or a class, valid with the flag `u` */
export function characterSamples(one: string): readonly string[] {
  const known = found.get(one) ?? samplesOf(one);
  found.set(one, known);
  return known;
}

function samplesOf(one: string): readonly string[] {
  const test = new RegExp(`^${one}$`, 'u');
  const named = [...one.slice(1)].filter((character) => !'^\\-][{}'.includes(character));
  const likely = [...ORDINARY, ...named].filter((character) => test.test(character));
  return likely.length > 0 ? likely : firstOf(test);
}

function firstOf(test: RegExp): readonly string[] {
  for (const [from, to] of ALL) {
    for (let code = from; code < to; code++) {
      const character = String.fromCodePoint(code);
      if (test.test(character)) return [character];
    }
  }
  return [];
}

/** The pattern with some characters in the place of each `\p{...}` and `\P{...}`, so that it matches nothing else; for what reads no such escapes. */
export function withoutProperties(pattern: string): string {
  let isInClass = false;
  return pattern.replace(/\\[pP]\{[^}]*\}|\\.|[[\]]/gsu, (token) => {
    if (token === '[') isInClass = true;
    if (token === ']') isInClass = false;
    if (!/^\\p\{/i.test(token)) return token;
    const characters = characterSamples(token)
      .map((one) => one.replace(/[\]\\^-]/, '\\$&'))
      .join('');
    return isInClass ? characters : `[${characters}]`;
  });
}

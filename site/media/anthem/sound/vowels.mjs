// What makes a sung tone a vowel: the throat and mouth let some frequencies through better than others. Per vowel, the
// middle (hertz), width (hertz) and strength of its five resonances, between the values of women's and men's voices.

/** @typedef {readonly (readonly [middle: number, width: number, strength: number])[]} Resonances */

/** @type {Readonly<Record<string, Resonances>>} */
const vowels = {
  a: [
    [740, 120, 1],
    [1180, 130, 0.5],
    [2800, 200, 0.14],
    [3400, 240, 0.1],
    [4600, 300, 0.03],
  ],
  e: [
    [470, 100, 1],
    [1800, 150, 0.26],
    [2600, 200, 0.16],
    [3400, 240, 0.1],
    [4600, 300, 0.03],
  ],
  i: [
    [330, 90, 1],
    [2050, 160, 0.2],
    [2850, 200, 0.14],
    [3500, 240, 0.08],
    [4700, 300, 0.02],
  ],
  o: [
    [460, 100, 1],
    [860, 110, 0.42],
    [2700, 200, 0.07],
    [3300, 240, 0.05],
    [4500, 300, 0.02],
  ],
  u: [
    [360, 90, 1],
    [760, 110, 0.28],
    [2600, 200, 0.05],
    [3200, 240, 0.03],
    [4400, 300, 0.01],
  ],
};

/** The sound of a syllable by its spelling; the first that fits counts. @type {readonly (readonly [RegExp, string])[]} */
const spellings = [
  [/^(light|like|by|rise|may|name|flame|ga?in|pa)/, 'a'],
  [/(sea|ceives|keeps|deep|ce$|ing|give|this|things|in)/, 'i'],
  [/(morn|house|stone|snow|grow|go|home|won|slow|small|fore|come|called|all|our|out|tient|low)/, 'o'],
  [/(truth|to|root)/, 'u'],
  [/[aou]/, 'a'],
  [/[ey]/, 'e'],
];

/**
 * @param {string} syllable
 * @returns {Resonances} of the vowel that it is sung on
 */
export function vowelOf(syllable) {
  const letters = syllable.toLowerCase().replace(/[^a-z]/g, '');
  const vowel = spellings.find(([spelling]) => spelling.test(letters))?.[1] ?? 'a';
  return vowels[vowel] ?? [];
}

// An automaton accepts the texts that its pattern matches, and no others, whatever the pattern is made of.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { automatonOf, complementOf } from '../../../engine/compile/schema/patterns/automata.ts';

const LETTERS = ['a', 'b', '1', ' '];
const TEXTS = [0, 1, 2, 3, 4].reduce<readonly string[]>(
  (all) => ['', ...all.flatMap((text) => LETTERS.map((letter) => text + letter))],
  [''],
);

const { pattern } = fc.letrec<{ pattern: string; sequence: string; part: string }>((tie) => ({
  pattern: fc
    .tuple(fc.constantFrom('', '^'), tie('sequence'), fc.constantFrom('', '$'))
    .map(([start, inner, end]) => `${start}${inner}${end}`),
  sequence: fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('a', 'b', '[ab]', '.', String.raw`\d`, '[^a]', '^', '$', String.raw`\b`, String.raw`\B`),
    fc.constantFrom('a*', 'b+', '.{1,3}', '[ab]?', '.*?'),
    fc
      .tuple(fc.constantFrom('(?:', '(?=', '(?!', '(?<=', '(?<!', '('), tie('sequence'))
      .map((both) => `${both.join('')})`),
    fc
      .tuple(tie('sequence'), tie('sequence'), fc.constantFrom('', '*', '{1,3}'))
      .map(([a, b, times]) => `(?:${a}|${b})${times}`),
  ),
}));

it('agrees with the regular expression', () => {
  let read = 0;
  fc.assert(
    fc.property(pattern, (source) => {
      const automaton = automatonOf(source);
      const others = complementOf(source);
      if (!automaton || !others) return;
      read += 1;
      const test = new RegExp(source, 'u');
      const wordOf = (text: string) => Array.from(text, (one) => one.codePointAt(0) ?? 0);
      const wrong = TEXTS.filter((text) => automaton.test(wordOf(text)) !== test.test(text));
      const wrongOthers = TEXTS.filter((text) => others.test(wordOf(text)) === test.test(text));
      expect([source, wrong, wrongOthers]).toEqual([source, [], []]);
    }),
    { seed: 5, numRuns: 1500 },
  );
  expect(read).toBeGreaterThan(500);
});

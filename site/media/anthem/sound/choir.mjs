// A choir of sixteen: four singers to a part, each a little early or late, sharp or flat, with a vibrato of their own.
// A voice is a rich tone whose harmonics are shaped by the vowel of the syllable.
import { oneCycle, readCycle } from './oneCycle.mjs';
import { addTone, frequency } from './stereo.mjs';
import { vowelOf } from './vowels.mjs';

/** @typedef {import('./performance.mjs').Sound} Sound */
/** @typedef {import('./stereo.mjs').Stereo} Stereo */

const singers = [
  { cents: -6, late: 0.022, rate: 4.9, depth: 9, step: -0.09 },
  { cents: 3, late: 0, rate: 5.3, depth: 7, step: -0.03 },
  { cents: 7, late: 0.034, rate: 5.1, depth: 10, step: 0.03 },
  { cents: -2, late: 0.012, rate: 5.6, depth: 6, step: 0.09 },
];
const voices = {
  soprano: { place: 0.3, loud: 0.3, high: 1.12 },
  alto: { place: 0.62, loud: 0.2, high: 1.06 },
  tenor: { place: 0.4, loud: 0.2, high: 0.96 },
  bass: { place: 0.7, loud: 0.23, high: 0.9 },
};
const attack = 0.11;
const release = 0.24;
const brightest = 5200;

/** @param {number} hertz @param {string} word @param {number} high how much smaller the singer's throat is */
function sungTone(hertz, word, high) {
  const resonances = vowelOf(word);
  const strength = (/** @type {number} */ harmonic) => {
    const at = harmonic * hertz;
    const passed = resonances.reduce(
      (sum, [middle, width, much]) => sum + much / (1 + ((at - middle * high) / width) ** 2),
      0.05,
    );
    return passed / harmonic ** 0.95;
  };
  return oneCycle(strength, Math.max(1, Math.floor(brightest / hertz)));
}

/**
 * @param {Stereo} into
 * @param {readonly Sound[]} sounds
 */
export function singChoir(into, sounds) {
  for (const { note, passage, word, start, length, endsLine } of sounds) {
    if (passage.choir === 0) continue;
    const { place, loud, high } = voices[note.part];
    const hertz = frequency(note.midi);
    const table = sungTone(hertz, word, high);
    const held = length - (endsLine ? 0.2 : 0.03);
    const strength = (loud * passage.choir) / 2;
    singers.forEach(({ cents, late, rate, depth, step }, singer) => {
      const tuned = hertz * 2 ** (cents / 1200);
      // The vibrato sways the moment at which the tone is read: by depth cents at its fastest.
      const sway = (2 ** (depth / 1200) - 1) / (2 * Math.PI * rate);
      addTone(into, start + late, held + release, place + step, (t) => {
        const swell = Math.min(1, t / attack) ** 1.5 * (0.92 + 0.08 * Math.min(1, t / 0.5));
        const fade = t > held ? Math.max(0, 1 - (t - held) / release) ** 2 : 1;
        const vibrato =
          sway * Math.min(1, t / 0.4) * Math.sin(2 * Math.PI * rate * (start + t) + singer * 1.7 + note.midi);
        return strength * swell * fade * readCycle(table, tuned * (t + vibrato) + 1 + singer * 0.21);
      });
    });
  }
}

// A small organ: two principals a hair apart from each other, an octave and a fifth above them, and a soft pedal.
import { oneCycle, readCycle } from './oneCycle.mjs';
import { addTone, frequency } from './stereo.mjs';

/** @typedef {import('./performance.mjs').Sound} Sound */
/** @typedef {import('./stereo.mjs').Stereo} Stereo */

const principal = oneCycle((n) => [1, 0.52, 0.3, 0.2, 0.1, 0.09, 0.04, 0.05][n - 1] ?? 0, 8);
const flute = oneCycle((n) => [1, 0.06, 0.16, 0.02][n - 1] ?? 0, 4);

const attack = 0.045;
const release = 0.16;
/** Beating of the two principals, in hertz at any pitch. */
const beating = 0.45;
/** A pipe's wind is never quite still. */
const wind = (/** @type {number} */ t, /** @type {number} */ key) => 0.00035 * Math.sin(2 * Math.PI * 0.7 * t + key);

const ranks = [
  { table: principal, octaves: 0, loud: 0.5, detune: beating / 2, shift: -0.18 },
  { table: principal, octaves: 0, loud: 0.5, detune: -beating / 2, shift: 0.18 },
  { table: flute, octaves: 1, loud: 0.26, detune: 0, shift: 0.1 },
  { table: flute, octaves: Math.log2(3), loud: 0.09, detune: 0, shift: -0.1 },
];
const places = { soprano: 0.6, alto: 0.45, tenor: 0.55, bass: 0.4 };

/**
 * @param {Stereo} into
 * @param {readonly Sound[]} sounds
 */
export function playOrgan(into, sounds) {
  for (const { note, passage, start, length, endsLine } of sounds) {
    const held = length - (endsLine ? 0.12 : 0.035);
    const envelope = (/** @type {number} */ t) =>
      Math.min(1, t / attack) * (t > held ? Math.max(0, 1 - (t - held) / release) ** 2 : 1);
    const pipes = ranks.map((rank) => ({ ...rank, loud: rank.loud * passage.organ }));
    if (note.part === 'bass') {
      pipes.push({ table: flute, octaves: -1, loud: passage.pedal, detune: 0, shift: 0 });
    }
    for (const { table, octaves, loud, detune, shift } of pipes) {
      const hertz = frequency(note.midi) * 2 ** octaves + detune;
      addTone(
        into,
        start,
        held + release,
        places[note.part] + shift,
        (t) => loud * envelope(t) * readCycle(table, hertz * (t + wind(t, note.midi)) + 1),
      );
    }
  }
}

import { sampleRate } from './stereo.mjs';

/** @typedef {import('./stereo.mjs').Stereo} Stereo */

/** The loudest moment, of 1: room for what the encoder adds. */
const ceiling = 0.8;
const fadeSeconds = 0.9;

/** The loudest moment of a recording. @param {Stereo} sound */
const peakOf = (sound) =>
  sound.reduce((most, side) => side.reduce((peak, value) => Math.max(peak, Math.abs(value)), most), 0);

/**
 * Brings a recording to its level and lets its end fade to silence.
 * @param {Stereo} sound
 * @returns {Stereo}
 */
export function finish(sound) {
  const scale = ceiling / peakOf(sound);
  const count = sound[0].length;
  const fade = Math.round(fadeSeconds * sampleRate);
  const level = (/** @type {number} */ value, /** @type {number} */ i) =>
    value * scale * Math.min(1, (count - i) / fade) ** 2;
  return [sound[0].map(level), sound[1].map(level)];
}

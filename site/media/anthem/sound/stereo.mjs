export const sampleRate = 44_100;

/** @typedef {readonly [Float32Array, Float32Array]} Stereo left and right */

/** @param {number} seconds @returns {Stereo} silence of that length */
export const silence = (seconds) => [
  new Float32Array(Math.ceil(seconds * sampleRate)),
  new Float32Array(Math.ceil(seconds * sampleRate)),
];

/** The frequency of a key, in hertz. @param {number} midi */
export const frequency = (midi) => 440 * 2 ** ((midi - 69) / 12);

/**
 * Adds a tone to what is there.
 * @param {Stereo} into
 * @param {number} start in seconds
 * @param {number} length in seconds, with everything that fades after it
 * @param {number} place from 0 (left) to 1 (right)
 * @param {(second: number) => number} tone its value at a moment after its start
 */
export function addTone([left, right], start, length, place, tone) {
  const first = Math.round(start * sampleRate);
  const count = Math.min(Math.round(length * sampleRate), left.length - first);
  const toLeft = Math.cos((place * Math.PI) / 2);
  const toRight = Math.sin((place * Math.PI) / 2);
  for (let i = 0; i < count; i += 1) {
    const value = tone(i / sampleRate);
    left[first + i] = (left[first + i] ?? 0) + value * toLeft;
    right[first + i] = (right[first + i] ?? 0) + value * toRight;
  }
}

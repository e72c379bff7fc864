// The room: eight delays that feed each other, each time a little softer and darker (a feedback delay network).
import { sampleRate } from './stereo.mjs';

/** @typedef {import('./stereo.mjs').Stereo} Stereo */

/** Lengths in samples without a common measure, so that no pitch rings. */
const lengths = [1423, 1777, 2137, 2473, 2897, 3271, 3691, 4099];
const decaySeconds = 2.4;
const predelay = Math.round(0.018 * sampleRate);
const darkness = 0.42;
const wet = 0.36;

/**
 * @param {Stereo} dry
 * @returns {Stereo} the same as heard in a small stone church
 */
export function inChurch([left, right]) {
  const count = left.length;
  const lines = lengths.map((length) => new Float32Array(length));
  const gains = lengths.map((length) => 10 ** ((-3 * length) / (decaySeconds * sampleRate)));
  const softened = lengths.map(() => 0);
  const output = /** @type {const} */ ([new Float32Array(count), new Float32Array(count)]);
  for (let i = 0; i < count; i += 1) {
    const taps = lines.map((line) => line[i % line.length] ?? 0);
    let sum = 0;
    for (let k = 0; k < taps.length; k += 1) {
      const soft = (taps[k] ?? 0) * (1 - darkness) + (softened[k] ?? 0) * darkness;
      softened[k] = soft;
      sum += soft;
    }
    const early = i - predelay;
    lines.forEach((line, k) => {
      const fresh = (k % 2 ? right[early] : left[early]) ?? 0;
      // Every delay hears itself less a quarter of them all: nothing is lost but what the walls take.
      line[i % line.length] = fresh * 0.5 + (gains[k] ?? 0) * ((softened[k] ?? 0) - sum / 4);
    });
    const side = (/** @type {number} */ first) =>
      (taps[first] ?? 0) - (taps[first + 2] ?? 0) + (taps[first + 4] ?? 0) - (taps[first + 6] ?? 0);
    output[0][i] = (left[i] ?? 0) + wet * side(0);
    output[1][i] = (right[i] ?? 0) + wet * side(1);
  }
  return output;
}

import { createMp3Encoder } from 'wasm-media-encoders';
import { sampleRate } from './stereo.mjs';

export const kilobits = 80;

/**
 * @param {import('./stereo.mjs').Stereo} sound
 * @returns {Promise<Buffer>} an mp3 of constant rate, whose length a player knows from its size
 */
export async function encodeMp3([left, right]) {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 2, bitrate: kilobits });
  const pieces = [];
  for (let i = 0; i < left.length; i += sampleRate) {
    // The encoder hands out its own memory, which the next call overwrites.
    pieces.push(Buffer.from(encoder.encode([left.subarray(i, i + sampleRate), right.subarray(i, i + sampleRate)])));
  }
  pieces.push(Buffer.from(encoder.finalize()));
  return Buffer.concat(pieces);
}

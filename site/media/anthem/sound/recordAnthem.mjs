import { singChoir } from './choir.mjs';
import { inChurch } from './church.mjs';
import { encodeMp3 } from './encodeMp3.mjs';
import { finish } from './finish.mjs';
import { playOrgan } from './organ.mjs';
import { perform } from './performance.mjs';
import { silence } from './stereo.mjs';

const afterglow = 3;

/**
 * @param {readonly import('../readMusic.mjs').Note[]} notes
 * @returns {Promise<Buffer>} the anthem, sung and played, as an mp3
 */
export async function recordAnthem(notes) {
  const { sounds, seconds } = perform(notes);
  const organ = silence(seconds + afterglow);
  playOrgan(organ, sounds);
  const all = silence(seconds + afterglow);
  singChoir(all, sounds);
  all.forEach((side, k) => {
    const pipes = organ[/** @type {0 | 1} */ (k)];
    for (let i = 0; i < side.length; i += 1) side[i] = (side[i] ?? 0) + 0.2 * (pipes[i] ?? 0);
  });
  return encodeMp3(finish(inChurch(all)));
}

// How the anthem is performed: the organ gives the last two bars of the refrain, then stanza and refrain are sung twice.
// The second time is broader, and its last two bars slow down.
import { beatsInBar, stanzaBars } from '../music.mjs';

/** @typedef {import('../readMusic.mjs').Note} Note */

/**
 * @typedef {object} Passage
 * @property {number} from the first bar
 * @property {number} to the bar after the last
 * @property {number} stanza which words are sung
 * @property {number} choir how loud, from 0
 * @property {number} organ how loud, from 0
 * @property {number} pedal how loud the octave below the bass is
 * @property {boolean} [broadens] whether its last two bars slow down
 */

/**
 * @typedef {object} Sound
 * @property {Note} note
 * @property {Passage} passage
 * @property {string} word what is sung on it
 * @property {number} start in seconds
 * @property {number} length in seconds
 * @property {boolean} endsLine whether the singers breathe after it
 */

const secondsPerBeat = 60 / 97;

/** @type {readonly Passage[]} */
const passages = [
  { from: 10, to: 12, stanza: 0, choir: 0, organ: 0.8, pedal: 0.3 },
  { from: 0, to: 8, stanza: 0, choir: 0.85, organ: 0.5, pedal: 0.1 },
  { from: 8, to: 12, stanza: 0, choir: 1, organ: 0.8, pedal: 0.45 },
  { from: 0, to: 8, stanza: 1, choir: 0.95, organ: 0.62, pedal: 0.3 },
  { from: 8, to: 12, stanza: 1, choir: 1.12, organ: 1, pedal: 0.5, broadens: true },
];

/** How much longer a beat is where the end slows down: a little more with each of the last eight beats. */
const broadening = (/** @type {Passage} */ { broadens, to }, /** @type {number} */ beat) =>
  broadens ? 1 + 0.06 * Math.max(0, beat - (to - 2) * beatsInBar) : 1;

/**
 * The second at which a beat of a passage falls, from the passage's beginning; beats are counted from the first bar.
 * @param {Passage} passage @param {number} beat
 */
function secondsInto(passage, beat) {
  let seconds = 0;
  for (let at = passage.from * beatsInBar; at < beat; at += 0.5) {
    seconds += Math.min(0.5, beat - at) * secondsPerBeat * broadening(passage, at);
  }
  return seconds;
}

/**
 * @param {readonly Note[]} notes
 * @returns {{ sounds: Sound[], seconds: number }} everything that sounds, and when the last of it ends
 */
export function perform(notes) {
  let clock = 0.25;
  const sounds = passages.flatMap((passage) => {
    const begin = clock;
    clock += secondsInto(passage, passage.to * beatsInBar);
    return notes
      .filter(({ bar }) => bar >= passage.from && bar < passage.to)
      .map((note) => {
        const first = note.bar * beatsInBar + note.beat;
        const start = begin + secondsInto(passage, first);
        const length = begin + secondsInto(passage, first + note.length) - start;
        const lead = notes.find(
          (other) =>
            other.part === 'soprano' &&
            other.bar === note.bar &&
            other.beat <= note.beat &&
            other.beat + other.length > note.beat,
        );
        const word = lead?.words[note.bar < stanzaBars ? passage.stanza : 0] ?? '';
        const endsLine = note.bar % 2 === 1 && note.beat + note.length === beatsInBar;
        return { note, passage, word, start, length, endsLine };
      });
  });
  return { sounds, seconds: clock };
}

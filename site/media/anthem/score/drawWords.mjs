import { stanzaBars } from '../music.mjs';
import { space } from './drawSign.mjs';

/** @typedef {import('../readMusic.mjs').Note} Note */
/** @typedef {import('./layOut.mjs').Bar} Bar */

const wordSize = 21;
/** From one line of words to the next, in staff spaces. */
export const wordLine = 2.35;

const bare = (/** @type {string} */ word) => word.replace(/-$/, '');

/**
 * How wide what is sung on a note is, with the room that it keeps from the next, in staff spaces.
 * @param {import('./engraveScore.mjs').Typesetter} type
 * @returns {(note: Note) => number}
 */
export const wordWidth =
  (type) =>
  ({ words }) =>
    Math.max(...words.map((word) => type.measure(bare(word), wordSize) / space + (word.endsWith('-') ? 1.3 : 0.75)));

/**
 * @param {readonly Note[]} notes the soprano's
 * @param {readonly Bar[]} bars of one line of the score
 * @param {number} y the line on which the first words stand, in staff spaces
 * @param {import('./engraveScore.mjs').Typesetter} type
 * @returns {string} SVG
 */
export function drawWords(notes, bars, y, type) {
  const sung = bars.flatMap(({ index, places }) =>
    notes.filter((note) => note.bar === index).map((note) => ({ note, x: (places.get(note.beat) ?? 0) * space })),
  );
  return sung
    .flatMap(({ note, x }, i) =>
      note.words.map((word, stanza) => {
        const line = (y + stanza * wordLine) * space;
        const text = bare(word);
        const half = type.measure(text, wordSize) / 2;
        const next = sung[i + 1];
        const nextLeft = next
          ? next.x - type.measure(bare(next.note.words[stanza] ?? ''), wordSize) / 2
          : x + half + 2.4 * space;
        const begins = note.bar === 0 && note.beat === 0;
        return [
          type.set(text, { x, y: line, size: wordSize, anchor: 'middle' }),
          word.endsWith('-')
            ? type.set('-', { x: (x + half + nextLeft) / 2, y: line, size: wordSize, anchor: 'middle' })
            : '',
          begins ? type.set(`${stanza + 1}.`, { x: x - half - 7, y: line, size: wordSize, anchor: 'end' }) : '',
        ].join('');
      }),
    )
    .join('');
}

/** How many lines of words stand under these bars. @param {readonly number[]} bars */
export const wordLines = (bars) => (bars.some((bar) => bar < stanzaBars) ? 2 : 1);

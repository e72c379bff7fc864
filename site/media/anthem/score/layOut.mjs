import { beatsInBar } from '../music.mjs';

/** @typedef {import('../readMusic.mjs').Note} Note */

/**
 * @typedef {object} Bar
 * @property {number} index from 0
 * @property {number} end where its line stands
 * @property {ReadonlyMap<number, number>} places of its beats, from left to right
 */

/** The room that a note takes by its length in beats, in staff spaces: twice the length, 1.7 spaces more. */
const room = (/** @type {number} */ length) => 4.7 + 1.7 * Math.log2(length);
const padding = { before: 1.9, after: 0.6 };

/**
 * Finds the places of all notes of one line of the score: by their lengths, no two syllables touching, spread evenly.
 * @param {readonly Note[]} notes
 * @param {readonly number[]} bars their numbers
 * @param {{ from: number, to: number }} line in staff spaces: where the first bar begins and the last ends
 * @param {(note: Note) => number} wordWidth how wide what is sung on a note is, in staff spaces
 * @returns {Bar[]}
 */
export function layOut(notes, bars, line, wordWidth) {
  let at = 0;
  let wordsEnd = Number.NEGATIVE_INFINITY;
  const natural = bars.map((index) => {
    at += padding.before;
    const inBar = notes.filter((note) => note.bar === index);
    const beats = [...new Set(inBar.map(({ beat }) => beat))].sort((a, b) => a - b);
    const places = new Map();
    beats.forEach((beat, i) => {
      const sung = inBar.find((note) => note.part === 'soprano' && note.beat === beat);
      const width = sung ? wordWidth(sung) : 0;
      if (sung) {
        at = Math.max(at, wordsEnd + width / 2);
        wordsEnd = at + width / 2;
      }
      places.set(beat, at);
      at += room((beats[i + 1] ?? beatsInBar) - beat);
    });
    at += padding.after;
    return { index, end: at, places };
  });
  const stretch = (/** @type {number} */ place) => line.from + (place * (line.to - line.from)) / at;
  return natural.map(({ index, end, places }) => ({
    index,
    end: stretch(end),
    places: new Map([...places].map(([beat, place]) => [beat, stretch(place)])),
  }));
}

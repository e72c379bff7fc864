import { drawLine, drawSign } from './drawSign.mjs';
import { heightOf, keyLetters, stepOf } from './staves.mjs';

/** @typedef {import('../readMusic.mjs').Note} Note */
/** @typedef {import('./staves.mjs').Staff} Staff */

const stemSide = 0.61;
const stemWidth = 0.13;

/** Notes in the order in which accidentals hold: by beat. @param {Note} a @param {Note} b */
const byBeat = (a, b) => a.beat - b.beat;

/** The short lines of a note above or below its staff. @param {number} x @param {number} y from the staff's top @param {number} top */
function drawLedgers(x, y, top) {
  const lines = [];
  for (let line = -1; line >= y; line -= 1) lines.push(line);
  for (let line = 5; line <= y; line += 1) lines.push(line);
  return lines.map((line) => drawLine(x - 1.05, top + line, x + 1.05, top + line, 0.12)).join('');
}

/** A stem, with a flag on an eighth. @param {Note} note @param {number} x @param {number} y @param {1 | -1} down @param {number} reach */
function drawStem({ length }, x, y, down, reach) {
  const at = x - down * stemSide;
  const flag = length === 0.5 ? drawSign('flag', at, y + down * reach, String(-down)) : '';
  return drawLine(at, y + down * 0.12, at, y + down * reach, stemWidth) + flag;
}

/**
 * @param {readonly Note[]} notes of one bar
 * @param {Staff} staff
 * @param {number} top of the staff, in staff spaces
 * @param {ReadonlyMap<number, number>} places of the beats
 * @returns {string} SVG
 */
export function drawNotes(notes, staff, top, places) {
  /** What holds for a line or space since it was last altered in this bar. @type {Map<number, number>} */
  const altered = new Map();
  return notes
    .filter(({ part }) => staff.parts.includes(part))
    .sort(byBeat)
    .map((note) => {
      const x = places.get(note.beat) ?? 0;
      const step = stepOf(note);
      const height = heightOf(staff, step);
      const y = top + height;
      const up = note.part === staff.parts[0];
      const held = altered.get(step) ?? (keyLetters.includes(note.letter) ? 1 : 0);
      altered.set(step, note.sharp);
      // A stem that leaves the staff is shorter, as every engraver does it where two voices share one.
      const reach = (up ? height <= 2 : height >= 2) ? 2.9 : 3.4;
      const dotUp = Number.isInteger(height) ? 0.5 : 0;
      return [
        drawLedgers(x, height, top),
        held === note.sharp ? '' : drawSign(note.sharp ? 'sharp' : 'natural', x - 1.45, y),
        drawSign(note.length >= 2 ? 'half' : 'full', x, y),
        drawStem(note, x, y, up ? -1 : 1, reach),
        note.length === 1.5 ? drawSign('dot', x + 1.4, y + (up ? -dotUp : dotUp)) : '',
      ].join('');
    })
    .join('');
}

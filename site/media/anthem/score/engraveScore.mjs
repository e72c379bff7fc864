// Engraves the anthem from the notes that are also heard: two staves, four voices, the words between the staves.
import lyrics from '../lyrics.json' with { type: 'json' };
import { stanzaBars } from '../music.mjs';
import { drawNotes } from './drawNotes.mjs';
import { signDefinitions, space } from './drawSign.mjs';
import { drawBarLine, drawStaves, musicFrom } from './drawStaves.mjs';
import { drawWords, wordLine, wordLines, wordWidth } from './drawWords.mjs';
import { layOut } from './layOut.mjs';
import { createTypesetter } from './setText.mjs';
import { staves } from './staves.mjs';

/** @typedef {import('../readMusic.mjs').Note} Note */
/** @typedef {ReturnType<typeof createTypesetter>} Typesetter */

// All in staff spaces.
const heading = 9.5;
const aboveStaff = 4.6;
const staffToWords = 6.6;
const wordsToStaff = 4.6;
const belowStaff = 5.4;

/** @param {number} width in units @param {Typesetter} type */
function drawHeading(width, type) {
  const title = type.set(lyrics.title.en, { x: width / 2, y: 44, size: 44, face: 'bold', anchor: 'middle' });
  return [
    `<g fill="var(--wine)">${title}</g>`,
    type.set('The anthem of our school, for four voices', {
      x: width / 2,
      y: 76,
      size: 23,
      face: 'italic',
      anchor: 'middle',
    }),
    type.set('With dignity, moving', { x: 16, y: 112, size: 21, face: 'bold' }),
  ].join('');
}

/** @param {number} bar @param {number} last */
const lineAfter = (bar, last) => (bar === last ? 'end' : bar === stanzaBars - 1 ? 'double' : 'single');

/**
 * @param {readonly Note[]} notes
 * @param {{ width: number, barsInLine: number }} format `width` in units of the drawing
 * @returns {string} the score as SVG, its colours by their names in the style sheets
 */
export function engraveScore(notes, { width, barsInLine }) {
  const type = createTypesetter();
  const last = Math.max(...notes.map(({ bar }) => bar));
  const right = width / space - 0.4;
  const soprano = notes.filter(({ part }) => part === 'soprano');
  const drawn = [drawHeading(width, type)];
  let y = heading;
  for (let begin = 0; begin <= last; begin += barsInLine) {
    const numbers = Array.from({ length: Math.min(barsInLine, last + 1 - begin) }, (_, i) => begin + i);
    const words = y + aboveStaff + 4 + staffToWords;
    const tops = [y + aboveStaff, words + (wordLines(numbers) - 1) * wordLine + wordsToStaff];
    const bars = layOut(notes, numbers, { from: musicFrom(begin === 0), to: right }, wordWidth(type));
    drawn.push(drawStaves(tops, right, begin === 0, type), drawWords(soprano, bars, words, type));
    for (const bar of bars) {
      const inBar = notes.filter((note) => note.bar === bar.index);
      staves.forEach((staff, i) => {
        drawn.push(drawNotes(inBar, staff, tops[i] ?? 0, bar.places));
      });
      drawn.push(drawBarLine(tops, bar.end, lineAfter(bar.index, last)));
    }
    if (begin === stanzaBars) {
      const x = (bars[0]?.places.get(0) ?? 0) * space - 12;
      drawn.push(type.set('Refrain', { x, y: (y + 1.4) * space, size: 23, face: 'italic' }));
    }
    y = (tops[1] ?? 0) + 4 + belowStaff;
  }
  const height = Math.ceil(y * space);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<title>${lyrics.title.en}</title><defs>${signDefinitions()}${type.definitions()}</defs>` +
    `<g fill="var(--ink)">${drawn.join('')}</g></svg>\n`
  );
}

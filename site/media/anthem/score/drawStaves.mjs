import { outlineStroke } from '../../strokes/outlineStroke.mjs';
import { smoothLine } from '../../strokes/smoothLine.mjs';
import { drawLine, drawSign } from './drawSign.mjs';
import { heightOf, staves } from './staves.mjs';

const lineWidth = 0.1;

/** Where the music begins after clef, key and, in the first line, time. @param {boolean} first */
export const musicFrom = (first) => (first ? 9.8 : 7.6);
/** Where the lines of the staves begin, right of the brace. */
const staffFrom = 1.6;

/** The brace left of two staves. @param {number} top @param {number} bottom */
function drawBrace(top, bottom) {
  const middle = (top + bottom) / 2;
  const half = [
    [1.3, top, 0.1],
    [0.8, top + 1.8, 0.42],
    [0.95, middle - 2.6, 0.5],
    [0.2, middle, 0.08],
  ];
  const mirrored = half.map(([x = 0, y = 0, width = 0]) => [x, top + bottom - y, width]).reverse();
  const line = smoothLine(
    [...half, ...mirrored.slice(1)].map((point) => point.map((value) => value * 10)),
    8,
  );
  return `<path d="${outlineStroke(line, (_, i) => line[i]?.[2] ?? 0, 1)}"/>`;
}

/** The two numbers of the time, one above the other. @param {number} top @param {import('./engraveScore.mjs').Typesetter} type */
const drawTime = (top, type) =>
  [2, 4]
    .map((line) => type.set('4', { x: 88, y: (top + line) * 10 - 1.5, size: 31, face: 'bold', anchor: 'middle' }))
    .join('');

/**
 * @param {readonly number[]} tops of the two staves, in staff spaces
 * @param {number} to where they end
 * @param {boolean} first whether the time is given
 * @param {import('./engraveScore.mjs').Typesetter} type
 * @returns {string} SVG
 */
export function drawStaves(tops, to, first, type) {
  const bottom = (tops[1] ?? 0) + 4;
  const drawn = staves.map((staff, i) => {
    const top = tops[i] ?? 0;
    return [
      ...[0, 1, 2, 3, 4].map((line) => drawLine(staffFrom, top + line, to, top + line, lineWidth)),
      drawSign(staff.clef, staffFrom + 0.6, top + staff.clefLine),
      ...staff.keySteps.map((step, k) => drawSign('sharp', staffFrom + 4.4 + k * 1.15, top + heightOf(staff, step))),
      first ? drawTime(top, type) : '',
    ].join('');
  });
  return drawn.join('') + drawLine(staffFrom, tops[0] ?? 0, staffFrom, bottom, 0.16) + drawBrace(tops[0] ?? 0, bottom);
}

/**
 * The line after a bar, through each staff; double where the stanza ends, thick where the music does.
 * @param {readonly number[]} tops
 * @param {number} x
 * @param {'single' | 'double' | 'end'} kind
 * @returns {string} SVG
 */
export function drawBarLine(tops, x, kind) {
  const lines = {
    single: [[0, 0.16]],
    double: [
      [-0.5, 0.16],
      [0, 0.16],
    ],
    end: [
      [-0.75, 0.16],
      [-0.22, 0.44],
    ],
  }[kind];
  return tops
    .flatMap((top) =>
      lines.map(([shift = 0, width = 0]) => drawLine(x + shift, top - 0.05, x + shift, top + 4.05, width)),
    )
    .join('');
}

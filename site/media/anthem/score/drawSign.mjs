import { musicSigns } from './musicSigns.mjs';

/** Everything is drawn in staff spaces of this many units. */
export const space = 10;

/** A place in staff spaces as units of the drawing. @param {number} spaces */
export const units = (spaces) => String(Number((spaces * space).toFixed(1)));

/**
 * @param {keyof typeof musicSigns} sign
 * @param {number} x in staff spaces
 * @param {number} y in staff spaces
 * @param {string} [flip] `-1` to turn it upside down
 * @returns {string} SVG
 */
export const drawSign = (sign, x, y, flip = '1') =>
  `<use href="#${sign}" transform="translate(${units(x)} ${units(y)}) scale(1 ${flip})"/>`;

/** The signs, to stand in the drawing's `<defs>`. */
export const signDefinitions = () =>
  Object.entries(musicSigns)
    .map(
      ([id, d]) =>
        `<path id="${id}" fill-rule="${id === 'half' ? 'evenodd' : 'nonzero'}" transform="scale(${space})" d="${d}"/>`,
    )
    .join('');

/**
 * A line along or across the staff, as a bar that is filled.
 * @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 all in staff spaces
 * @param {number} width of the line
 * @returns {string} SVG
 */
export function drawLine(x1, y1, x2, y2, width) {
  const half = width / 2;
  const along = y1 === y2;
  const [left, top] = along ? [x1, y1 - half] : [x1 - half, Math.min(y1, y2)];
  const [wide, high] = along ? [x2 - x1, width] : [width, Math.abs(y2 - y1)];
  return `<path d="M${units(left)} ${units(top)}h${units(wide)}v${units(high)}h${units(-wide)}z"/>`;
}

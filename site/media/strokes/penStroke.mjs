// A broad pen held at one angle: the stroke is thick where it crosses that angle and thin where it follows it, which is
// what makes a drawn line look written.
import { outlineStroke } from './outlineStroke.mjs';
import { smoothLine } from './smoothLine.mjs';

const angle = (-42 * Math.PI) / 180;
const thin = 0.7;
const broad = 4.6;

/**
 * @param {readonly (readonly number[])[]} points where the pen passes, in order
 * @returns {string} the outline of the stroke, as the data of an SVG path
 */
export function penStroke(points) {
  const line = smoothLine(points, 9);
  const lift = (/** @type {number} */ i) => 0.25 + 0.75 * Math.min(1, i / 7, (line.length - 1 - i) / 11);
  const width = (/** @type {number} */ direction, /** @type {number} */ i) =>
    (thin + (broad - thin) * Math.abs(Math.sin(direction - angle))) * lift(i);
  return outlineStroke(line, width, 1);
}

// The signs of the score, drawn in units of one staff space, y downwards. A clef's origin is the left end of the line it
// names, a note's its middle, a flag's the end of its stem.
import { outlineStroke } from '../../strokes/outlineStroke.mjs';
import { smoothLine } from '../../strokes/smoothLine.mjs';

/** A stroke whose points say how broad it is there. @param {readonly (readonly [number, number, number])[]} points */
function swelling(points) {
  const line = smoothLine(points, 8);
  return outlineStroke(line, (_, i) => line[i]?.[2] ?? 0, 2);
}

/** @param {number} x @param {number} y @param {number} r */
const ball = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const treble =
  swelling([
    [1.3, 0.42, 0.1],
    [0.96, 0.22, 0.16],
    [0.92, -0.28, 0.2],
    [1.42, -0.72, 0.2],
    [2.02, -0.46, 0.26],
    [2.24, 0.12, 0.32],
    [1.96, 0.74, 0.26],
    [1.38, 0.96, 0.18],
    [0.7, 0.78, 0.26],
    [0.28, 0.14, 0.36],
    [0.34, -0.66, 0.36],
    [0.86, -1.5, 0.3],
    [1.52, -2.2, 0.32],
    [1.92, -2.92, 0.36],
    [1.96, -3.66, 0.26],
    [1.74, -4.22, 0.12],
    [1.46, -4.1, 0.14],
    [1.2, -3.5, 0.2],
    [1.16, -2.7, 0.18],
    [1.34, -1.5, 0.15],
    [1.58, 0, 0.15],
    [1.8, 1.4, 0.15],
    [1.74, 2.12, 0.15],
    [1.36, 2.56, 0.16],
    [0.88, 2.5, 0.14],
    [0.66, 2.16, 0.1],
  ]) + ball(0.96, 2.06, 0.35);

const bass =
  swelling([
    [0.16, 0.1, 0.1],
    [0.2, -0.44, 0.16],
    [0.62, -0.92, 0.14],
    [1.24, -0.98, 0.22],
    [1.76, -0.62, 0.4],
    [1.9, 0.1, 0.48],
    [1.66, 0.94, 0.4],
    [1.1, 1.66, 0.26],
    [0.3, 2.2, 0.14],
    [-0.06, 2.36, 0.05],
  ]) +
  ball(0.52, 0.06, 0.4) +
  ball(2.6, -0.5, 0.2) +
  ball(2.6, 0.5, 0.2);

/** A slanted ellipse. @param {number} wide @param {number} high @param {number} degrees */
const oval = (wide, high, degrees) => {
  const [cos, sin] = [Math.cos, Math.sin].map((f) => f((degrees * Math.PI) / 180));
  const [dx, dy] = [(wide * (cos ?? 1)).toFixed(3), (wide * (sin ?? 0)).toFixed(3)];
  const arc = `A${wide} ${high} ${degrees} 1 1 `;
  return `M-${dx} ${-Number(dy)}${arc}${dx} ${dy}${arc}-${dx} ${-Number(dy)}z`;
};

const flag = swelling([
  [0.05, 0.05, 0.1],
  [0.16, 0.62, 0.4],
  [0.56, 1.16, 0.42],
  [0.86, 1.72, 0.28],
  [0.9, 2.34, 0.18],
  [0.68, 2.92, 0.05],
]);

/** Every sign as the data of an SVG path, to be filled even-odd. */
export const musicSigns = {
  treble,
  bass,
  full: oval(0.66, 0.43, -24),
  half: oval(0.68, 0.44, -24) + oval(0.58, 0.24, -34),
  flag,
  sharp: 'M-.32-1.3h.13v2.7h-.13zM.19-1.45h.13v2.7h-.13zM-.52-.42 .52-.72v.36L-.52-.06zM-.52.52 .52.22v.36L-.52.88z',
  natural: 'M-.34-1.4h.13v1.9h-.13zM.21-.5h.13v1.9h-.13zM-.34-.4 .34-.62v.34L-.34-.06zM-.34.38 .34.16v.34L-.34.72z',
  dot: ball(0, 0, 0.21),
};

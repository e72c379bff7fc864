/** @typedef {{ x: number, y: number, on: boolean }} Point */

const onCurve = 1;
const repeated = 8;
const wideOffsets = 1;
const offsets = 2;
const moreParts = 32;
const transformed = 8 | 64 | 128;
const axes = /** @type {const} */ ([
  { name: 'x', short: 2, same: 16 },
  { name: 'y', short: 4, same: 32 },
]);

/** @param {Buffer} data of a simple glyph @param {number} contours @returns {Point[][]} */
function readContours(data, contours) {
  const ends = Array.from({ length: contours }, (_, i) => data.readUInt16BE(10 + i * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 12 + contours * 2 + data.readUInt16BE(10 + contours * 2);
  /** @type {number[]} */
  const flags = [];
  while (flags.length < count) {
    const flag = data.readUInt8(at);
    const more = flag & repeated ? data.readUInt8(at + 1) : 0;
    at += flag & repeated ? 2 : 1;
    for (let i = 0; i <= more; i += 1) flags.push(flag);
  }
  const points = flags.map((flag) => ({ x: 0, y: 0, on: (flag & onCurve) !== 0 }));
  for (const { name, short, same } of axes) {
    let value = 0;
    points.forEach((point, i) => {
      const flag = flags[i] ?? 0;
      if (flag & short) {
        value += flag & same ? data.readUInt8(at) : -data.readUInt8(at);
        at += 1;
      } else if (!(flag & same)) {
        value += data.readInt16BE(at);
        at += 2;
      }
      point[name] = value;
    });
  }
  return ends.map((end, i) => points.slice((ends[i - 1] ?? -1) + 1, end + 1));
}

/** @param {Point} a @param {Point} b @returns {Point} */
const between = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true });

/** @param {readonly Point[]} contour @returns {string} quadratic curves; two off-curve points have a point between them */
function drawContour(contour) {
  const points = contour.flatMap((point, i) => {
    const next = contour[(i + 1) % contour.length] ?? point;
    return point.on || next.on ? [point] : [point, between(point, next)];
  });
  const first = points.findIndex(({ on }) => on);
  const round = [...points.slice(first), ...points.slice(0, first + 1)];
  return `${round
    .map(({ x, y, on }, i) => {
      if (i === 0) return `M${x} ${y}`;
      if (!on) return `Q${x} ${y} `;
      return round[i - 1]?.on ? `L${x} ${y}` : `${x} ${y}`;
    })
    .join('')}z`;
}

/**
 * The parts of a glyph that is made of others, each moved to its place.
 * @param {Buffer} data
 * @param {(glyph: number) => Point[][]} contoursOf
 * @returns {Point[][]}
 */
function readParts(data, contoursOf) {
  /** @type {Point[][]} */
  const contours = [];
  let at = 10;
  let flags = moreParts;
  while (flags & moreParts) {
    flags = data.readUInt16BE(at);
    if (flags & transformed || !(flags & offsets))
      throw new Error("The score's font bends parts of a glyph, which is not read.");
    const wide = (flags & wideOffsets) !== 0;
    const dx = wide ? data.readInt16BE(at + 4) : data.readInt8(at + 4);
    const dy = wide ? data.readInt16BE(at + 6) : data.readInt8(at + 5);
    for (const contour of contoursOf(data.readUInt16BE(at + 2))) {
      contours.push(contour.map(({ x, y, on }) => ({ x: x + dx, y: y + dy, on })));
    }
    at += wide ? 8 : 6;
  }
  return contours;
}

/**
 * @param {(glyph: number) => Buffer} dataOf what the table `glyf` holds for a glyph
 * @param {number} glyph
 * @returns {string} the data of an SVG path, y upwards
 */
export function readGlyph(dataOf, glyph) {
  /** @type {(glyph: number) => Point[][]} */
  const contoursOf = (number) => {
    const data = dataOf(number);
    if (data.length === 0) return [];
    const contours = data.readInt16BE(0);
    return contours < 0 ? readParts(data, contoursOf) : readContours(data, contours);
  };
  return contoursOf(glyph).map(drawContour).join('');
}

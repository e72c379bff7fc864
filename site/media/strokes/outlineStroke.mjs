/**
 * The outline of a stroke along a line.
 * @param {readonly (readonly number[])[]} line its points
 * @param {(direction: number, i: number) => number} widthAt how broad it is at a point, where it runs in that direction
 * @param {number} digits after the point, in the result
 * @returns {string} the data of an SVG path
 */
export function outlineStroke(line, widthAt, digits) {
  const [here, there] = [1, -1].map((sign) =>
    line.map(([x = 0, y = 0], i) => {
      const [x0 = x, y0 = y] = line[i - 1] ?? [];
      const [x1 = x, y1 = y] = line[i + 1] ?? [];
      const direction = Math.atan2(y1 - y0, x1 - x0);
      const half = (sign * widthAt(direction, i)) / 2;
      return `${(x - half * Math.sin(direction)).toFixed(digits)} ${(y + half * Math.cos(direction)).toFixed(digits)}`;
    }),
  );
  return `M${[...(here ?? []), ...(there ?? []).reverse()].join('L')}z`;
}

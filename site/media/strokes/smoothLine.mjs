/**
 * A smooth line through points of any number of coordinates (Catmull-Rom).
 * @param {readonly (readonly number[])[]} points
 * @param {number} steps how many points stand for one
 * @returns {number[][]}
 */
export function smoothLine(points, steps) {
  const at = (/** @type {number} */ i, /** @type {number} */ k) =>
    points[Math.min(Math.max(i, 0), points.length - 1)]?.[k] ?? 0;
  return points.flatMap((point, i) => {
    const count = i < points.length - 1 ? steps : 1;
    return Array.from({ length: count }, (_, n) => {
      const t = n / steps;
      return point.map((b, k) => {
        const [a, c, d] = [at(i - 1, k), at(i + 1, k), at(i + 2, k)];
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      });
    });
  });
}

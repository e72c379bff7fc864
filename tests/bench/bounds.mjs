// What must hold. `npm run bench` prints these bounds beside what it measured and fails when one is exceeded.
import { table } from './table.mjs';

/** @typedef {{ readonly what: string, readonly most: number, readonly measured: number }} Bound `measured` is NaN where its part did not run. */

/** @param {readonly Bound[]} bounds @returns {{ readonly lines: string, readonly exceeded: boolean }} */
export function judge(bounds) {
  const known = bounds.filter(({ measured }) => !Number.isNaN(measured));
  const rows = known.map(({ what, most, measured }) => [what, most, measured, measured > most ? 'EXCEEDED' : 'holds']);
  return {
    lines: rows.length > 0 ? table(['bound', 'at most', 'measured', ''], rows) : '',
    exceeded: known.some(({ most, measured }) => measured > most),
  };
}

import { median } from '../bench/table.mjs';

/** @typedef {import('./measurePage.mjs').Page} Page */

/**
 * A page that was measured several times: the median of every figure, and the audits that failed in most runs.
 * @param {readonly Page[]} runs at least one
 * @returns {Page}
 */
export function medianOf(runs) {
  const of = (/** @type {(page: Page) => number} */ figure) => median(runs.map(figure));
  const failing = new Set(runs.flatMap((page) => page.failing));
  const times = (/** @type {string} */ audit) => runs.filter((page) => page.failing.includes(audit)).length;
  return {
    performance: of((page) => page.performance),
    accessibility: of((page) => page.accessibility),
    bestPractices: of((page) => page.bestPractices),
    seo: of((page) => page.seo),
    lcp: of((page) => page.lcp),
    tbt: of((page) => page.tbt),
    cls: of((page) => page.cls),
    profile: runs[0]?.profile ?? '',
    failing: [...failing].filter((audit) => times(audit) > runs.length / 2),
  };
}

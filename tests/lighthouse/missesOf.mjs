/** For the profile `mobile`, in milliseconds. */
const MOST_LCP = 1300;

/**
 * The figures of a measured page that miss their target.
 * @param {import('./measurePage.mjs').Page} page
 * @returns {string[]}
 */
export function missesOf({ performance, accessibility, bestPractices, seo, lcp, cls, profile, failing }) {
  const isWhole = [performance, accessibility, bestPractices, seo].every((score) => score === 100);
  const isLate = profile === 'mobile' && !(lcp < MOST_LCP);
  return [
    isWhole ? [] : [`not 100: ${failing.join(', ') || 'many by a little'}`],
    isLate ? [`LCP ${lcp.toFixed(0)} ms, ${MOST_LCP} are allowed`] : [],
    cls === 0 ? [] : [`CLS ${cls}`],
  ].flat();
}

import lighthouse, { desktopConfig } from 'lighthouse';

/**
 * @typedef {object} Page
 * @property {number} performance from 0 to 100, like the next three
 * @property {number} accessibility
 * @property {number} bestPractices
 * @property {number} seo
 * @property {number} lcp largest contentful paint, in milliseconds of the simulated connection
 * @property {number} tbt total blocking time, likewise
 * @property {number} cls cumulative layout shift
 * @property {string} profile
 * @property {readonly string[]} failing audits that failed, of those that count for a score
 */

/**
 * Lighthouse's result for a page.
 * @param {string} url
 * @param {number} port where the browser can be talked to
 * @param {string} profile `mobile` (Moto G on slow 4G, simulated) or `desktop`
 * @returns {Promise<Page>}
 * @throws if the page could not be measured
 */
export async function measurePage(url, port, profile) {
  const config = profile === 'desktop' ? desktopConfig : undefined;
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories }, config);
  if (!result) throw new Error(`Lighthouse says nothing of ${url}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  const score = (/** @type {string} */ name) => Math.round(100 * (categories[name]?.score ?? 0));
  const value = (/** @type {string} */ name) => audits[name]?.numericValue ?? Number.NaN;
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const failing = counted.flatMap(({ id }) => {
    const { score: passed = null, title = id } = audits[id] ?? {};
    return passed === null || passed >= 0.9 ? [] : [`${id} (${title})`];
  });
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    profile,
    failing,
  };
}

// `npm run lighthouse`: Lighthouse in the tests' browser over a fixed list of pages, as a Markdown table; see README.md.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { serveProduct } from '../bench/servers.mjs';
import { table } from '../bench/table.mjs';
import { launchOptions } from '../launch/launchOptions.mjs';
import { measurePage } from './measurePage.mjs';
import { medianOf } from './medianOf.mjs';
import { missesOf } from './missesOf.mjs';
import { pages } from './pages.mjs';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    profile: { type: 'string', default: 'mobile,desktop' },
    runs: { type: 'string', default: '3' },
    port: { type: 'string', default: '4591' },
  },
});

const product = await serveProduct(Number(asked.port));
/** The browser's debugging port. */
const debuggingPort = Number(asked.port) + 1;
/** @type {string[][]} */
const rows = [];
/** @type {string[]} */
const misses = [];

for (const profile of asked.profile.split(',')) {
  for (const address of positionals.length > 0 ? positionals : pages) {
    const page = await measureAgain(address, profile);
    const found = missesOf(page);
    misses.push(...found.map((miss) => `${address}, ${profile}: ${miss}`));
    const { performance, accessibility, bestPractices, seo, lcp, tbt, cls } = page;
    const scores = [performance, accessibility, bestPractices, seo].map(String);
    rows.push([address, profile, ...scores, lcp.toFixed(0), tbt.toFixed(0), cls.toFixed(3)]);
    process.stderr.write(`${address}, ${profile}: ${scores.join(' ')}\n`);
  }
}
product.stop();

const HEAD = ['page', 'profile', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'];
process.stdout.write(table(HEAD, rows));
const judged = `${misses.length === 0 ? 'Nothing' : `${misses.length} times something`} missed on ${rows.length} pages.`;
process.stdout.write(`\n${judged}\n${misses.map((miss) => `- ${miss}\n`).join('')}`);
if (misses.length > 0) process.exitCode = 1;

/**
 * The medians of a page's runs, each in a new browser without a cache.
 * @param {string} address
 * @param {string} profile
 */
async function measureAgain(address, profile) {
  const runs = [];
  for (let run = 0; run < Number(asked.runs); run++) {
    const options = await launchOptions();
    const browser = await chromium.launch({ ...options, args: [`--remote-debugging-port=${debuggingPort}`] });
    try {
      runs.push(await measurePage(product.origin + address, debuggingPort, profile));
    } finally {
      await browser.close();
    }
  }
  return medianOf(runs);
}

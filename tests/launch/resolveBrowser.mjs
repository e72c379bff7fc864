// Finds a Chromium for the tests on any machine. In order: the one in CHROME_BIN, the one from the npm package, the one that
// Playwright manages, an installed one; otherwise it downloads one with Playwright or, as root on Debian, with apt.
// `node tests/launch/resolveBrowser.mjs` prints which one it is.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installedBrowser } from './installedBrowser.mjs';
import { runs } from './runs.mjs';
import { shippedBrowser } from './shippedBrowser.mjs';

/**
 * @typedef {object} Browser
 * @property {string} executablePath
 * @property {NodeJS.ProcessEnv} env variables that this browser needs in addition to the process's environment
 * @property {string} source where it was found, as text for a person
 */

/** @returns {Browser | undefined} */
function named() {
  const executablePath = process.env.CHROME_BIN;
  if (!executablePath) return undefined;
  if (!runs(executablePath)) throw new Error(`CHROME_BIN is ${executablePath}, which is no browser that starts here.`);
  return { executablePath, env: {}, source: 'CHROME_BIN' };
}

/** @param {string} source @param {string | undefined} executablePath @returns {Browser | undefined} */
const plain = (source, executablePath) =>
  executablePath && runs(executablePath) ? { executablePath, env: {}, source } : undefined;

const managed = () => plain('managed by Playwright', chromium.executablePath());

const installed = () => plain('installed on this machine', installedBrowser());

function fetchWithPlaywright() {
  const shell = process.platform === 'win32';
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell, timeout: 300_000 });
  return managed();
}

function fetchWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', words, { stdio: 'inherit', env });
  }
  return installed();
}

/** @returns {Promise<Browser>} @throws when no Chromium can be found or fetched, with what to do about it */
export async function resolveBrowser() {
  for (const find of [named, shippedBrowser, managed, installed, fetchWithPlaywright, fetchWithApt]) {
    const browser = await find();
    if (browser) return browser;
  }
  throw new Error(
    'No Chromium was found. Install Google Chrome, or set CHROME_BIN to the path of a Chromium, ' +
      'or run `npx playwright install --with-deps chromium`.',
  );
}

if (process.argv[1] === import.meta.filename) console.log(await resolveBrowser());

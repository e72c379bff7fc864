// @sparticuz/chromium contains a headless Chromium for linux x64 in its npm archive, so `npm ci` alone installs a
// browser. Only its files are used: its own JavaScript unpacks into a shared temporary folder, and its launch options
// include `--single-process`, with which closing one context ends the whole browser.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { runs } from './runs.mjs';

const modules = path.resolve(import.meta.dirname, '../../node_modules');
const shipped = path.join(modules, '@sparticuz/chromium');
const unbrotli = promisify(zlib.brotliDecompress);

/** @param {string} archive @param {string} into */
async function unpackArchive(archive, into) {
  const content = await unbrotli(readFileSync(path.join(shipped, 'bin', archive)));
  if (!archive.endsWith('.tar.br')) {
    writeFileSync(path.join(into, path.basename(archive, '.br')), content, { mode: 0o755 });
    return;
  }
  const tar = spawnSync('tar', ['-x', '-C', into], { input: content });
  if (tar.status !== 0) throw new Error(`tar could not unpack ${archive}: ${tar.error?.message ?? tar.stderr}`);
}

/**
 * Unpacks into a temporary folder and renames it, so that two processes that start together both see a complete folder.
 * @param {string} folder
 */
async function unpack(folder) {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
  await Promise.all(archives.map((archive) => unpackArchive(archive, unfinished)));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * On a machine without fonts text has no height, so tests would take it for invisible.
 * @param {string} folder
 */
function fontsFor(folder) {
  if (existsSync('/etc/fonts/fonts.conf') && existsSync('/usr/share/fonts/truetype')) return {};
  const file = path.join(folder, 'tests-fonts.conf');
  const folders = `<dir>/usr/share/fonts</dir><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir>`;
  writeFileSync(file, `<!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders}</fontconfig>`);
  return { FONTCONFIG_FILE: file };
}

/** The browser of the npm package with its environment; undefined on other systems, or if it does not start. */
export async function shippedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(shipped)) return undefined;
  const { version } = JSON.parse(readFileSync(path.join(shipped, 'package.json'), 'utf8'));
  const folder = path.join(modules, '.cache/test-browser', version);
  if (!existsSync(folder)) await unpack(folder);
  const executablePath = path.join(folder, 'chromium');
  const fonts = fontsFor(folder);
  const libraries = [path.join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter((place) => place).join(':');
  // The machine's libraries where it has them, otherwise those of the archive.
  const env = [fonts, { ...fonts, LD_LIBRARY_PATH: libraries }].find((candidate) => runs(executablePath, candidate));
  return env && { executablePath, env, source: `@sparticuz/chromium ${version}` };
}

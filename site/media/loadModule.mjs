import path from 'node:path';
import { runnerImport } from 'vite';
import { site } from './folders.mjs';

/** @type {Map<string, Promise<Record<string, any>>>} */
const loaded = new Map();

/**
 * Imports a TypeScript or TSX module of the site through Vite, since Node cannot; each once in a process.
 * @param {string} file its path from `site/`
 * @returns {Promise<Record<string, any>>} what it exports
 */
export function loadModule(file) {
  const known = loaded.get(file) ?? load(file);
  loaded.set(file, known);
  return known;
}

/** @param {string} file @returns {Promise<Record<string, any>>} */
async function load(file) {
  const settings = /** @type {const} */ ({ configFile: false, root: site, logLevel: 'warn' });
  const plugins = path.join(site, '../engine/vite/modules/facts.ts');
  const { module: facts } = await runnerImport(plugins, settings);
  const { facts: plugin } = /** @type {Record<string, any>} */ (facts);
  const { module } = await runnerImport(path.join(site, file), { ...settings, plugins: [plugin(site, {})] });
  return /** @type {Record<string, any>} */ (module);
}

import path from 'node:path';
import { runnerImport } from 'vite';
import { site } from './folders.mjs';

/**
 * Imports a TypeScript or TSX module of the site through Vite, since Node cannot.
 * @param {string} file its path from `site/`
 * @returns {Promise<Record<string, any>>} what it exports
 */
export async function loadModule(file) {
  const settings = /** @type {const} */ ({ configFile: false, root: site, logLevel: 'warn' });
  const plugins = path.join(site, '../engine/vite/modules/facts.ts');
  const { module: facts } = await runnerImport(plugins, settings);
  const { facts: plugin } = /** @type {Record<string, any>} */ (facts);
  const { module } = await runnerImport(path.join(site, file), { ...settings, plugins: [plugin(site, {})] });
  return /** @type {Record<string, any>} */ (module);
}

import path from 'node:path';
import { runnerImport } from 'vite';
import { site } from './folders.mjs';

/**
 * Imports a TypeScript or TSX module of the site through Vite, since Node cannot.
 * @param {string} file its path from `site/`
 * @returns {Promise<Record<string, any>>} what it exports
 */
export async function loadModule(file) {
  const { module } = await runnerImport(path.join(site, file), { configFile: false, root: site, logLevel: 'warn' });
  return /** @type {Record<string, any>} */ (module);
}

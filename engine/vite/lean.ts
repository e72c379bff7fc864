// RJSF carries a Markdown renderer (31 kB gzipped) for descriptions and a URI library (7 kB) for 2020-12 references. Core
// resolves references at build time and descriptions are plain text, so the browser gets neither. Nor does it get wouter's
// reader of patterns, for addresses without parameters, and Vite's loader of style sheets, for a site that has one.
import type { Plugin } from 'vite';

const STANDINS: Readonly<Record<string, string>> = {
  'markdown-to-jsx/react': 'export const Markdown = ({ children }) => children; export default Markdown;',
  regexparam: 'export const parse = (pattern) => { throw new Error(`No pattern can be read: ${pattern}.`); };',
  'fast-uri':
    'export const resolve = (base, uri) => uri; export const equal = (a, b) => a === b; export default { resolve, equal };',
};

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** Replaces what the browser never runs by stand-ins of one line. */
export function lean(): Plugin {
  return {
    name: 'lean',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id in STANDINS ? `\0lean:${id}` : undefined),
    load(id) {
      if (id === PRELOAD_HELPER) return 'export const __vitePreload = (load) => load();';
      return id.startsWith('\0lean:') ? STANDINS[id.slice('\0lean:'.length)] : undefined;
    },
  };
}

// RJSF carries a Markdown renderer (31 kB gzipped) for descriptions and a URI library (7 kB) for 2020-12 references. Core
// resolves references at build time and descriptions are plain text, so the browser gets neither.
import type { Plugin } from 'vite';

const STANDINS: Readonly<Record<string, string>> = {
  'markdown-to-jsx/react': 'export const Markdown = ({ children }) => children; export default Markdown;',
  'fast-uri':
    'export const resolve = (base, uri) => uri; export const equal = (a, b) => a === b; export default { resolve, equal };',
};

/** Replaces what the browser never runs by stand-ins of one line. */
export function lean(): Plugin {
  return {
    name: 'lean',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id in STANDINS ? `\0lean:${id}` : undefined),
    load: (id) => (id.startsWith('\0lean:') ? STANDINS[id.slice('\0lean:'.length)] : undefined),
  };
}

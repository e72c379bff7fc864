// What packages bring along and the browser never runs: RJSF's Markdown renderer (31 kB gzipped) for descriptions, its URI
// library (7 kB), its look-up of references and the library that it compares answers with (4 kB), since core resolves references
// at build time, descriptions are plain text, and answers are JSON; wouter's reader of patterns, since addresses have no
// parameters; the components of react-international-phone and its patterns of numbers (6 kB).
// A stand-in that would be missed says so.
import type { Plugin } from 'vite';

const never = (name: string) => `() => { throw new Error('${name} is left out of the browser, see lean.ts.'); }`;

/** Packages by the name that they are imported by. */
const PACKAGES: Readonly<Record<string, string>> = {
  'markdown-to-jsx/react': 'export const Markdown = ({ children }) => children; export default Markdown;',
  'fast-uri':
    'export const resolve = (base, uri) => uri; export const equal = (a, b) => a === b; export default { resolve, equal };',
  // Stock widgets compare options by it.
  'fast-equals': `const isEqual = (a, b) => a === b || (a && b && typeof a === 'object' && typeof b === 'object' &&
      Array.isArray(a) === Array.isArray(b) && Object.keys(a).length === Object.keys(b).length &&
      Object.keys(a).every((key) => key in b && isEqual(a[key], b[key])));
    export const createCustomEqual = () => (a, b) => Boolean(isEqual(a, b));`,
  regexparam: `export const parse = ${never('regexparam')};`,
};

/** Single files of packages, by the end of their path. */
const FILES: Readonly<Record<string, string>> = {
  '@rjsf/utils/lib/findSchemaDefinition.js': `const look = ${never('findSchemaDefinition')}; export default look;
    export { look as findSchemaDefinitionRecursive, look as makeAllReferencesAbsolute, look as splitKeyElementFromObject };`,
  '@rjsf/utils/lib/resolveUiSchema.js': 'export default (schema, uiSchema) => uiSchema ?? {};',
};

/** In react-international-phone's list of countries: how a number is set apart into groups, one pattern or several. */
const MASKS = /,(?:"[-.() ]*\.[-.() ]*"|\{(?:(?:default|"[^"]*"):"[-.() ]*",?)+\})(?=[,\]])/g;
/** What its components are made by; the bundler takes what these make for needed, used or not. */
const MAKERS = /\b(?:memo|forwardRef) as (\w+)/g;

/** Replaces what the browser never runs by stand-ins of one line. */
export function lean(): Plugin {
  return {
    name: 'lean',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id in PACKAGES ? `\0lean:${id}` : undefined),
    load(id) {
      if (id.startsWith('\0lean:')) return PACKAGES[id.slice('\0lean:'.length)];
      const end = Object.keys(FILES).find((file) => id.endsWith(`/node_modules/${file}`));
      return end && FILES[end];
    },
    transform(code, id) {
      if (!id.includes('/react-international-phone/')) return undefined;
      const makers = ['\\w+\\.memo', ...[...code.matchAll(MAKERS)].map(([, alias]) => alias)].join('|');
      const components = new RegExp(`=(?=(?:${makers})\\()`, 'g');
      return { code: code.replaceAll(MASKS, ',void 0').replaceAll(components, '=/* @__PURE__ */'), map: null };
    },
  };
}

// `resolve.alias` of the site's build: modules that take the place of packages in the browser. The packages' gains are in
// engine/vite/README.md.
import path from 'node:path';

const here = (file: string) => path.resolve(import.meta.dirname, file);

/** Files by the package that they replace; React has had its own `useSyncExternalStore` since version 18. */
export const aliases: Readonly<Record<string, string>> = {
  'fast-equals': here('fastEquals.ts'),
  'fast-uri': here('fastUri.ts'),
  jsonpointer: here('jsonpointer.ts'),
  'react-is': here('reactIs.ts'),
  regexparam: here('regexparam.ts'),
  'use-sync-external-store/shim/index.js': 'react',
};

import path from 'node:path';
import { expect, it } from 'vitest';
import { pageChunks } from '../../../site/build/pageChunks.ts';

const pages = ['Home', 'Home.ar', 'Mission', 'Mission.ar', 'Faq', 'Faq.ar'].map((name) => `pages/${name}.tsx`);
const many = Array.from({ length: 8 }, (_, i) => `pages/Many${i}.tsx`);

/** Imports by file of the site; in `loads` those that are made on demand. */
const imports: Readonly<Record<string, readonly string[]>> = {
  'main.tsx': ['layout/Menu.tsx', 'styles/index.css', '../node_modules/react/index.js'],
  'layout/Menu.tsx': ['ornaments/Cedar.tsx'],
  'pages/Home.tsx': ['ornaments/Cedar.tsx', 'pages/home.ts', 'pages/little.ts'],
  'pages/Home.ar.tsx': ['pages/home.ts', 'pages/words.ar.ts'],
  'pages/Mission.tsx': ['pages/some.ts', 'pages/little.ts', '../engine/react/isolated.ts'],
  'pages/Mission.ar.tsx': ['pages/words.ar.ts'],
  'pages/Faq.tsx': ['pages/some.ts', 'pages/short.ts'],
  'pages/Faq.ar.tsx': ['pages/short.ts'],
  'forms/formPage.tsx': ['../engine/core/settle.ts', '../engine/react/isolated.ts'],
  '../engine/react/BlankForm.tsx': ['../engine/core/settle.ts'],
  ...Object.fromEntries(many.map((page) => [page, ['pages/parts/Prose.tsx']])),
};
const loads: Readonly<Record<string, readonly string[]>> = {
  'main.tsx': [...pages, ...many, 'forms/formPage.tsx'],
  'forms/formPage.tsx': ['../engine/react/BlankForm.tsx'],
};

const idOf = (file: string) => path.posix.join('/p/site', file);
const modules = {
  getModuleInfo(id: string) {
    const file = path.posix.relative('/p/site', id);
    return {
      code: 'x'.repeat(/little|short|words/.test(file) ? 100 : 1000),
      importedIds: (imports[file] ?? []).map(idOf),
      dynamicallyImportedIds: (loads[file] ?? []).map(idOf),
    };
  },
};

it.each([
  ['layout/Menu.tsx', 'base'],
  ['ornaments/Cedar.tsx', 'base'],
  ['../node_modules/react/index.js', 'base'],
  ['../engine/react/isolated.ts', 'base'],
  ['main.tsx', null],
  ['styles/index.css', null],
  // One page in two languages.
  ['pages/home.ts', null],
  ['pages/short.ts', null],
  // Two pages: not worth every page's while, unless it is little.
  ['pages/some.ts', null],
  ['pages/little.ts', 'first'],
  ['pages/words.ar.ts', 'first-arabic'],
  ['pages/parts/Prose.tsx', 'inner'],
  // All that a form needs is one file, also what its parts on demand need as well.
  ['../engine/core/settle.ts', 'formPage'],
  ['../engine/react/BlankForm.tsx', null],
  ['../site-of-another/main.tsx', null],
])('%s goes into %s', (file, chunk) => {
  const names = pageChunks(path.normalize('/p/site')).map((group) => group.name(idOf(file), modules));
  expect(names.find((name) => name !== null) ?? null).toBe(chunk);
});

import path from 'node:path';
import { expect, it } from 'vitest';
import { pageChunks } from '../../../site/build/pageChunks.ts';

const pages = ['home/Home', 'home/Home.ar', 'mission/Mission', 'mission/Mission.ar', 'faq/Faq', 'faq/Faq.ar'].map(
  (name) => `pages/${name}.tsx`,
);
const many = Array.from({ length: 8 }, (_, i) => `pages/many/Many${i}.tsx`);

/** Static imports by file, and dynamic ones in `loads`; paths from the site's folder. */
const imports: Readonly<Record<string, readonly string[]>> = {
  'main.tsx': ['layout/Menu.tsx', 'styles/index.css', '../node_modules/react/index.js'],
  'layout/Menu.tsx': ['ornaments/Cedar.tsx'],
  'pages/home/Home.tsx': ['ornaments/Cedar.tsx', 'pages/home/home.ts', 'pages/little.ts'],
  'pages/home/Home.ar.tsx': ['pages/home/home.ts', 'pages/words.ar.ts'],
  'pages/mission/Mission.tsx': ['pages/some.ts', 'pages/little.ts', '../engine/react/isolated.ts'],
  'pages/mission/Mission.ar.tsx': ['pages/words.ar.ts'],
  'pages/faq/Faq.tsx': ['pages/some.ts', 'pages/short.ts'],
  'pages/faq/Faq.ar.tsx': ['pages/short.ts'],
  'forms/formPage.tsx': ['../engine/core/wizard.ts', '../engine/react/isolated.ts'],
  '../engine/react/BlankForm.tsx': ['../engine/core/wizard.ts'],
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
  ['pages/home/home.ts', null],
  ['pages/short.ts', null],
  // Shared by two pages: stays with each, unless it is short.
  ['pages/some.ts', null],
  ['pages/little.ts', 'first'],
  ['pages/words.ar.ts', 'first-ar'],
  ['pages/parts/Prose.tsx', 'inner'],
  // All that a form's page needs is one chunk, including what its dynamic imports also need.
  ['../engine/core/wizard.ts', 'formPage'],
  ['../engine/react/BlankForm.tsx', null],
  ['../site-of-another/main.tsx', null],
])('%s is in the chunk %s', (file, chunk) => {
  const names = pageChunks(path.normalize('/p/site')).map((group) => group.name(idOf(file), modules));
  expect(names.find((name) => name !== null) ?? null).toBe(chunk);
});

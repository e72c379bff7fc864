import path from 'node:path';
import { expect, it } from 'vitest';
import { pageChunks } from '../../../site/build/pageChunks.ts';

const imports: Readonly<Record<string, readonly string[]>> = {
  '/p/site/main.tsx': ['/p/site/App.tsx', '/p/site/styles/index.css', '/p/node_modules/react/index.js'],
  '/p/site/App.tsx': ['/p/site/layout/Menu.tsx'],
  '/p/site/layout/Menu.tsx': ['/p/site/ornaments/Cedar.tsx'],
  '/p/site/pages/Home.tsx': ['/p/site/ornaments/Star.tsx', '/p/site/ornaments/Cedar.tsx'],
  '/p/site/pages/Home.ar.tsx': ['/p/site/pages/divisions.ar.ts', '/p/site/words/arabicNumber.ts'],
  '/p/site/pages/Mission.tsx': ['/p/site/pages/parts/Prose.tsx'],
  '/p/site/ornaments/Star.tsx': ['/p/site/pages/Home.tsx'],
};
const modules = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };

/** The file of a module that so many of the scripts need which are asked for by themselves. */
function fileOf(id: string, shares: number): string | null {
  const groups = pageChunks(path.normalize('/p/site')).filter(({ minShareCount }) => minShareCount <= shares);
  return groups.map((group) => group.name(id, modules)).find((name) => name !== null) ?? null;
}

it.each([
  ['/p/site/layout/Menu.tsx', 1, 'base'],
  ['/p/site/ornaments/Cedar.tsx', 3, 'base'],
  ['/p/node_modules/react/index.js', 1, 'base'],
  ['/p/site/main.tsx', 1, null],
  ['/p/site/styles/index.css', 1, null],
  ['/p/site/ornaments/Star.tsx', 3, 'first'],
  ['/p/site/ornaments/Star.tsx', 2, null],
  ['/p/site/pages/parts/Prose.tsx', 3, 'inner'],
  ['/p/site/pages/parts/Prose.tsx', 2, null],
  ['/p/site/pages/divisions.ar.ts', 2, 'first-arabic'],
  ['/p/site/words/arabicNumber.ts', 4, 'first-arabic'],
  ['/p/site/pages/services.ar.ts', 5, 'inner-arabic'],
  ['/p/site/pages/services.ar.ts', 1, null],
  ['/p/engine/core/settle.ts', 3, null],
  ['/p/site-of-another/main.tsx', 3, null],
])('%s, needed by %i, goes into %s', (id, shares, file) => {
  expect(fileOf(id, shares)).toBe(file);
});

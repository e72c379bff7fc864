import path from 'node:path';
import { expect, it } from 'vitest';
import { pageChunks } from '../../../site/build/pageChunks.ts';

const imports: Readonly<Record<string, readonly string[]>> = {
  '/p/site/main.tsx': ['/p/site/App.tsx', '/p/node_modules/react/index.js'],
  '/p/site/App.tsx': ['/p/site/layout/Menu.tsx'],
  '/p/site/pages/Home.tsx': ['/p/site/ornaments/Star.tsx'],
  '/p/site/pages/Home.ar.tsx': [
    '/p/site/pages/divisions.ar.ts',
    '/p/site/words/arabicNumber.ts',
    '/p/site/ornaments/Cedar.tsx',
  ],
  '/p/site/pages/Mission.tsx': ['/p/site/pages/parts/Prose.tsx'],
  '/p/site/ornaments/Star.tsx': ['/p/site/pages/Home.tsx'],
};
const modules = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };

it.each([
  ['/p/site/layout/Menu.tsx', 'base'],
  ['/p/site/ornaments/Star.tsx', 'base'],
  ['/p/node_modules/react/index.js', 'base'],
  ['/p/site/pages/parts/Prose.tsx', 'inner'],
  ['/p/site/pages/divisions.ar.ts', 'base-arabic'],
  ['/p/site/words/arabicNumber.ts', 'base-arabic'],
  ['/p/site/pages/services.ar.ts', 'inner-arabic'],
  ['/p/site/ornaments/Cedar.tsx', 'base'],
  ['/p/engine/core/settle.ts', null],
  ['/p/site-of-another/main.tsx', null],
])('%s goes into %s', (id, file) => {
  expect(pageChunks(path.normalize('/p/site')).name(id, modules)).toBe(file);
});

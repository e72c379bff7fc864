// Two kinds of test. `unit` runs in Node; `component` (every *.test.tsx) runs in a real browser, with real focus, real
// layout and real keys. Both see forms through the same plugin as the site does.
import { existsSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { compileForm } from '../engine/compile/compileForm.ts';
import { listForms } from '../engine/compile/read/readDefinition.ts';
import { type Language, languages, SOURCE } from '../engine/core/locale/language.ts';
import { forms } from '../engine/vite/plugin.ts';
import { launchOptions } from './launch/launchOptions.mjs';
import { LongestFirst } from './longestFirst.ts';

const project = path.resolve(import.meta.dirname, '..');

// Bundled before the first test: a package that is found only during a run makes the page reload in its middle.
const bundledAhead = [
  '@rjsf/core/lib/getDefaultRegistry.js',
  '@rjsf/shadcn',
  '@rjsf/core/lib/components/fields/SchemaField.js',
  '@rjsf/core/lib/components/fields/StringField.js',
  '@rjsf/utils',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
];

const production = { 'process.env.NODE_ENV': JSON.stringify('production') };

// Forms of other makers' shapes, which no site has: `virtual:fixtures` holds those of tests/fixtures/forms, by language and
// id; in Arabic those that have words for it.
const fixtures = {
  name: 'fixture-forms',
  resolveId: (id: string) => (id.startsWith('virtual:fixture') ? `\0${id}` : undefined),
  load(id: string) {
    const folder = path.join(project, 'tests/fixtures/forms');
    const [, one, language] = /^\0virtual:fixture\/(.+)\/(.+)$/.exec(id) ?? [];
    if (one) return compileForm(folder, one, language as Language).code;
    if (id !== '\0virtual:fixtures') return undefined;
    const isIn = (form: string, spoken: Language) =>
      spoken === SOURCE || existsSync(path.join(folder, form, `${spoken}.json`));
    const spoken = languages.map((tongue) => [tongue, listForms(folder).filter((form) => isIn(form, tongue))] as const);
    const modules = spoken.flatMap(([tongue, ids]) => ids.map((form) => [`${tongue}_${form}`, `${form}/${tongue}`]));
    const imports = modules.map(([name, from]) => `import {form as ${name}} from 'virtual:fixture/${from}';`);
    const lists = spoken.map(([tongue, ids]) => `${tongue}:{${ids.map((form) => `${form}:${tongue}_${form}`)}}`);
    return `${imports.join('')}export const dropped={${lists}};`;
  },
};

export default defineConfig({
  root: project,
  plugins: [react(), forms(path.join(project, 'forms')), fixtures],
  test: {
    // Many tests wait for processes and sockets: both cores of the smallest machine are used.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    globalSetup: 'tests/buildsFolder.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
          // Forms are compiled once for all files; no test leaves anything behind in a module.
          isolate: false,
          // Some start processes and servers, on a machine that may have much else to do.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        extends: true,
        // The React that visitors get. That of development takes twice as long, most of it for stacks that nobody reads.
        define: { ...production, 'import.meta.env.PRESSES': JSON.stringify(process.env.PRESSES) },
        oxc: { jsx: { development: false, refresh: false } },
        optimizeDeps: { include: bundledAhead, rolldownOptions: { transform: { define: production } } },
        test: {
          name: 'component',
          include: ['tests/**/*.test.tsx'],
          browser: {
            enabled: true,
            // One page for all files: each mounts its own form, and loads no module that another has loaded.
            isolate: false,
            fileParallelism: false,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

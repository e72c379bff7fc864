// `unit` runs in Node; `component` (every *.test.tsx) runs in a browser, with its focus, layout and keys. Both import forms
// through the same plugin as the site.
import { existsSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { compileForm } from '../engine/compile/compileForm.ts';
import { listForms } from '../engine/compile/read/readDefinition.ts';
import { type Language, languages, SOURCE } from '../engine/core/locale/language.ts';
import { forms } from '../engine/vite/index.ts';
import { changedParts } from './forms/support/delivered.ts';
import { launchOptions } from './launch/launchOptions.mjs';
import { LongestFirst } from './longestFirst.ts';
import { type DrawnCase, drawnForms } from './support/drawnForms.ts';

const launch = await launchOptions();
const project = path.resolve(import.meta.dirname, '..');

// Bundled before the first test: a package that is discovered during a run reloads the page.
const bundledAhead = [
  '@rjsf/core/lib/getDefaultRegistry.js',
  '@rjsf/shadcn',
  '@rjsf/core/lib/components/fields/SchemaField.js',
  '@rjsf/utils',
  'axe-core',
  'pdfjs-dist',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
];

const production = { 'process.env.NODE_ENV': JSON.stringify('production') };

// Forms that only tests use: `virtual:fixtures` exports those of tests/fixtures/forms by language and id, in Arabic those that
// are translated; `virtual:delivered/<id>/<language>` is a form of tests/fixtures/school, the school's forms as they were delivered.
const fixtures = {
  name: 'fixture-forms',
  resolveId: (id: string) => (/^virtual:(?:fixture|delivered)/.test(id) ? `\0${id}` : undefined),
  load(id: string) {
    const folder = path.join(project, 'tests/fixtures/forms');
    const [, kind, one, language] = /^\0virtual:(fixture|delivered)\/(.+)\/(.+)$/.exec(id) ?? [];
    const from = kind === 'delivered' ? path.join(project, 'tests/fixtures/school/forms') : folder;
    if (one) return compileForm(from, one, language as Language).code;
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

// Forms drawn at random: `virtual:drawn` exports those of the seed that the check accepts, with submissions and texts. `DRAWN` is how
// many are drawn.
let cases: readonly DrawnCase[] = [];
const drawn = {
  name: 'drawn-forms',
  resolveId: (id: string) => (id.startsWith('virtual:drawn') ? `\0${id}` : undefined),
  async load(id: string) {
    const [, one] = /^\0virtual:drawn\/(.+)$/.exec(id) ?? [];
    if (one) return cases[Number(one)]?.code;
    if (id !== '\0virtual:drawn') return undefined;
    const { DRAWN = '200', SEED = '3' } = process.env;
    cases = await drawnForms(Number(DRAWN), Number(SEED));
    const imports = cases.map((_, i) => `import {form as f${i}} from 'virtual:drawn/${i}';`);
    const list = cases.map(({ code, ...given }, i) => `{...${JSON.stringify(given)},form:f${i}}`);
    return `${imports.join('')}export const drawn=[${list}];`;
  },
};

/** React's production build does not know what the development build is called with. */
const oxc = { jsx: { development: false, refresh: false } };

/** Tests in a browser, all files of a name in one page; modules are transformed and packages bundled once for all pages. */
function inBrowser(
  pages: readonly { readonly name: string; readonly include: string[]; readonly exclude?: string[] }[],
): TestProjectInlineConfiguration {
  return {
    extends: true,
    // React's production build, as visitors get it; the development build takes twice as long, mostly for stack traces.
    define: {
      ...production,
      'import.meta.env.PRESSES': JSON.stringify(process.env.PRESSES),
      'import.meta.env.CHANGED': JSON.stringify(changedParts().join()),
    },
    oxc,
    optimizeDeps: { noDiscovery: true, include: bundledAhead, rolldownOptions: { transform: { define: production } } },
    test: {
      ...patient,
      browser: {
        enabled: true,
        // One page for all files: modules are loaded once.
        isolate: false,
        fileParallelism: false,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: launch }),
        instances: pages.map((page) => ({ browser: 'chromium', ...page })),
      },
    },
  };
}

/** Some tests start processes and servers, end-to-end tests run at the same time, and machines differ fivefold: a right result is not waited for so long. */
const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } };

const PICTURES = 'tests/site/arabicFaces.test.tsx';

export default defineConfig({
  root: project,
  plugins: [react(), forms(path.join(project, 'forms')), fixtures, drawn],
  test: {
    // Many tests wait for disks, processes and sockets, so three workers keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['tests/memoryFolder.ts', 'tests/buildsFolder.ts'],
    projects: [
      {
        extends: true,
        oxc,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', ...changedParts().map((id) => `tests/forms/${id}.*.test.ts`)],
          // Modules are imported and forms compiled once per worker; no test leaves state in a module.
          isolate: false,
          ...patient,
        },
      },
      inBrowser([
        { name: 'component', include: ['tests/**/*.test.tsx'], exclude: ['tests/office/**', PICTURES] },
        // Its pictures are blank in a page that other files have used.
        { name: 'pictures', include: [PICTURES] },
        // A page of its own: the office's styles are not the site's.
        { name: 'office', include: ['tests/office/**/*.test.tsx'] },
      ]),
    ],
  },
});

import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { digestInputs, removeStamp, writeStamp } from './engine/vite/buildStamp.mjs';
import { devIntake } from './engine/vite/devIntake.ts';
import { listService } from './engine/vite/listService.ts';
import { forms } from './engine/vite/plugin.ts';
import { studio } from './engine/vite/studio/studio.ts';
import { buildSite } from './site/build/buildSite.ts';
import { pageChunks } from './site/build/pageChunks.ts';

const here = (file: string) => path.resolve(import.meta.dirname, file);

export default defineConfig({
  root: here('site'),
  // See site/retentionDays.ts.
  define: { 'import.meta.env.RETENTION_DAYS': JSON.stringify(process.env.RETENTION_DAYS ?? '') },
  // See engine/vite/README.md.
  resolve: {
    alias: {
      'fast-equals': here('engine/vite/standIns/fastEquals.ts'),
      'fast-uri': here('engine/vite/standIns/fastUri.ts'),
      jsonpointer: here('engine/vite/standIns/jsonpointer.ts'),
      regexparam: here('engine/vite/standIns/regexparam.ts'),
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  plugins: [
    react(),
    forms(here('forms')),
    listService(['main', 'applications']),
    // Ahead of the intake, which takes every POST.
    studio(here('forms'), '/styles/studio.css'),
    devIntake(here('engine/intake/devIntake.ts'), here('data/dev')),
  ],
  environments: {
    client: {
      build: {
        outDir: here('dist/public'),
        emptyOutDir: true,
        manifest: true,
        // The policy takes a font from a file only, however small.
        assetsInlineLimit: 0,
        // Each page's HTML says itself what to fetch ahead (site/build/preloads.ts).
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: pageChunks(here('site')) } } },
      },
    },
    ssr: {
      build: {
        ssr: true,
        outDir: here('dist/server'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: here('engine/intake/main.ts'),
            applications: here('engine/intake/applications.ts'),
            prerender: here('site/prerender.tsx'),
          },
        },
      },
    },
  },
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (!client || !ssr) throw new Error('The client and the ssr environment are both needed.');
      const inputs = digestInputs();
      removeStamp();
      await build(client);
      await build(ssr);
      await buildSite(here('dist'));
      writeStamp(inputs);
    },
  },
});

import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import {
  aliases,
  devIntake,
  digestInputs,
  forms,
  listService,
  officePage,
  removeStamp,
  studio,
  writeStamp,
} from './engine/vite/index.ts';
import { buildSite } from './site/build/buildSite.ts';
import { compressFolder } from './site/build/compressFolder.ts';
import { pageChunks } from './site/build/pageChunks.ts';

const { RETENTION_DAYS } = process.env;
const here = (file: string) => path.resolve(import.meta.dirname, file);

export default defineConfig({
  root: here('site'),
  resolve: { alias: aliases },
  plugins: [
    react(),
    // See site/retentionDays.ts.
    forms(here('forms'), here('site'), RETENTION_DAYS ? { retentionDays: Number(RETENTION_DAYS) } : {}),
    listService(['main', 'applications']),
    // Ahead of the intake, which takes every POST.
    studio(here('forms'), { formStyles: '/styles/formPreview.css' }),
    officePage(here('engine/office/main.tsx')),
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
    office: {
      consumer: 'client',
      build: {
        outDir: here('dist/office'),
        // Addresses begin at the folder, so its files stand in it as below the site's root.
        assetsDir: 'office/assets',
        emptyOutDir: true,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: { input: { office: here('engine/office/main.tsx') } },
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
    async buildApp({ build, environments: { client, office, ssr } }) {
      if (!client || !office || !ssr) throw new Error('The environments client, office and ssr are needed.');
      const inputs = digestInputs();
      removeStamp();
      await build(client);
      await build(office);
      await build(ssr);
      await buildSite(here('dist'));
      await compressFolder(here('dist/office'));
      writeStamp(inputs);
    },
  },
});

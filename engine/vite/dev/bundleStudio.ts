// The studio's scripts, bundled by Vite and served as plain files without Vite's client: that reloads the page whenever a
// form's file is saved, and the studio would lose the editor's position and undo history.
import { build, type Rolldown } from 'vite';
import { browserEntries } from '../../studio/index.ts';
import { countryNames } from '../modules/countryNames.ts';

interface Bundle {
  /** A bundled file by its name, e.g. `studio.js`. */
  file(name: string): Promise<string | Uint8Array | undefined>;
  /** Bundles again when the next file is asked for. */
  forget(): void;
}

/** The bundle of the studio's entries; made when the first file is asked for, and again after a failure. */
export function bundleStudio(): Bundle {
  let files: Promise<ReadonlyMap<string, string | Uint8Array>> | undefined;
  return {
    async file(name) {
      files ??= bundled();
      files.catch(() => {
        files = undefined;
      });
      return (await files).get(name);
    },
    forget() {
      files = undefined;
    },
  };
}

async function bundled(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  // Vite types the result of a build also as a list of outputs, or a watcher; one input without `watch` gives one output.
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    // No warnings about packages' own code ("use client"), which a maintainer of forms cannot act on.
    logLevel: 'error',
    plugins: [countryNames()],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: browserEntries,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          // Besides the styles these are the scripts that draw PDFs in the office, which are named like no chunk.
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'studio[extname]' : 'asset-[name][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}

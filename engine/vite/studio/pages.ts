// The studio's own pages. They are bundled once by Vite itself and served as plain files, without its client: a file that is
// saved makes every page of the site load anew, and the studio would lose its place and what can be undone.
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { directions, type Language, languages, SOURCE } from '../../core/index.ts';
import { countryNames } from '../countryNames.ts';

export interface Pages {
  /** A bundled file by its name, e.g. `studio.js`. */
  file(name: string): Promise<string | Uint8Array | undefined>;
  /** The next file is bundled anew. */
  forget(): void;
}

/** The bundle of `folder`, which has the entries main.tsx and live.tsx; made when it is first asked for. */
export function bundlePages(folder: string): Pages {
  let bundle: Promise<ReadonlyMap<string, string | Uint8Array>> | undefined;
  return {
    async file(name) {
      bundle ??= bundled(folder);
      // One that could not be made is tried anew the next time.
      bundle.catch(() => {
        bundle = undefined;
      });
      return (await bundle).get(name);
    },
    forget() {
      bundle = undefined;
    },
  };
}

async function bundled(folder: string): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const output = (await build({
    configFile: false,
    root: folder,
    publicDir: false,
    // Warnings about packages ("use client") are no matter of the maintainer's.
    logLevel: 'error',
    plugins: [countryNames()],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { studio: path.join(folder, 'main.tsx'), live: path.join(folder, 'live.tsx') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: 'studio[extname]' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(output.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}

/** The HTML of the studio, with the site's styles. */
export function studioHtml(styles: string): string {
  return html(SOURCE, 'Studio', [styles, '/studio/files/studio.css'], '/studio/files/studio.js');
}

/** The HTML of the form in the studio, as a page of the site has it; undefined for a language that there is not. */
export function liveHtml(styles: string, language: string): string | undefined {
  const known = languages.find((one) => one === language);
  return known && html(known, 'Form', [styles], '/studio/files/live.js');
}

function html(language: Language, title: string, styles: readonly string[], script: string): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}" />`).join('');
  return `<!doctype html>
<html lang="${language}" dir="${directions[language]}">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml" />${links}</head>
<body><div id="root"></div><script type="module" src="${script}"></script></body>
</html>
`;
}

// The HTML of the office's pages, one for all of them: the build emits it beside their script and styles; the dev server sends
// it for every address below /office.
import path from 'node:path';
import type { Plugin } from 'vite';
import { directionOf, type Language, languages } from '../core/index.ts';
import { engineTexts } from '../languages/index.ts';

/** The environment of Vite that builds the pages. */
const ENVIRONMENT = 'office';

/** `entry` is the absolute path of the pages' script. */
export function officePage(entry: string): Plugin {
  return {
    name: 'office-page',
    applyToEnvironment: ({ config, name }) => name === ENVIRONMENT || config.command === 'serve',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const script = files.find((file) => file.type === 'chunk' && file.isEntry);
        if (!script) throw new Error('The office’s build has no entry.');
        const styles = files.filter(({ fileName }) => fileName.endsWith('.css'));
        const links = styles.map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}" />`);
        this.emitFile({ type: 'asset', fileName: 'index.html', source: html(`/${script.fileName}`, links) });
      },
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '', 'http://localhost');
        if (request.method !== 'GET' || !/^\/office(?!\/api\/)(?:\/|$)/.test(pathname)) return next();
        const source = html(`/@fs/${entry.split(path.sep).join('/').replace(/^\//, '')}`, []);
        const page = await server.transformIndexHtml(request.url ?? '', source);
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
      });
    },
  };
}

const needsScript = (language: Language) =>
  `<span lang="${language}" dir="${directionOf(language)}">${engineTexts[language].officeNeedsScript}</span>`;

// Language and direction are set by the script: they are the visitor's choice.
const html = (script: string, links: readonly string[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Office</title>
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    ${links.join('\n    ')}
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>${languages.map(needsScript).join(' ')}</noscript>
  </body>
</html>
`;

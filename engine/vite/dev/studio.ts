// The studio at /studio of the dev server: a form's files beside the form that they make. No build contains it.
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';
import { handleRequest, type StudioOptions } from '../../studio/index.ts';
import { bundleStudio } from './bundleStudio.ts';
import type { DevIntakeApi } from './devIntake.ts';
import { sitePreview } from './sitePreview.ts';

const ENGINE = path.resolve(import.meta.dirname, '../..');

/**
 * Serves the studio for a folder of forms; `formStyles` is the address of the site's stylesheet for the form in the studio's
 * frames.
 */
export function studio(folder: string, { formStyles }: Pick<StudioOptions, 'formStyles'>): Plugin {
  const root = path.resolve(folder);
  let closePreview: (() => Promise<void>) | undefined;
  return {
    name: 'studio',
    apply: 'serve',
    configureServer(server) {
      const bundle = bundleStudio();
      const { show: showDrafts, close } = sitePreview(root, server);
      closePreview = close;
      server.watcher.add(ENGINE).on('change', (file) => {
        if (file.startsWith(ENGINE + path.sep)) bundle.forget();
      });
      server.middlewares.use('/studio', (request, response: ServerResponse) => {
        const api = server.config.plugins.find(({ name }) => name === 'dev-intake')?.api as DevIntakeApi | undefined;
        const received = api && { received: api.received };
        handleRequest({ root, formStyles, bundled: bundle.file, showDrafts, ...received }, request, response).catch(
          (error: Error) => {
            server.config.logger.error(error.stack ?? error.message);
            response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.message);
          },
        );
      });
    },
    closeBundle: () => closePreview?.(),
  };
}

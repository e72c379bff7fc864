// The site as the studio's unsaved edits make it, on a dev server of its own: pages that are open elsewhere show what is written.
// It begins with the first edit that is not written, and ends with the dev server.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { type StudioOptions, writeSiteDrafts } from '../../studio/index.ts';
import { forms } from '../modules/forms.ts';
import { aliases } from '../standIns/aliases.ts';

interface SitePreview {
  /** Has the site show the edits, and says where. */
  readonly show: NonNullable<StudioOptions['showDrafts']>;
  close(): Promise<void>;
}

/** The preview of the site beside the forms in `root`, which `main` serves as it is written. */
export function sitePreview(root: string, main: ViteDevServer): SitePreview {
  let folder: string | undefined;
  let server: Promise<ViteDevServer> | undefined;
  /** Each edit waits for the one before it. */
  let last: Promise<unknown> = Promise.resolve();
  const show = async (edits: Parameters<SitePreview['show']>[0]) => {
    folder ??= temporaryFolder();
    const drafts = writeSiteDrafts(root, folder, edits);
    const isNew = server === undefined;
    server ??= serve(drafts, main);
    server.catch(() => {
      server = undefined;
    });
    const { environments, resolvedUrls } = await server;
    if (!isNew) {
      environments.client.moduleGraph.invalidateAll();
      environments.client.hot.send({ type: 'full-reload' });
    }
    return resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  };
  return {
    show(edits) {
      const shown = last.then(() => show(edits));
      last = shown.catch(() => undefined);
      return shown;
    },
    async close() {
      await last;
      await (await server)?.close();
      if (folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** It is gone with the process, too: one that a signal ends does not wait for what is being closed. */
function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'site-drafts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function serve(drafts: string, { config }: ViteDevServer): Promise<ViteDevServer> {
  const site = path.resolve(drafts, '../site');
  const server = await createServer({
    configFile: false,
    root: config.root,
    cacheDir: path.join(config.cacheDir, 'drafts'),
    logLevel: 'error',
    clearScreen: false,
    resolve: { alias: aliases },
    plugins: forms(drafts, site),
    // Its own changes come with `show`, and those of other files with the next edit.
    server: {
      host: '127.0.0.1',
      port: 0,
      watch: null,
      fs: { allow: [...config.server.fs.allow, path.dirname(drafts)] },
    },
  });
  return server.listen();
}

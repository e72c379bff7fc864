// The studio at /studio of the dev server: a form's files beside the form that they make. It is no part of any build; the
// server reads, checks, compiles and compares, the pages in engine/studio show it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Plugin } from 'vite';
import { listForms } from '../../compile/index.ts';
import type { ChangesRequest, LookRequest, SaveRequest } from '../../studio/protocol.ts';
import { compareForm } from './compareForm.ts';
import { inCopy } from './inCopy.ts';
import { lookAtForm } from './lookAtForm.ts';
import { refusalOf } from './ownRequest.ts';
import { bundlePages, liveHtml, type Pages, studioHtml } from './pages.ts';
import { readFolder, readNames } from './readFolder.ts';
import { readJson } from './readJson.ts';
import { saveFile } from './saveFile.ts';

const ENGINE = path.resolve(import.meta.dirname, '../..');
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Serves the studio for a folder of forms; `styles` is the address of the site's styles, for the form in it. */
export function studio(folder: string, styles: string): Plugin {
  const root = path.resolve(folder);
  return {
    name: 'studio',
    apply: 'serve',
    configureServer(server) {
      const pages = bundlePages(path.join(ENGINE, 'studio'));
      server.watcher.add(ENGINE).on('change', (file) => {
        if (file.startsWith(ENGINE + path.sep)) pages.forget();
      });
      server.middlewares.use('/studio', (request, response) => {
        const refusal = refusalOf(request);
        if (refusal) return send(response, 403, 'text/plain', refusal);
        answer({ root, styles, pages }, request, response).catch((error: Error) => {
          server.config.logger.error(error.stack ?? error.message);
          send(response, 500, 'text/plain', error.message);
        });
      });
    },
  };
}

interface Studio {
  readonly root: string;
  readonly styles: string;
  readonly pages: Pages;
}

async function answer(studio: Studio, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'POST') {
    const body = await readJson(request);
    // Whoever types on gives the earlier question up; it is not answered then.
    await setImmediate();
    if (response.destroyed) return;
    const answered = await post(studio.root, pathname, body);
    return answered === undefined ? missing(response) : sendJson(response, answered);
  }
  if (pathname === '/') return send(response, 200, 'text/html', studioHtml(studio.styles));
  if (pathname === '/live') {
    const page = liveHtml(studio.styles, searchParams.get('language') ?? '');
    return page === undefined ? missing(response) : send(response, 200, 'text/html', page);
  }
  if (pathname === '/forms') return sendJson(response, readNames(studio.root));
  const [, room, name = ''] = pathname.split('/');
  if (room === 'forms' && listForms(studio.root).includes(name))
    return sendJson(response, await readFolder(studio.root, name));
  const content = room === 'files' ? await studio.pages.file(name) : undefined;
  if (content === undefined) return missing(response);
  send(response, 200, TYPES[path.extname(name)] ?? 'application/octet-stream', content);
}

async function post(root: string, pathname: string, body: unknown): Promise<unknown> {
  if (pathname === '/save') return saveFile(root, body as SaveRequest);
  const { form, texts } = body as LookRequest;
  if (!listForms(root).includes(form)) return undefined;
  if (pathname === '/look') return inCopy(root, texts, (folder) => lookAtForm(folder, form));
  return pathname === '/changes' ? compareForm(root, body as ChangesRequest) : undefined;
}

function missing(response: ServerResponse): void {
  send(response, 404, 'text/plain', 'The studio has nothing here.');
}

function sendJson(response: ServerResponse, value: unknown): void {
  send(response, 200, 'application/json', JSON.stringify(value));
}

function send(response: ServerResponse, status: number, type: string, content: string | Uint8Array): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(content);
}

// Requests below /studio: pages and their bundled files, the forms, the check and comparison of unsaved texts, saving.

import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { listForms } from '../../compile/index.ts';
import { isRecord, recordOf } from '../../core/index.ts';
import { formTexts } from '../actions/formTexts.ts';
import type { FileChange, PlanRequest } from '../protocol/actions.ts';
import type { Received, Texts } from '../protocol/protocol.ts';
import type { SettingsChange } from '../protocol/settings.ts';
import type { DraftsAnswer, TextEdit } from '../protocol/words.ts';
import { checkAndCompile } from './checkAndCompile.ts';
import { compareForm } from './compareForm.ts';
import { inCopy } from './inCopy.ts';
import { refusalOf } from './ownRequest.ts';
import { liveHtml, officeHtml, studioHtml } from './pageHtml.ts';
import { planAction } from './planAction.ts';
import { readFolder, readNames } from './readFolder.ts';
import { readJson } from './readJson.ts';
import { readSite } from './readSite.ts';
import { saveFile } from './saveFile.ts';
import { stateOf } from './stateOf.ts';
import { writeFiles } from './writeFiles.ts';

export interface StudioOptions {
  /** Absolute path of the folder of forms. */
  readonly root: string;
  /** Address of the stylesheet of the form in the frames. */
  readonly formStyles: string;
  /** The applications of a form that the dev server has received, latest first. */
  received?(form: string): Promise<readonly Received[]>;
  /** Has the site show edits that are not written, on an origin of its own; without it only what is written is shown. */
  showDrafts?(edits: readonly TextEdit[]): Promise<string>;
  /** A file of the bundle of `browserEntries` by its name, e.g. `studio.js`. */
  bundled(name: string): Promise<string | Uint8Array | undefined>;
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Answers a request; its URL is relative to `/studio`. Rejects on a broken request or a failure of the disk. */
export async function handleRequest(
  studio: StudioOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refusal = refusalOf(request);
  if (refusal) return send(response, 403, 'text/plain', refusal);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'POST') {
    const body = await readJson(request);
    // The page aborts a request when the text changes again: by the next turn of the event loop its socket is closed.
    await setImmediate();
    if (response.destroyed) return;
    const answer = pathname === '/drafts' ? await showDrafts(studio, body) : await post(studio.root, pathname, body);
    return answer === undefined ? notFound(response) : sendJson(response, answer);
  }
  if (pathname === '/') return send(response, 200, 'text/html', studioHtml());
  if (pathname === '/office') return send(response, 200, 'text/html', officeHtml());
  if (pathname === '/live') {
    const page = liveHtml(studio.formStyles, searchParams.get('language') ?? '');
    return page === undefined ? notFound(response) : send(response, 200, 'text/html', page);
  }
  if (pathname === '/forms') return sendJson(response, readNames(studio.root));
  if (pathname === '/site') return sendJson(response, readSite(studio.root));
  const [, kind, name = ''] = pathname.split('/');
  const isForm = listForms(studio.root).includes(name);
  if (kind === 'forms' && isForm) return sendJson(response, await readFolder(studio.root, name));
  if (kind === 'texts' && isForm) return sendJson(response, formTexts(studio.root, name));
  if (kind === 'states' && isForm) return sendJson(response, await stateOf(studio.root, name));
  if (kind === 'received' && isForm) return sendJson(response, (await studio.received?.(name)) ?? []);
  const content = kind === 'files' ? await studio.bundled(name) : undefined;
  if (content === undefined) return notFound(response);
  send(response, 200, TYPES[path.extname(name)] ?? 'application/octet-stream', content);
}

async function showDrafts(studio: StudioOptions, body: unknown): Promise<DraftsAnswer | undefined> {
  const origin = await studio.showDrafts?.(listOf<TextEdit>(recordOf(body).edits));
  return origin === undefined ? undefined : { origin };
}

/** The answer; undefined for an unknown path, or a body of another shape than the protocol's. */
async function post(root: string, pathname: string, body: unknown): Promise<unknown> {
  const { file, text, before, form, texts, words, settings, since, until, action, files } = recordOf(body);
  if (pathname === '/save')
    return isText(file) && isText(text) && isText(before) ? saveFile(root, { file, text, before }) : undefined;
  if (pathname === '/write') return isFiles(files) ? writeFiles(root, { files }) : undefined;
  // The action is not checked here: page and server are of one version, and the result is checked before it is written.
  if (pathname === '/plan') return isText(form) && isRecord(action) ? planAction(root, body as PlanRequest) : undefined;
  if (!isText(form) || !isTexts(texts) || !listForms(root).includes(form)) return undefined;
  if (pathname === '/check')
    return inCopy(root, texts, (folder) =>
      checkAndCompile(folder, form, listOf<TextEdit>(words), listOf<SettingsChange>(settings)),
    );
  if (pathname !== '/changes' || !isText(since) || !(until === undefined || isText(until))) return undefined;
  return compareForm(root, { form, texts, since, until });
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTexts(value: unknown): value is Texts {
  return isRecord(value) && Object.values(value).every(isText);
}

/** Both ends are of one version; an edit that names nothing of the form is left out. */
function listOf<Edit>(value: unknown): readonly Edit[] {
  return Array.isArray(value) ? (value as readonly Edit[]) : [];
}

function isFiles(value: unknown): value is readonly FileChange[] {
  const isContent = (text: unknown) => text === null || isText(text);
  return (
    Array.isArray(value) &&
    value.every((file) => isRecord(file) && isText(file.name) && isContent(file.before) && isContent(file.after))
  );
}

function notFound(response: ServerResponse): void {
  send(response, 404, 'text/plain', 'Not found in the studio.');
}

function sendJson(response: ServerResponse, value: unknown): void {
  send(response, 200, 'application/json', JSON.stringify(value));
}

function send(response: ServerResponse, status: number, type: string, content: string | Uint8Array): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(content);
}

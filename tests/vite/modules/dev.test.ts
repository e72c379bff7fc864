// The plugin in a running dev server: an edit reloads the page, a mistake is an error with file and line, and its repair is
// enough.
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer, type HotPayload, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Form } from '../../../engine/core/model/types.ts';
import { forms } from '../../../engine/vite/modules/forms.ts';
import { type Files, formFile, goodFiles, writeFiles, writeForm } from '../../compile/support/writeForm.ts';

let folder: string;
let server: ViteDevServer;
let sent: HotPayload[];

beforeEach(async () => {
  folder = writeForm();
  sent = [];
  server = await createServer({
    configFile: false,
    // As in the project, the root is not a parent of the folder of forms.
    root: path.join(import.meta.dirname),
    logLevel: 'silent',
    cacheDir: path.join(folder, '.cache'),
    server: { middlewareMode: true, ws: false, watch: { usePolling: true, interval: 20 } },
    optimizeDeps: { noDiscovery: true },
    plugins: [forms(folder)],
  });
  const { hot } = server.environments.client;
  const send = hot.send.bind(hot);
  hot.send = (...args: [HotPayload] | [string, unknown?]) => {
    if (typeof args[0] === 'object') sent.push(args[0]);
    return (send as (...all: unknown[]) => void)(...args);
  };
});
afterEach(() => server.close());

const load = async (id = 'trip') =>
  (await server.environments.client.transformRequest(`virtual:form/${id}/en`))?.code ?? '';
const loadAll = async () => ((await server.ssrLoadModule('virtual:forms/all')) as { forms: Form[] }).forms;
const reloads = () => sent.filter(({ type }) => type === 'full-reload').length;

/** Writes files until the server reloads the page: the watcher reports two changes within 50 ms as one. */
async function edit(files: Files): Promise<void> {
  const before = reloads();
  const save = () => {
    writeFiles(folder, files);
    return reloads();
  };
  await expect.poll(save, { interval: 200, timeout: 60_000 }).toBeGreaterThan(before);
}

const schema = (title: string) => ({
  type: 'object',
  properties: { name: { type: 'string', title, maxLength: 50 } },
});

describe('an edit', () => {
  it.each<[string, Files, string]>([
    ['of a schema', { 'trip/who.schema.json': schema('Full name') }, 'Full name'],
    [
      'of a ui file',
      { 'trip/who.ui.json': { name: { 'ui:description': 'As in the passport' } } },
      'As in the passport',
    ],
    ['of form.json', { 'trip/form.json': formFile({ title: 'Journey' }) }, 'Journey'],
  ])('%s changes the module and reloads the page', async (_, files, words) => {
    expect(await load()).not.toContain(words);
    await edit(files);
    expect(await load()).toContain(words);
  });

  it('of a list that a question refers to changes the module', async () => {
    const list = (option: string) => ({ type: 'string', title: 'Name', enum: [option] });
    writeFiles(folder, {
      'lists/name.json': list('old'),
      'trip/who.schema.json': { type: 'object', properties: { name: { $ref: '../lists/name.json' } } },
    });
    expect(await load()).toContain('old');
    await edit({ 'lists/name.json': list('new') });
    expect(await load()).toContain('new');
  });

  it('changes the modules of the intake as well', async () => {
    expect((await loadAll()).map(({ title }) => title)).toEqual(['Trip']);
    await edit({ 'trip/form.json': formFile({ title: 'Journey' }) });
    expect((await loadAll()).map(({ title }) => title)).toEqual(['Journey']);
  });

  it('of a title changes the list of forms', async () => {
    const list = () => server.environments.client.transformRequest('virtual:forms');
    expect((await list())?.code).toContain('"Trip"');
    await edit({ 'trip/form.json': formFile({ title: 'Journey' }) });
    expect((await list())?.code).toContain('"Journey"');
  });

  it('that adds a form changes the list of all forms', async () => {
    expect(await loadAll()).toHaveLength(1);
    await edit({
      'walk/who.schema.json': goodFiles['trip/who.schema.json'],
      'walk/who.ui.json': goodFiles['trip/who.ui.json'],
      'walk/ar.json': goodFiles['trip/ar.json'],
      'walk/form.json': formFile({ route: '/walk', submit: { post: '/walk' } }),
    });
    await expect.poll(async () => (await loadAll()).map(({ id }) => id), { timeout: 60_000 }).toEqual(['trip', 'walk']);
  });

  it('of another file reloads nothing', async () => {
    await load();
    const seen: string[] = [];
    server.watcher.on('add', (file) => seen.push(path.relative(folder, file)));
    // On a busy machine the watcher misses a file that comes while it still reads the folder, so more than one comes.
    let written = 0;
    const write = () => {
      written++;
      writeFiles(folder, { [`trip/${written}.md`]: 'x', [`${written}.txt`]: 'x' });
      return seen;
    };
    const folders = ['trip/', ''].map((of) => expect.stringMatching(`^${of}\\d+\\.`));
    await expect.poll(write, { timeout: 60_000 }).toEqual(expect.arrayContaining(folders));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sent).toEqual([]);
  });
});

describe('a broken definition', () => {
  const broken = '{\n  "type": "object",\n  "properties" {}\n}';
  const failure = async () => {
    const error = await load().then(
      () => new Error('The module was loaded.'),
      (reason) => reason,
    );
    return error as Error & { loc?: { file: string; line: number; column: number } };
  };

  it('is an error with file, line and column', async () => {
    await load();
    await edit({ 'trip/who.schema.json': broken });
    const { message, loc } = await failure();
    expect(message).toContain('This is not JSON: a colon is missing after the name.');
    expect(loc).toEqual({ file: path.join(folder, 'trip/who.schema.json'), line: 3, column: expect.any(Number) });
  });

  it('compiles again after its repair', async () => {
    await load();
    await edit({ 'trip/who.schema.json': broken });
    await failure();
    await edit({ 'trip/who.schema.json': schema('Repaired') });
    expect(await load()).toContain('Repaired');
  });

  it('that never compiled is repaired without a restart', async () => {
    writeFiles(folder, { 'trip/who.schema.json': broken });
    await failure();
    await edit({ 'trip/who.schema.json': schema('Repaired') });
    expect(await load()).toContain('Repaired');
  });

  it('keeps no other form from the dev intake, and is named there', async () => {
    const walk = Object.entries(goodFiles).map(([name, content]) => [name.replace('trip/', 'walk/'), content]);
    writeFiles(folder, {
      ...Object.fromEntries(walk),
      'walk/form.json': formFile({ route: '/walk', submit: { post: '/walk' } }),
      'trip/who.schema.json': broken,
    });
    const sound = () => server.ssrLoadModule('virtual:forms/sound');
    const { forms, formsIn, offices, refused } = await sound();
    expect([forms, formsIn.ar].map((list) => list.map(({ id }: Form) => id))).toEqual([['walk'], ['walk']]);
    expect(offices.en).toHaveLength(1);
    const problem = expect.stringContaining('trip/who.schema.json, line 3: This is not JSON');
    expect(refused).toEqual([{ id: 'trip', post: '/trip', problem }]);
    await edit({ 'trip/who.schema.json': schema('Repaired'), 'trip/form.json': '[' });
    expect((await sound()).refused).toEqual([{ id: 'trip', problem: expect.stringContaining('trip/form.json') }]);
    await edit({
      'trip/form.json': goodFiles['trip/form.json'],
      'trip/who.schema.json': goodFiles['trip/who.schema.json'],
    });
    expect((await sound()).forms).toHaveLength(2);
  });

  it('is shown over the page that imports it', async () => {
    writeFiles(folder, { 'trip/who.schema.json': broken });
    const list = (await server.environments.client.transformRequest('virtual:forms'))?.code;
    const [, imported] = /import\("([^"]+)"\)/.exec(list ?? '') ?? [];
    const http = createHttpServer(server.middlewares).listen(0, '127.0.0.1');
    onTestFinished(() => void http.close());
    await once(http, 'listening');
    const { port } = http.address() as AddressInfo;
    await fetch(`http://127.0.0.1:${port}${imported}`);
    const [overlay] = sent.filter((payload) => payload.type === 'error');
    expect(overlay?.err).toMatchObject({
      message: expect.stringContaining('This is not JSON: a colon is missing after the name.'),
      loc: { file: path.join(folder, 'trip/who.schema.json'), line: 3 },
      pluginCode: 'jsonValid',
    });
  });
});

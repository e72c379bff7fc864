// The studio's server half behind a running dev server: it looks at texts without writing them, writes only a form's files,
// and answers nobody but the studio on this machine.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer } from 'vite';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Form } from '../../engine/core/types.ts';
import type { ChangesAnswer, FormFolder, Look, SaveAnswer } from '../../engine/studio/protocol.ts';
import { studio } from '../../engine/vite/studio/studio.ts';
import { runModule } from '../compile/runModule.ts';
import { goodFiles, writeFiles, writeForm } from '../compile/writeForm.ts';

const list = { type: 'string', title: 'Grade', enum: ['1', '2'] };
const who = {
  type: 'object',
  properties: { name: { type: 'string', title: 'Name', maxLength: 50 }, grade: { $ref: '../lists/grade.json' } },
};
const answers = { who: { name: 'Maya' } };

let folder: string;
let origin: string;

beforeEach(async () => {
  folder = writeForm({
    'lists/grade.json': list,
    'lists/unused.json': list,
    'trip/who.schema.json': who,
    'trip/published.json': { version: 1, answers: {} },
    'trip/examples/minimal.json': answers,
    'trip/examples/refused/nameless.json': { from: 'minimal', change: { 'who[name]': null }, errors: { x: 'y' } },
    'secret.json': { secret: true },
  });
  const server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    appType: 'custom',
    cacheDir: path.join(folder, '.cache'),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [studio(folder, '/styles.css')],
  });
  const http = createHttpServer(server.middlewares).listen(0, '127.0.0.1');
  onTestFinished(async () => {
    http.close();
    await server.close();
  });
  await once(http, 'listening');
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});

const get = (what: string) => fetch(`${origin}/studio/${what}`);
const post = (what: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${origin}/studio/${what}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
    body: JSON.stringify(body),
  });
const answered = async <T>(response: Promise<Response>) => (await (await response).json()) as T;
const onDisk = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

describe('the studio shows', () => {
  it('the forms, and of one its files, the lists in use, and its examples with their answers', async () => {
    expect(await answered(get('forms'))).toEqual([{ id: 'trip', title: 'Trip' }]);
    const { files, examples } = await answered<FormFolder>(get('forms/trip'));
    expect(files.map(({ name }) => name)).toEqual([
      'trip/form.json',
      'trip/ar.json',
      'trip/who.schema.json',
      'trip/who.ui.json',
      'lists/grade.json',
    ]);
    expect(files[2]?.text).toBe(onDisk('trip/who.schema.json'));
    expect(examples).toEqual([
      { form: 'trip', name: 'minimal', answers, errors: {} },
      { form: 'trip', name: 'refused/nameless', answers: { who: {} }, errors: { x: 'y' } },
    ]);
  });

  it('why there are no versions and no examples, where there are none', async () => {
    writeFiles(folder, { 'trip/examples/maximal.json': '{' });
    const { examples, versions, trouble } = await answered<FormFolder>(get('forms/trip'));
    expect([examples, versions]).toEqual([[], []]);
    expect(trouble).toEqual([
      expect.stringContaining('The examples cannot be read'),
      expect.stringContaining('There are no earlier versions'),
    ]);
  });

  it('a form whose form.json is broken, so that it can be mended', async () => {
    writeFiles(folder, { 'trip/form.json': '{' });
    expect(await answered(get('forms'))).toEqual([{ id: 'trip', title: 'trip' }]);
    expect((await answered<FormFolder>(get('forms/trip'))).files[0]?.text).toBe('{');
  });

  it('its pages with their scripts and styles, without the dev client that would load them anew', async () => {
    const page = await (await get('')).text();
    for (const [, address = ''] of page.matchAll(/(?:src|href)="\/studio\/([^"]+)"/g)) {
      const response = await get(address);
      expect([address, response.status]).toEqual([address, 200]);
      expect(await response.text()).not.toContain('@vite/client');
    }
    expect(page).not.toContain('@vite/client');
    expect(await (await get('live?language=ar')).text()).toContain('<html lang="ar" dir="rtl">');
    expect((await get('live?language=xx')).status).toBe(404);
    expect((await get('nothing')).status).toBe(404);
  }, 60_000);
});

describe('a look at texts', () => {
  const look = (texts: Record<string, string>) => answered<Look>(post('look', { form: 'trip', texts }));

  it('finds what is wrong at its line, draws the form all the same, and writes nothing', async () => {
    const before = onDisk('trip/who.schema.json');
    const unbounded = { ...who, properties: { name: { type: 'string', title: 'Full name' } } };
    const { findings, modules } = await look({ 'trip/who.schema.json': written(unbounded) });
    expect(findings).toContainEqual({
      file: 'trip/who.schema.json',
      line: 4,
      column: 4,
      pointer: '/properties/name',
      problem: expect.stringContaining('no greatest length'),
      repair: expect.any(String),
    });
    const { form } = await runModule<{ form: Form }>(modules.en ?? '');
    expect(form.steps[0]?.schema.properties?.name?.title).toBe('Full name');
    expect(onDisk('trip/who.schema.json')).toBe(before);
  });

  it('compiles every language, with the words that were not saved', async () => {
    const words = { ...goodFiles['trip/ar.json'], 'form.json': { '/title': 'سفرة' } };
    const { modules } = await look({ 'trip/ar.json': written(words) });
    const { form } = await runModule<{ form: Form }>(modules.ar ?? '');
    expect([form.language, form.title]).toEqual(['ar', 'سفرة']);
  });

  it('names the line where a text is no JSON, and has no form', async () => {
    const { findings, modules } = await look({ 'trip/who.ui.json': '{\n  "ui:sections" []\n}' });
    expect(findings).toMatchObject([
      { file: 'trip/who.ui.json', line: 2, problem: expect.stringContaining('not JSON') },
    ]);
    expect(modules).toEqual({});
  });

  it('says nothing of where its copy stood', async () => {
    const { findings } = await look({ 'trip/form.json': onDisk('trip/form.json').replace('"who"', '"lost"') });
    expect(findings.length).toBeGreaterThan(0);
    expect(JSON.stringify(findings)).not.toContain('studio-');
  });
});

describe('saving', () => {
  const save = (file: string, text: string, before = onDisk(file)) => post('save', { file, text, before });

  it('writes the file', async () => {
    const text = written({ ...list, enum: ['1', '2', '3'] });
    expect(await answered(save('lists/grade.json', text))).toEqual({ kind: 'saved' });
    expect(onDisk('lists/grade.json')).toBe(text);
  });

  it('refuses what is no JSON, by its line', async () => {
    const before = onDisk('trip/who.schema.json');
    const answer = await answered<SaveAnswer>(save('trip/who.schema.json', '{\n  "type" "object"\n}'));
    expect(answer).toMatchObject({ kind: 'no-json', finding: { file: 'trip/who.schema.json', line: 2 } });
    expect(onDisk('trip/who.schema.json')).toBe(before);
  });

  it('never writes over what somebody else has written meanwhile', async () => {
    const answer = await answered(save('trip/who.schema.json', '{}', 'what it once was'));
    expect(answer).toEqual({ kind: 'changed-meanwhile', text: written(who) });
    expect(onDisk('trip/who.schema.json')).toBe(written(who));
  });

  it.each([
    ['outside of all forms', 'secret.json'],
    ['by a way up', 'trip/../secret.json'],
    // Harmless where the studio errs: the folder of forms is one in the folder for temporary files.
    ['of another folder', '../outside-of-all-forms.json'],
    ['that is none of the form', 'lists/unused.json'],
    ['that the check writes', 'trip/published.json'],
    ['that is not there', 'trip/new.json'],
  ])('writes no file %s', async (_, file) => {
    const place = path.join(folder, file);
    if (!place.startsWith(folder)) onTestFinished(() => rmSync(place, { force: true }));
    const response = await save(file, '{"written":true}', '');
    expect([response.status, await response.text()]).toEqual([500, `${file} is no file of a form.`]);
    expect(existsSync(place) ? readFileSync(place, 'utf8') : '').not.toContain('written');
  });

  it('writes through no link that leads elsewhere', async () => {
    symlinkSync(path.join(folder, 'secret.json'), path.join(folder, 'trip/link.json'));
    expect((await save('trip/link.json', '{"written":true}')).status).toBe(500);
    expect(onDisk('secret.json')).not.toContain('written');
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { Origin: 'https://example.org' }],
    ['another server of this machine', { Origin: 'http://127.0.0.1:1' }],
    ['a plain form', { 'Content-Type': 'text/plain' }],
  ])('is refused to %s', async (_, headers) => {
    const before = onDisk('lists/grade.json');
    const response = await post('save', { file: 'lists/grade.json', text: '{}', before }, headers);
    expect(response.status).toBe(403);
    expect(onDisk('lists/grade.json')).toBe(before);
  });

  it('is refused under a name that is not of this machine, as everything else is', async () => {
    const status = await new Promise((resolve) => {
      const asked = httpRequest(`${origin}/studio/forms`, { headers: { Host: 'example.org' } });
      asked.on('response', (response) => resolve(response.resume().statusCode)).end();
    });
    expect(status).toBe(403);
  });
});

describe('versions', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Maya', '-c', 'user.email=maya@example.org', ...args], { cwd: folder });
  const compare = (asked: object) => answered<ChangesAnswer>(post('changes', { form: 'trip', texts: {}, ...asked }));

  it('are those of the repository; what changed since one is told, saved or not', async () => {
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'First');
    const titled = (title: string) =>
      written({ ...who, properties: { ...who.properties, name: { type: 'string', title, maxLength: 50 } } });
    writeFileSync(path.join(folder, 'trip/who.schema.json'), titled('Full name'));
    git('commit', '--quiet', '--all', '--message', 'Second');
    const { versions, trouble } = await answered<FormFolder>(get('forms/trip'));
    expect(trouble).toEqual([]);
    expect(versions.map(({ subject }) => subject)).toEqual(['Second', 'First']);
    const [second, first] = versions.map(({ commit }) => commit);
    const reworded = (after: string, before: string) => ({
      changes: [
        {
          where: `Who › ${after}`,
          what: 'The title is worded differently.',
          texts: [{ language: 'en', before, after }],
        },
      ],
    });
    expect(await compare({ since: second })).toEqual({ changes: [] });
    expect(await compare({ since: first })).toEqual(reworded('Full name', 'Name'));
    expect(await compare({ since: first, until: second })).toEqual(reworded('Full name', 'Name'));
    const texts = { 'trip/who.schema.json': titled('Whole name') };
    expect(await compare({ since: second, texts })).toEqual(reworded('Whole name', 'Full name'));
    expect(await compare({ since: second, texts: { 'trip/who.schema.json': '{' } })).toEqual({
      problem: expect.stringContaining('cannot be read'),
    });
    expect(git('status', '--porcelain').toString()).toBe('');
  });
});

it('is no part of a build', () => {
  expect(studio('forms', '/styles.css').apply).toBe('serve');
});

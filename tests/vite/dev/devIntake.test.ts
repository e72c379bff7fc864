// In development, POST requests go to the intake, which Vite loads once, again after a change, and again after a failed start.
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { type DevIntakeApi, devIntake } from '../../../engine/vite/dev/devIntake.ts';
import { writeFiles, writeForm } from '../../compile/support/writeForm.ts';

/** An intake that answers with its name, its folder, and how many intakes were opened and closed. */
const intake = (name: string) => `
const seen = (globalThis.seenIntakes ??= { opened: 0, closed: 0 });
export async function createDevIntake(folder) {
  if (${JSON.stringify(name)} === 'broken') throw new Error('failed to start');
  seen.opened++;
  return {
    handle: (request, response) => response.end([${JSON.stringify(name)}, folder, seen.opened, seen.closed].join(' ')),
    received: async (form) => [{ reference: form, receivedAt: folder, hint: '' }],
    close: async () => { seen.closed++; },
  };
}`;

it('POST requests, and no others, are answered by the current intake', async () => {
  const folder = writeForm();
  const file = path.join(folder, 'intake.js');
  const write = (name: string) => writeFiles(folder, { 'intake.js': intake(name) });
  write('first');
  const server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    appType: 'custom',
    cacheDir: path.join(folder, '.cache'),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [devIntake(file, 'data')],
  });
  const http = createHttpServer(server.middlewares).listen(0, '127.0.0.1');
  onTestFinished(async () => {
    http.close();
    await server.close();
  });
  await once(http, 'listening');
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/anywhere`;
  const send = async (method: string) => {
    const response = await fetch(url, { method });
    return { status: response.status, text: await response.text() };
  };
  const change = (name: string) => {
    write(name);
    server.environments.ssr.moduleGraph.invalidateAll();
  };

  expect(await send('POST')).toEqual({ status: 200, text: 'first data 1 0' });
  expect(await send('POST')).toEqual({ status: 200, text: 'first data 1 0' });
  expect((await send('GET')).status).toBe(404);

  // The studio asks for it by the plugin's name.
  const api: DevIntakeApi = server.config.plugins.find(({ name }) => name === 'dev-intake')?.api;
  expect(await api.received('trip')).toEqual([{ reference: 'trip', receivedAt: 'data', hint: '' }]);

  change('second');
  expect(await send('POST')).toEqual({ status: 200, text: 'second data 2 1' });

  change('broken');
  expect((await send('POST')).status).not.toBe(200);
  change('third');
  expect((await send('POST')).text).toBe('third data 3 2');
});

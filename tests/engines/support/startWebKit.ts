// WebKitGTK's own test browser behind WebKitWebDriver, on a screen of its own, with settings of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

export interface WebKitService {
  /** Where sessions are asked for. */
  readonly url: string;
  /** A folder of its own, removed in the end. */
  readonly home: string;
  /** Where the browser saves files. */
  readonly downloads: string;
  stop(): Promise<void>;
}

/** Without this the buttons of the browser's own bar keep its window wider than a telephone. */
const NARROW =
  'toolbar, toolbar *, entry, button, headerbar, headerbar * { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px }';

export async function startWebKit(): Promise<WebKitService> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'webkit-'));
  const downloads = path.join(home, 'downloads');
  await mkdir(downloads);
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0/gtk.css'), NARROW);
  await writeFile(path.join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);

  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, DISPLAY: `:${String(display).trim()}` };
  // Root may not start its sandbox.
  const asRoot = process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {};
  const service = spawn('WebKitWebDriver', [`--port=${port}`], { env: { ...env, ...asRoot }, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  return {
    url,
    home,
    downloads,
    async stop() {
      await end(service);
      await end(screen);
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return;
  const ended = once(process, 'exit');
  process.kill();
  await ended;
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await setTimeout(100);
  }
  throw new Error('WebKitWebDriver did not answer within ten seconds.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

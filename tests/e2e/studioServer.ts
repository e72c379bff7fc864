// The studio of a dev server with its own copy of the forms, so that a test may save what it likes.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { studio } from '../../engine/vite/studio/studio.ts';
import { project } from './server.ts';

interface StudioServer {
  /** The copy. */
  readonly forms: string;
  /** Address of the studio. */
  readonly address: string;
  close(): Promise<void>;
}

export async function startStudio(): Promise<StudioServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'studio-'));
  const forms = path.join(folder, 'forms');
  cpSync(path.join(project, 'forms'), forms, { recursive: true });
  const server = await createServer({
    configFile: false,
    root: path.join(project, 'site'),
    logLevel: 'silent',
    appType: 'custom',
    cacheDir: path.join(folder, 'cache'),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [studio(forms, '/styles/index.css')],
  });
  const http = createHttpServer(server.middlewares);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    forms,
    address: `http://127.0.0.1:${(http.address() as AddressInfo).port}/studio`,
    async close() {
      http.closeAllConnections();
      http.close();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

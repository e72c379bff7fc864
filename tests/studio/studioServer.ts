// The studio behind a Vite server that reads no configuration, for tests that ask it over HTTP.
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { studio } from '../../engine/vite/studio/studio.ts';

interface StudioServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** The studio for a folder of forms; `root` is served beside it, and `cacheDir` is Vite's own. */
export async function startStudioServer(forms: string, root: string, cacheDir: string): Promise<StudioServer> {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    appType: 'custom',
    cacheDir,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [studio(forms, '/styles/studio.css')],
  });
  const http = createHttpServer(server.middlewares).listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    async close() {
      http.closeAllConnections();
      http.close();
      await server.close();
    },
  };
}

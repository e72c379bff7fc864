// The studio behind a Vite server without a configuration file, for tests that send it requests.
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { studio } from '../../../engine/vite/dev/studio.ts';

interface StudioServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts the studio for a folder of forms. `root` and `cacheDir` are Vite's options; files of `root` are served too. */
export async function startStudioServer(forms: string, root: string, cacheDir: string): Promise<StudioServer> {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    appType: 'custom',
    cacheDir,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [studio(forms, { formStyles: '/styles/formPreview.css' })],
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

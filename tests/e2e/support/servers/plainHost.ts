// A static host: /a is a/index.html, case-sensitive, and missing files get 404.html. It appends a slash to the address of a
// folder, as most static hosts do.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { project } from './server.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

export interface PlainHost {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves the build's public folder on a free port. */
export async function openPlainHost(): Promise<PlainHost> {
  const publicDir = path.join(project, 'dist/public');
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname, search } = new URL(url, 'http://plain');
    const place = path.join(publicDir, pathname);
    const isFolder = existsSync(place) && statSync(place).isDirectory();
    if (isFolder && !pathname.endsWith('/')) {
      answer.writeHead(301, { location: `${pathname}/${search}` }).end();
      return;
    }
    const file = isFolder ? path.join(place, 'index.html') : place;
    const found = existsSync(file);
    const type = types[found ? path.extname(file) : '.html'] ?? 'application/octet-stream';
    answer.writeHead(found ? 200 : 404, { 'content-type': type });
    answer.end(readFileSync(found ? file : path.join(publicDir, '404.html')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

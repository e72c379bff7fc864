// Starts the built service. Playwright removes its output folder before, and the service does not create parents of DATA_DIR.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const { DATA_DIR } = process.env;
if (!DATA_DIR) throw new Error('DATA_DIR is not set.');
mkdirSync(path.dirname(DATA_DIR), { recursive: true });
await import(pathToFileURL(path.resolve('dist/server/main.js')).href);

// Starts the built service. Playwright removes the folder of its results before, and the service makes no folder above DATA_DIR.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const { DATA_DIR } = process.env;
if (!DATA_DIR) throw new Error('DATA_DIR is not set.');
mkdirSync(path.dirname(DATA_DIR), { recursive: true });
await import(pathToFileURL(path.resolve('dist/server/main.js')).href);

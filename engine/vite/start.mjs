// `npm start`: builds if something has changed, then runs the service in this process. npm sends a signal to the shell that it
// starts, and that shell does not forward it; package.json therefore uses `exec`, which replaces the shell by this process.
// Windows' shell has no `exec`: it prints an error and runs the command after `||`.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfChanged } from './buildIfChanged.mjs';
import { project } from './buildStamp.mjs';

if (await buildIfChanged()) await import(pathToFileURL(path.join(project, 'dist/server/main.js')).href);
else process.exitCode = 1;

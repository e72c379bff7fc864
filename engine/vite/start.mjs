// `npm start`: the service, built before if something has changed. The service runs in this very process, in place of the
// shell that npm starts: npm hands a signal on to that shell only, which would end without telling anybody. Windows' shell has
// no `exec`; it says so and goes on with the other half of the command.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfChanged } from './buildIfChanged.mjs';
import { project } from './buildStamp.mjs';

if (await buildIfChanged()) await import(pathToFileURL(path.join(project, 'dist/server/main.js')).href);
else process.exitCode = 1;

// Runs a command written in TypeScript, which Node 20 cannot load itself: `node run.mjs <module> [argument ...]`. The module
// exports a function named like its file. It receives the arguments and a function that prints a line, and returns the exit
// code.
import path from 'node:path';
import { createServer } from 'vite';

const [file = '', ...args] = process.argv.slice(2);
/** The one virtual module that texts of the engine import. */
const COUNTRIES = 'virtual:country-names';
const { NODE_ENV } = process.env;
const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
  plugins: [
    {
      name: 'country-names',
      resolveId: (id) => (id === COUNTRIES ? `\0${id}` : undefined),
      async load(id) {
        if (id !== `\0${COUNTRIES}`) return undefined;
        const { countryNames } = await server.ssrLoadModule(path.resolve('engine/vite/modules/countryNames.ts'));
        return countryNames().load(id);
      },
    },
  ],
});
// The server sets it to `development`; a build that the command starts would then be one for development.
if (NODE_ENV === undefined) delete process.env.NODE_ENV;
try {
  const module = await server.ssrLoadModule(path.resolve(file));
  const command = module[path.basename(file, '.ts')];
  if (!command) throw new Error(`${file} must export a function with the name of the file.`);
  process.exitCode = await command(args, (/** @type {string} */ line) => process.stdout.write(`${line}\n`));
} finally {
  await server.close();
}

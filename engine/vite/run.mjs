// Runs a command that is written in TypeScript, which Node 20 does not read by itself: `node run.mjs <module> [argument ...]`.
// The module exports one function of its own name, which is given the arguments and a way to print, and returns the exit
// code.
import path from 'node:path';
import { createServer } from 'vite';

const [file = '', ...args] = process.argv.slice(2);
const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
});
try {
  const module = await server.ssrLoadModule(path.resolve(file));
  const command = module[path.basename(file, '.ts')];
  if (!command) throw new Error(`${file} exports no command of its own name.`);
  process.exitCode = await command(args, (/** @type {string} */ line) => process.stdout.write(`${line}\n`));
} finally {
  await server.close();
}

// Runs the benchmark, which is TypeScript, through Vite.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

await runnerImport(fileURLToPath(new URL('intake.ts', import.meta.url)));

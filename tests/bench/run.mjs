// Runs a benchmark that is TypeScript through Vite: `node tests/bench/run.mjs intake`.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

await runnerImport(fileURLToPath(new URL(`${process.argv[2]}.ts`, import.meta.url)));

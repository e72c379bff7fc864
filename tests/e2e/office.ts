// The school's office at its own machine, while the service runs.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Application } from '../../engine/intake/store.ts';
import { dataDir, project } from './server.ts';

/** Runs `npm run applications -- ...` and returns what it prints. */
export async function office(...words: string[]): Promise<string> {
  const command = ['dist/server/applications.js', ...words];
  const env = { ...process.env, DATA_DIR: dataDir };
  return (await promisify(execFile)(process.execPath, command, { cwd: project, env })).stdout;
}

/** One application as it is kept. */
export async function keptApplication(reference: string): Promise<Application> {
  return JSON.parse(await office('show', reference, '--json'));
}

/** The references of all applications in whose answers `text` stands. */
export async function referencesWith(text: string): Promise<readonly string[]> {
  const lines = (await office('export', '--as', 'jsonl')).trimEnd().split('\n');
  return lines.filter((line) => line.includes(text)).map((line) => (JSON.parse(line) as Application).reference);
}

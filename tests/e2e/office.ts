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

/** The references of all applications that answered `name` with `text`. */
export async function referencesWith(text: string): Promise<readonly string[]> {
  const all: { reference: string }[] = JSON.parse(await office('list', '--json'));
  const texts = await Promise.all(all.map(({ reference }) => office('show', reference)));
  return all.filter((_, i) => texts[i]?.includes(text)).map(({ reference }) => reference);
}

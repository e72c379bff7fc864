// The states of the service in which the office's commands have to work, each with two applications whose texts are awkward in tables.
import { rm } from 'node:fs/promises';
import { runOffice } from './runOffice.ts';
import { sampleFile } from './sampleFiles.ts';
import { type Parts, type Sample, startSample, temporaryFolder } from './startSample.ts';
import type { TestPostgres } from './testPostgres.ts';

export const OFFICE_STATES = ['running', 'stopped', 'on PostgreSQL'] as const;

/** Starts it; `remove` empties the database server for the next test, too. */
export async function startOffice(
  state: (typeof OFFICE_STATES)[number],
  postgres: TestPostgres,
  options: Parameters<typeof startSample>[0] = {},
) {
  const folder = await temporaryFolder();
  const databaseUrl = state === 'on PostgreSQL' ? { databaseUrl: postgres.url } : {};
  const intake: Sample = await startSample({ ...options, ...databaseUrl });
  const received = async (parts: Parts) => (await intake.post(parts)).body.reference ?? '';
  const pets = { 'pets[0][name]': 'ميمي', 'pets[1][name]': '  -2+3\u001b[31m "cmd"' };
  const files = { 'photos[0]': sampleFile('pdf', 300) };
  const layla = await received({ 'person[name]': '=1+1', 'person[email]': '@sum', ...pets, ...files });
  const karim = await received({
    'person[name]': 'ليلى; "Karim",\nx',
    'person[age]': '-7',
    'pets[0][name]': '+961 1',
  });
  if (state === 'stopped') await intake.stop();
  const run = (...argv: string[]) => runOffice({ dataDir: intake.dataDir, ...databaseUrl }, ...argv);
  return {
    intake,
    /** An empty folder for what a command writes. */
    folder,
    /** References of the two applications. */
    layla,
    karim,
    run,
    /** The references that `list` prints with these options. */
    async listed(...argv: string[]): Promise<readonly string[]> {
      const { printed } = await run('list', '--json', ...argv);
      return (JSON.parse(printed) as { reference: string }[]).map(({ reference }) => reference);
    },
    async remove() {
      await intake.remove();
      await rm(folder, { recursive: true });
      if (state === 'on PostgreSQL') await postgres.run('truncate application cascade');
    },
  };
}

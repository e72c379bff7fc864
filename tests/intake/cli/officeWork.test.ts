// The commands `note`, `assign` and `record`, with the service running, stopped, and on PostgreSQL.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OFFICE_STATES, startOffice } from '../support/officeStates.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
});
afterAll(() => postgres.remove());

it.each(OFFICE_STATES)('notes, assigns and reads the record; the service is %s', async (state) => {
  const { run, listed, layla, karim, remove } = await startOffice(state, postgres);
  await run('account', 'add', 'rima', '--role', 'work');
  expect((await run('note', layla, 'called')).printed).toBe(`${layla}: the note is added\n`);
  expect((await run('note', layla, ' ')).complained).toBe('A note has 1 to 4000 characters\n');
  expect((await run('assign', layla, 'Rima')).printed).toBe(`${layla} is assigned to rima\n`);
  expect((await run('assign', karim, 'omar')).complained).toBe('There is no account omar\n');
  expect(await listed('--assigned', 'rima')).toEqual([layla]);
  expect(await listed('--assigned', 'nobody')).toEqual([karim]);
  expect((await run('assign', layla)).printed).toBe(`${layla} is assigned to nobody\n`);
  expect(await listed('--assigned', 'rima')).toEqual([]);
  await run('export');

  const lines = (printed: string) => printed.trimEnd().split('\n').slice(1);
  const told = lines((await run('record', '--by', 'command line')).printed).map((line) => line.slice(24).trim());
  expect(told.slice(0, 5).map((line) => line.split(/ {2,}/))).toEqual([
    ['command line', 'sample', 'exported, applications: 2'],
    ['command line', layla, 'assigned to nobody'],
    ['command line', layla, 'assigned to rima'],
    ['command line', layla, 'noted'],
    ['command line', 'rima', 'account added: work'],
  ]);
  const { entries } = JSON.parse((await run('record', '--kind', 'noted', '--json')).printed);
  expect(entries).toMatchObject([{ type: 'noted', reference: layla }]);
  expect(JSON.stringify(entries)).not.toContain('called');
  expect((await run('record', '--before', '1')).printed).toBe('Nothing is recorded.\n');
  expect((await run('record', '--kind', 'nothing')).code).toBe(2);
  await run('account', 'remove', 'rima', '--yes');
  await remove();
});

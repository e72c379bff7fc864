// Runs the steps of engine/intake/deploy/README.md: a release is installed over a data folder with an older schema, killed,
// upgraded, rolled back and restored.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../../engine/intake/storage/sql/migrate.ts';
import { MIGRATIONS } from '../../../engine/intake/storage/sql/migrations.ts';
import { openSqliteDatabase } from '../../../engine/intake/storage/sqlite/sqliteDatabase.ts';
import { buildService, type Service } from '../support/buildService.ts';
import { sampleFile } from '../support/sampleFiles.ts';
import { postParts } from '../support/startSample.ts';
import { freePort } from './freePort.ts';
import { openServerRoom, type ServerRoom } from './serverRoom.ts';
import { sections, stepsOf } from './steps.ts';

const OLD = 'TCXX-QX24-C';
const further = `{ statements: ['create table later (id text)'] },\n];`;

let present: Service;
let next: Service;
let room: ServerRoom;
let port: number;
beforeAll(async () => {
  present = await buildService();
  next = await buildService((code, file) => (file === 'migrations.ts' ? code.replace(/\];\s*$/, further) : code));
  port = await freePort();
  room = openServerRoom(port);
});
afterAll(async () => {
  room.remove();
  await present.remove();
  await next.remove();
});

/** A data folder of a release before the record of events, with one application and one file. */
async function leaveOlderData(): Promise<void> {
  const bytes = sampleFile('pdf', 5000);
  const id = randomUUID();
  mkdirSync(path.join(room.dataDir, 'attachments'), { recursive: true });
  writeFileSync(path.join(room.dataDir, 'attachments', id), bytes);
  const database = openSqliteDatabase(path.join(room.dataDir, 'applications.db'), 0);
  const record = MIGRATIONS.findIndex(({ statements }) => statements.some((one) => one.includes('drop column status')));
  await migrate(database, MIGRATIONS.slice(0, record));
  await database.run(
    `insert into application (reference, submission_id, form, form_version, received_at, digest, status, answers)
     values ('${OLD}', 'id', 'sample', 3, '2026-11-20T00:00:00.000Z', 'd', 'new', '{"person":{"name":"Maya"}}')`,
  );
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await database.run(
    `insert into attachment values ('${id}', '${OLD}', 0, 'photos[0]', 'a.pdf', 'application/pdf', 5000, '${sha256}')`,
  );
  await database.close();
}

async function apply(): Promise<string> {
  const parts = { 'person[name]': 'Layla', 'photos[0]': sampleFile('pdf', 3000) };
  const { status, body } = await postParts(`http://127.0.0.1:${port}/apply`, parts, randomUUID());
  expect(status).toBe(201);
  return body.reference ?? '';
}

/** The references of all applications, each with one file. `backup` and `restore` check the files' digests. */
function kept(): string[] {
  const listed: { reference: string; attachments: number }[] = JSON.parse(room.shell('school-office list --json'));
  expect(listed.filter(({ attachments }) => attachments !== 1)).toEqual([]);
  return listed.map(({ reference }) => reference).sort();
}

it('the README has the sections and steps of an operator', () => {
  expect(sections).toEqual(['Install', 'Backup', 'Upgrade', 'Rollback', 'Restore', 'With PostgreSQL']);
  expect(sections.map((section) => [...stepsOf(section).keys()])).toEqual([
    [1, 2, 3, 4],
    [1, 2],
    [1, 2, 3],
    [1, 2, 3],
    [1],
    [1, 2],
  ]);
});

// The steps are for Debian and derivatives.
it.runIf(process.platform === 'linux')(
  'install, backup, upgrade, rollback and restore work as described, and no application is lost',
  async () => {
    await leaveOlderData();
    room.release(present.folder);
    room.run('Install');
    const first = await apply();
    expect(kept()).toEqual([OLD, first].sort());

    room.shell('kill -9 "$(cat pid)"; systemctl start school-site; node /opt/school-site/current/check.js');
    room.run('Backup');
    const second = await apply();
    const all = [OLD, first, second].sort();
    expect(kept()).toEqual(all);

    // A release with the same schema, and back.
    room.run('Install', [1]);
    room.run('Upgrade');
    expect(readLinks()).toEqual(['releases/2026-12-01', 'releases/2026-11-22']);
    expect(kept()).toEqual(all);
    const third = await apply();
    const same = room.run('Rollback', [1]).match(/schema \d+/g);
    expect(same).toEqual(Array(2).fill(`schema ${MIGRATIONS.length}`));
    room.run('Rollback', [2]);
    expect(readLinks()[0]).toBe('releases/2026-11-22');
    expect(kept()).toEqual([...all, third].sort());
    room.shell('rm -r /opt/school-site/releases/2026-12-01 /var/backups/school-site/before-2026-12-01');

    // A release with a newer schema, and back.
    room.release(next.folder, MIGRATIONS.length + 1);
    room.run('Install', [1]);
    room.run('Upgrade');
    const fourth = await apply();
    expect(kept()).toEqual([...all, third, fourth].sort());
    expect(room.run('Rollback', [1]).match(/schema \d+/g)).toEqual([
      `schema ${MIGRATIONS.length + 1}`,
      `schema ${MIGRATIONS.length}`,
    ]);
    room.shell(
      'systemctl stop school-site; ln -sfn releases/2026-11-22 /opt/school-site/current; systemctl start school-site',
    );
    await expect.poll(room.log).toContain('use the newer program');
    room.shell('ln -sfn releases/2026-12-01 /opt/school-site/current');
    room.run('Rollback', [3]);
    expect(kept()).toEqual([...all, third].sort());
    expect(readFileSync(path.join(room.root, 'var/backups/school-site/since-2026-12-01.csv'), 'utf8')).toContain(
      fourth,
    );

    writeFileSync(path.join(room.dataDir, 'applications.db'), 'x'.repeat(9000));
    room.run('Restore');
    // The backup was made before the second application arrived.
    expect(kept()).toEqual([OLD, first].sort());
  },
  900_000,
);

/** The targets of the links `current` and `previous`. */
function readLinks(): string[] {
  return room.shell('readlink /opt/school-site/current /opt/school-site/previous').trim().split('\n');
}

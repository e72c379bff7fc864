// The PostgreSQL steps of engine/intake/deploy/README.md; skipped without a server and its client programs.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildService } from '../support/buildService.ts';
import { sampleFile } from '../support/sampleFiles.ts';
import { postParts } from '../support/startSample.ts';
import { openTestPostgres } from '../support/testPostgres.ts';
import { freePort } from './freePort.ts';
import { openServerRoom } from './serverRoom.ts';

it('a dump restored into an empty database contains every application with its files', async ({ skip }) => {
  const [full, empty] = [await openTestPostgres(), await openTestPostgres()];
  const port = await freePort();
  const room = openServerRoom(port);
  const service = await buildService();
  try {
    const hasPrograms = spawnSync('pg_dump', ['--version']).status === 0;
    skip(full.kind !== 'server' || !hasPrograms, 'no PostgreSQL server, or not its programs');
    const settings = path.join(room.root, 'etc/school-site.env');
    room.release(service.folder);
    room.run('Install', [1, 2, 3]);
    appendFileSync(settings, `DATABASE_URL='${full.url}'\n`);
    room.run('Install', [4]);
    const photo = sampleFile('pdf', 3000);
    const parts = { 'person[name]': 'Layla', 'photos[0]': photo };
    const { body } = await postParts(`http://127.0.0.1:${port}/apply`, parts, randomUUID());
    room.run('With PostgreSQL', [1]);
    room.shell('systemctl stop school-site');

    appendFileSync(settings, `DATABASE_URL='${empty.url}'\n`);
    room.run('With PostgreSQL', [2]);
    room.shell('systemctl start school-site; node /opt/school-site/current/check.js');
    const saved = room.shell(`school-office files ${body.reference} --to /var/backups/school-site/files`);
    expect(readFileSync(/^Saved (.+)$/m.exec(saved)?.[1] ?? '').equals(photo)).toBe(true);
  } finally {
    room.remove();
    await Promise.all([service.remove(), full.remove(), empty.remove()]);
  }
});

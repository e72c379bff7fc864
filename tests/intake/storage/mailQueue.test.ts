// The mail queue: each mail is sent once, over one connection; refused mails are retried or given up.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMailer } from '../../../engine/intake/mail/openMailer.ts';
import { type SettledMail, sendDueMails } from '../../../engine/intake/mail/sendDueMails.ts';
import { dataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import type { MailKind } from '../../../engine/intake/storage/mailQueue.ts';
import { openSqliteStore } from '../../../engine/intake/storage/sqlite/sqliteStore.ts';
import type { NewApplication } from '../../../engine/intake/storage/store.ts';
import { eventually } from '../support/eventually.ts';
import { type MailServer, startMailServer } from '../support/mailServer.ts';
import { runOffice } from '../support/runOffice.ts';
import { sampleForm } from '../support/sampleForm.ts';
import { temporaryFolder } from '../support/startSample.ts';

const from = 'Our School <office@school.example>';
const office = ['admission@school.example', 'head@school.example'];

const sampleApplication = (): NewApplication => ({
  submissionId: randomUUID(),
  form: 'sample',
  formVersion: 3,
  language: 'en',
  receivedAt: new Date().toISOString(),
  digest: '',
  aside: false,
  hint: 'ليلى',
  answers: { person: { name: 'ليلى', email: 'parent@home.example' } },
  attachments: [],
});

const accounts = { findAccount: async () => undefined };
const onError = (error: unknown) => expect.fail(String(error));

let server: MailServer;
let dataDir: string;
beforeEach(async () => {
  server = await startMailServer();
  dataDir = await temporaryFolder();
});
afterEach(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

describe('a mail that is refused', () => {
  async function rounds(status: number, count: number) {
    const store = await openSqliteStore(dataFolder(dataDir).database);
    await store.insert(sampleApplication(), { kinds: ['office'] });
    const settled: SettledMail[] = [];
    const pauses: number[] = [];
    const response = `${status} 5.1.1 <karim@home.example>: unknown`;
    let now = Date.now() + 24 * 60 * 60_000;
    let last = now;
    for (let round = 0; round < count; now += 60_000) {
      await sendDueMails({
        accounts,
        store,
        forms: [sampleForm],
        settings: { url: '', from, office },
        send: () =>
          Promise.reject(Object.assign(new Error('to Karim'), { code: 'EENVELOPE', responseCode: status, response })),
        now: () => new Date(now),
        onSettled: (event) => settled.push(event),
      });
      if (settled.length === round) {
        if ((await store.countMails()).waiting === 0) break;
        continue;
      }
      pauses.push((now - last) / 60_000);
      last = now;
      round += 1;
    }
    const { waiting, givenUp } = await store.countMails();
    await store.close();
    const { printed } = await runOffice({ dataDir }, 'list');
    return { settled, pauses, waiting, givenUp, printed };
  }

  it('temporarily is retried after growing delays', async () => {
    const { settled, pauses, waiting } = await rounds(451, 6);
    expect(settled.map(({ outcome }) => outcome)).toEqual(Array(6).fill('retry'));
    expect(pauses).toEqual([0, 1, 2, 4, 8, 16]);
    expect(waiting).toBe(1);
    expect(settled[0]).toMatchObject({ kind: 'office', code: 'EENVELOPE 451 5.1.1' });
    expect(JSON.stringify(settled)).not.toContain('Karim');
  });

  it('permanently is given up at once, counted, and reported to the office with the reason', async () => {
    const { settled, waiting, givenUp, printed } = await rounds(550, 3);
    expect(printed).toContain(`${settled[0]?.reference}: the office's mail was given up: EENVELOPE 550 5.1.1\n`);
    expect(settled.map(({ outcome }) => outcome)).toEqual(['given-up']);
    expect([waiting, givenUp]).toEqual([0, 1]);
  });

  it('temporarily for days is given up', async () => {
    const { settled, pauses } = await rounds(451, 100);
    expect(settled.at(-1)?.outcome).toBe('given-up');
    const days = pauses.reduce((sum, pause) => sum + pause, 0) / (24 * 60);
    expect(days).toBeGreaterThan(2);
    expect(days).toBeLessThan(5);
  });
});

it('a claim returns the requested number of mails, the longest due first, and untried ones can be given back', async () => {
  const store = await openSqliteStore(dataFolder(dataDir).database);
  const at = (minute: number) => `2026-11-21T10:${minute}:00.000Z`;
  const keep = (minute: number) =>
    store.insert({ ...sampleApplication(), receivedAt: at(minute) }, { kinds: ['applicant'] });
  const [last, ...first] = [await keep(13), await keep(11), await keep(12)].map(({ reference }) => reference);
  const claimed = await store.claimMails(at(20), at(50), 2);
  expect(claimed.map(({ reference }) => reference).sort()).toEqual(first.sort());
  await store.returnMails(claimed.slice(0, 1), at(20));
  const again = await store.claimMails(at(20), at(50), 9);
  expect(again).toHaveLength(2);
  expect(again).toContainEqual(claimed[0]);
  expect(again).toContainEqual({ reference: last, kind: 'applicant', attempt: 1 });
  await store.close();
});

it('two services empty a long queue over one connection each, every mail once', async () => {
  const store = await openSqliteStore(dataFolder(dataDir).database);
  const kinds: MailKind[] = ['office', 'applicant'];
  for (let i = 0; i < 60; i++) await store.insert(sampleApplication(), { kinds });
  // A store shared by both, as a database server is.
  const shared = { ...store, close: async () => undefined };
  const settings = { url: server.url, from, office };
  const open = () =>
    openMailer({ accounts, forms: [sampleForm], store: shared, settings, onSettled: () => undefined, onError });
  const mailers = [open(), open()];
  await eventually(async () => expect((await store.countMails()).waiting).toBe(0));
  await Promise.all(mailers.map((mailer) => mailer.stop()));
  await store.close();
  const sent = server.arrived.map(({ content }) => /Message-ID: (.*)/.exec(content)?.[1]);
  expect([sent.length, new Set(sent).size, server.connections()]).toEqual([120, 120, 2]);
});

it('a service that stops gives its claimed mails back, and closes the connection to a server that does not respond', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const store = await openSqliteStore(dataFolder(dataDir).database);
  for (let i = 0; i < 3; i++) await store.insert(sampleApplication(), { kinds: ['applicant'] });
  const connected = once(silent, 'connection');
  const settings = { url: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, from, office };
  const mailer = openMailer({ accounts, forms: [sampleForm], store, settings, onSettled: () => undefined, onError });
  const [connection] = await connected;
  await mailer.stop();
  connection.destroy();
  silent.close();
  const due = await store.claimMails(new Date().toISOString(), '2100-01-01T00:00:00.000Z', 9);
  expect(due.map(({ attempt }) => attempt)).toEqual([1, 1]);
  expect(await store.countMails()).toMatchObject({ waiting: 3 });
  await store.close();
});

// Mails about applications, sent to a mail server: recipients and content; none is lost or duplicated.
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MailSettings } from '../../../engine/intake/config/mailSettings.ts';
import { composeMail } from '../../../engine/intake/mail/composeMail.ts';
import { dataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import { openSqliteStore } from '../../../engine/intake/storage/sqlite/sqliteStore.ts';
import { eventually } from '../support/eventually.ts';
import { type MailServer, startMailServer } from '../support/mailServer.ts';
import { runOffice } from '../support/runOffice.ts';
import { sampleForm } from '../support/sampleForm.ts';
import { startSample, temporaryFolder } from '../support/startSample.ts';

const from = 'Our School <office@school.example>';
const office = ['admission@school.example', 'head@school.example'];
const parts = { 'person[name]': 'ليلى', 'person[email]': 'parent@home.example', 'person[age]': '7' };

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

const start = (mail: MailSettings = { url: server.url, from, office }) => startSample({ dataDir, mail });
/** The text of a mail in quoted-printable. */
const decoded = (content: string) => {
  const bytes = content
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

it('the office is notified of an application, the parent gets a receipt', async () => {
  const intake = await start();
  const { body } = await intake.post(parts);
  await eventually(() => expect(server.arrived).toHaveLength(2));
  await intake.stop();
  const [toOffice, toParent] = [office.join(), 'parent@home.example'].map((addresses) =>
    server.arrived.find(({ to }) => to.join() === addresses),
  );
  if (!toOffice || !toParent) throw new Error('not to both');
  expect(toOffice.from).toBe('office@school.example');
  expect(toOffice.content).toContain(`Subject: Sample: ${body.reference}`);
  expect(toOffice.content).toContain(`Message-ID: <${body.reference}.office@school.example>`);
  expect(toOffice.content).toContain('Auto-Submitted: auto-generated');
  expect(decoded(toOffice.content)).toMatch(
    new RegExp(`Reference: ${body.reference}[^]*Received: \\S+ \\S+ .UTC[^]*Name: ليلى`),
  );
  expect(toOffice.content).toContain('Reply-To: parent@home.example');
  expect(toParent.content).toContain(`Subject: We have received your form: Sample (${body.reference})`);
  expect(decoded(toParent.content)).toContain(`Reference: ${body.reference}`);
  // A reference may end in the digit of the answer.
  const both = decoded(toParent.content + toOffice.content).replaceAll(body.reference ?? '', '');
  expect(both).not.toMatch(/https?:|\b7\b\r\n/);
});

it('no receipt without an address, and no mail for a repeated submission', async () => {
  const intake = await start({ url: server.url, from, office: [] });
  const id = crypto.randomUUID();
  await intake.post({ 'person[name]': 'Karim' });
  await intake.post(parts, id);
  expect((await intake.post(parts, id)).status).toBe(200);
  await eventually(() => expect(server.arrived).toHaveLength(1));
  expect(server.arrived[0]?.to).toEqual(['parent@home.example']);
  await intake.stop();
  const store = await openSqliteStore(dataFolder(dataDir).database);
  expect(await store.countMails()).toEqual({ waiting: 0, givenUp: 0, leftOut: 0 });
  await store.close();
});

it('receipts to one address are limited; mails to the office are not', async () => {
  const intake = await start({ url: server.url, from, office, receiptsPerDay: 2 });
  const written = ['parent@home.example', 'Parent+1@home.example', '"parent"@Home.example', 'PARENT+x+y@HOME.EXAMPLE'];
  const sent = [];
  for (const address of written) sent.push(await intake.post({ ...parts, 'person[email]': address }));
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect((await intake.post({ ...parts, 'person[email]': 'other@home.example' })).status).toBe(201);
  await eventually(() => expect(server.arrived).toHaveLength(8));
  expect((await intake.applications()).map(({ aside }) => aside)).toEqual(Array(5).fill(false));
  const { printed } = await runOffice({ dataDir }, 'list');
  const noReceipt = sent.slice(2).map(({ body }) => `${body.reference}: no receipt: too many to this mailbox that day`);
  expect(printed.split('\n').slice(6, -1).sort()).toEqual(noReceipt.sort());
  const shown = await runOffice({ dataDir }, 'show', sent[2]?.body.reference ?? '');
  expect(shown.printed).toContain('Mail        no receipt: too many to this mailbox that day');
  await intake.stop();
  const toOffice = server.arrived.filter(({ to }) => to.join() === office.join());
  expect(toOffice).toHaveLength(5);
  const receipts = server.arrived.filter(({ to }) => to.join() !== office.join());
  expect(receipts.map(({ to }) => to.join()).sort()).toEqual([
    'Parent+1@home.example',
    'other@home.example',
    'parent@home.example',
  ]);
});

it('mails wait for an unavailable server, across a restart of the service, and are sent once', async () => {
  const { url } = server;
  await server.close();
  const intake = await start();
  expect((await intake.post(parts)).status).toBe(201);
  await intake.stop();
  server = await startMailServer(Number(new URL(url).port));

  const store = await openSqliteStore(dataFolder(dataDir).database);
  expect(await store.countMails()).toEqual({ waiting: 2, givenUp: 0, leftOut: 0 });
  await store.close();
  const later = new Date(Date.now() + 60 * 60_000);
  vi.useFakeTimers({ now: later, toFake: ['Date'] });
  try {
    const again = await start();
    await eventually(() => expect(server.arrived).toHaveLength(2));
    await again.stop();
    await (await start()).stop();
    expect(server.arrived).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

it('an answer cannot inject a recipient or a header', async () => {
  const intake = await start();
  const evil = 'a@home.example, b@home.example\r\nBcc: c@home.example';
  await intake.post({ 'person[name]': 'x\r\nBcc: d@home.example', 'person[email]': evil });
  await eventually(() => expect(server.arrived.length).toBeGreaterThan(0));
  await intake.stop();
  const recipients = server.arrived.flatMap(({ to }) => to);
  expect(recipients).toEqual(expect.arrayContaining(office));
  for (const address of ['b@home.example', 'c@home.example', 'd@home.example']) {
    expect(recipients).not.toContain(address);
    expect(server.arrived.map(({ content }) => content.split('\r\n\r\n')[0]).join()).not.toContain(`Bcc`);
  }
});

it('a receipt of a form without an e-mail question has no recipient', () => {
  const { mail: _, ...form } = sampleForm;
  const application = { reference: 'K7QM-4XRT-9', receivedAt: '2026-11-21T10:00:00.000Z', hint: '', answers: {} };
  const settings = { url: '', from, office: [] };
  expect(composeMail('applicant', form, application, settings)).toBeUndefined();
  expect(composeMail('office', form, application, settings)).toBeUndefined();
});

// Letters that the service mails for the office.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LetterMail } from '../../../engine/core/index.ts';
import type { Application } from '../../../engine/ports/index.ts';
import { eventually } from '../support/eventually.ts';
import { interviews } from '../support/interviewOffice.ts';
import { type MailServer, startMailServer } from '../support/mailServer.ts';
import { type Member, openTestOffice, type TestOffice } from '../support/officeBrowser.ts';
import { postParts } from '../support/startSample.ts';

const TO = 'parent@home.example';
const LETTER: LetterMail = { to: TO, subject: 'Invitation', text: 'Dear <parents>,\n\nplease come.' };

let server: MailServer;
let office: TestOffice;
let clerk: Member;
beforeAll(async () => {
  server = await startMailServer();
  const mail = { url: server.url, from: 'Our School <office@school.example>', office: [] };
  office = await openTestOffice({ ...interviews, mail });
  clerk = await office.member('clerk', 'work');
});
afterAll(async () => {
  await office.remove();
  await server.close();
});

const command = async ({ browser }: Member, reference: string, revision: number, asked: object) => {
  const body = { revision, command: asked as never };
  const answer = await browser.ask('POST /applications/:reference/commands', body, { reference });
  return { ...answer, body: answer.body as unknown as Application & { readonly code?: string } };
};

/** An application to which the letter is offered. */
async function invited(to: TestOffice, member: Member): Promise<Application> {
  const parts = { 'person[name]': 'Layla', 'person[email]': TO };
  const { body } = await postParts(`${to.url}/apply`, parts, randomUUID());
  const reference = body.reference ?? '';
  const { revision } = (await member.browser.ask('GET /applications/:reference', undefined, { reference })).body;
  const move = { type: 'move', move: 'invite', answers: { day: '2026-12-01' } };
  return (await command(member, reference, revision, move)).body;
}

const send = (mail: LetterMail) => ({ type: 'letter', letter: 'invitation', language: 'en', way: 'queue', mail });
const letters = () => server.arrived.filter(({ content }) => content.includes('.letter-'));
const stateOf = async (reference: string) => {
  const { body } = await clerk.browser.ask('GET /applications/:reference', undefined, { reference });
  return body.history.findLast(({ type }) => type === 'letter')?.mail;
};

it('are mailed as the officer wrote them; the record says so, without the text', async () => {
  const { reference, revision } = await invited(office, clerk);
  const { status, body } = await command(clerk, reference, revision, send(LETTER));
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain('please come');
  await eventually(() => expect(letters()).toHaveLength(1));
  const [arrived] = letters();
  expect(arrived?.to).toEqual([TO]);
  expect(arrived?.content).toContain('Subject: Invitation');
  // In quoted-printable.
  expect(arrived?.content.replaceAll('=\r\n', '')).toContain('Dear &lt;parents&gt;');
  expect(arrived?.content).not.toContain('Auto-Submitted');
  await eventually(async () => expect(await stateOf(reference)).toBe('sent'));
});

it.each([
  ['to another address', { ...LETTER, to: 'stranger@home.example' }, '409 no-address'],
  ['without a subject', { ...LETTER, subject: ' ' }, '422 bad-letter'],
  ['with a header in its subject', { ...LETTER, subject: 'x\r\nBcc: x@y.example' }, '422 bad-letter'],
  ['without a text', { ...LETTER, text: '\n' }, '422 bad-letter'],
  ['that is too long', { ...LETTER, text: 'ن'.repeat(10_001) }, '422 bad-letter'],
])('are refused %s', async (_, mail, refused) => {
  const { reference, revision } = await invited(office, clerk);
  const { status, body } = await command(clerk, reference, revision, send(mail));
  expect(`${status} ${body.code}`).toBe(refused);
  expect(await stateOf(reference)).toBeUndefined();
});

it('are not mailed if another change came first', async () => {
  const { reference, revision } = await invited(office, clerk);
  const before = letters().length;
  await command(clerk, reference, revision, { type: 'assign', to: 'clerk' });
  const { status } = await command(clerk, reference, revision, send(LETTER));
  expect(status).toBe(409);
  expect(await stateOf(reference)).toBeUndefined();
  expect(letters()).toHaveLength(before);
});

it('that the mail server refuses for good are said to be given up', async () => {
  const { reference, revision } = await invited(office, clerk);
  server.refuse(550);
  await command(clerk, reference, revision, send(LETTER));
  await eventually(async () => expect(await stateOf(reference)).toBe('given-up'));
  server.refuse();
});

it('are not offered where no mail is configured', async () => {
  const silent = await openTestOffice({ ...interviews });
  const other = await silent.member('clerk', 'work');
  expect((await other.browser.ask('GET /forms')).body.sendsMail).toBe(false);
  const { reference, revision } = await invited(silent, other);
  expect((await command(other, reference, revision, send(LETTER))).body.code).toBe('no-mails');
  await silent.remove();
});

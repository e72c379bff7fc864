// Long because all routes are called on one service with four accounts, which takes seconds to start on each store.
// The routes about applications, on both stores: lists, one application, commands, files, letters, export, trail.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationPage, ChangedMeanwhile } from '../../../engine/ports/index.ts';
import { interviews } from '../support/interviewOffice.ts';
import { type Browser, type Member, openTestOffice, type TestOffice } from '../support/officeBrowser.ts';
import { sampleFile } from '../support/sampleFiles.ts';
import { type Parts, postParts } from '../support/startSample.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';

const MARKUP = '<img src=x onerror=alert(1)>';
const FILE_NAME = `"><script>تقرير'.pdf`;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
});
afterAll(() => postgres.remove());

describe.each(['the embedded store', 'PostgreSQL'])('applications in %s', (where) => {
  let office: TestOffice;
  let logged = '';
  let reader: Member;
  let clerk: Member;
  let other: Member;
  let manager: Member;
  beforeAll(async () => {
    office = await openTestOffice({
      ...interviews,
      ...(where === 'PostgreSQL' && { databaseUrl: postgres.url }),
      log: {
        level: 'trace',
        stream: {
          write: (line: string) => {
            logged += line;
          },
        },
      },
      limits: { officeRequests: { perSender: 10_000 } },
    });
    reader = await office.member('reader', 'read');
    clerk = await office.member('clerk', 'work');
    other = await office.member('other', 'work');
    manager = await office.member('boss', 'manage');
  });
  afterAll(() => office.remove());

  async function receive(parts: Parts): Promise<string> {
    const { body } = await postParts(`${office.url}/apply`, parts, randomUUID());
    return body.reference ?? JSON.stringify(body);
  }

  /** A page of the list; tests search for words of their own, since they do not see only their applications. */
  async function list(query: Readonly<Record<string, string>>, browser: Browser = clerk.browser) {
    const parameters = new URLSearchParams({ form: 'sample', ...query });
    const { status, body } = await browser.send('GET', `/office/api/applications?${parameters}`);
    return { status, body: body as unknown as ApplicationPage & { readonly code?: string } };
  }

  const open = (reference: string, { browser }: Member = clerk) =>
    browser.ask('GET /applications/:reference', undefined, { reference });

  const command = (reference: string, revision: number, asked: object, { browser }: Member = clerk) =>
    browser.ask('POST /applications/:reference/commands', { revision, command: asked as never }, { reference });

  it('describes the forms in the language of the page', async () => {
    const { body } = await clerk.browser.ask('GET /forms');
    expect(body.accounts).toEqual(['boss', 'clerk', 'other', 'reader']);
    expect(body.school).toEqual({ name: 'School', telephone: '+961 1 234 567' });
    const [form] = body.forms;
    expect(form?.columns).toEqual([
      { label: 'Age' },
      {
        label: 'Is there a report',
        options: [
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ],
      },
    ]);
    expect(form?.moves[0]).toMatchObject({ id: 'invite', letter: 'invitation', asks: { required: ['day'] } });
    const arabic = await clerk.browser.send('GET', '/office/api/forms', undefined, { 'accept-language': 'ar' });
    expect(arabic.body).toMatchObject({ forms: [{ title: 'نموذج', statuses: [{ label: 'جديد' }, {}, {}] }] });
  });

  it('lists by filters, search and order, page by page', async () => {
    const tag = 'Zephyrine';
    for (const age of ['7', '5', '12']) {
      await receive({ 'person[name]': `${tag} ${age}`, 'person[age]': age, 'person[hasReport]': 'no' });
    }
    const names = async (query: Readonly<Record<string, string>>) =>
      (await list({ words: tag, ...query })).body.rows.map(({ name }) => name.replace(`${tag} `, ''));
    expect(await names({})).toEqual(['12', '5', '7']);
    expect(await names({ sort: 'column0' })).toEqual(['5', '7', '12']);
    expect(await names({ sort: 'column0', direction: 'descending' })).toEqual(['12', '7', '5']);
    expect(await names({ words: 'zéphyrine 12' })).toEqual(['12']);
    expect(await names({ column1: 'no', unseen: '1', status: 'new,invited' })).toHaveLength(3);
    expect(await names({ column1: 'yes' })).toEqual([]);
    expect(await names({ assigned: 'me' })).toEqual([]);
    expect(await names({ assigned: 'none' })).toHaveLength(3);
    expect(await names({ before: '2020-01-01' })).toEqual([]);
    expect(await names({ since: '2020-01-01' })).toHaveLength(3);
    const { body } = await list({ words: tag });
    expect(body.counts).toEqual({ new: 3 });
    expect(body.rows[0]).toMatchObject({ columns: ['12', 'No'], unseen: true, flagged: false, attachments: 0 });
  });

  it('follows its pages to the end', async () => {
    for (let i = 0; i < 52; i++) await receive({ 'person[name]': `Quillon ${i}` });
    const first = await list({ words: 'Quillon' });
    const second = await list({ words: 'Quillon', after: first.body.next ?? '' });
    expect([first.body.rows.length, second.body.rows.length, second.body.next]).toEqual([50, 2, undefined]);
  });

  it.each([
    { form: 'nothing' },
    { status: 'nothing' },
    { assigned: 'clerk' },
    { unseen: 'yes' },
    { since: '2026-02-30' },
    { sort: 'column5' },
    { direction: 'up' },
    { after: 'x' },
    { column0: 'x' },
    { column1: 'maybe' },
    { nothing: 'x' },
    { words: 'x'.repeat(201) },
  ])('refuses the list %o', async (query) => {
    const { status, body } = await list(query as never);
    expect([status, body.code]).toEqual([422, 'bad-list']);
  });

  it('refuses a list that names a condition twice', async () => {
    const path = `/office/api/applications?form=sample${'&column1=yes'.repeat(1000)}`;
    const { status, body } = await clerk.browser.send('GET', path);
    expect([status, body.code]).toEqual([422, 'bad-list']);
  });

  it('shows an application, and records who opened it, once', async () => {
    const reference = await receive({ 'person[name]': 'Opened', 'person[email]': 'p@example.org' });
    await open(reference, reader);
    const { body } = await open(reference, reader);
    expect(body.history.map(({ type, by }) => [type, by])).toEqual([
      ['received', 'parent'],
      ['opened', 'reader'],
    ]);
    expect(body).toMatchObject({ reference, status: 'new', unseen: false, language: 'en' });
    expect(body.steps[0]).toMatchObject({ label: 'All', answers: [{ label: 'Name', text: 'Opened' }, {}] });
    expect(body.contacts).toEqual([expect.objectContaining({ kind: 'email', value: 'p@example.org' })]);
    expect((await open('AAAA-AAAA-A')).body.code).toBe('no-application');
  });

  it('shows family and look-alikes with the answers that differ', async () => {
    const email = `${where.length}@family.example`;
    const first = await receive({ 'person[name]': 'Twin', 'person[age]': '6', 'person[email]': email });
    const second = await receive({ 'person[name]': 'Twin', 'person[age]': '6', 'person[email]': 'other@x.example' });
    const third = await receive({ 'person[name]': 'Sister', 'person[age]': '4', 'person[email]': email });
    const { body } = await open(first);
    expect(body.family.map((row) => row.reference)).toEqual([third]);
    expect(body.lookAlikes.map((row) => row.reference)).toEqual([second]);
    const compare = (other: string) =>
      clerk.browser.ask('GET /applications/:reference/look-alikes/:other', undefined, { reference: first, other });
    expect((await compare(second)).body).toEqual([{ label: 'Email', here: email, there: 'other@x.example' }]);
    expect((await compare(third)).body.code).toBe('no-application');
  });

  it('carries out commands; the later of two clerks is told what changed', async () => {
    const reference = await receive({ 'person[name]': 'Moved' });
    const { revision } = (await open(reference)).body;
    const move = { type: 'move', move: 'invite', answers: { day: '2026-12-01' } };
    const moved = await command(reference, revision, move);
    expect(moved.body).toMatchObject({ status: 'invited' });
    const late = await command(reference, revision, { type: 'assign', to: 'other' }, other);
    expect(late.status).toBe(409);
    expect(late.body as unknown as ChangedMeanwhile).toMatchObject({
      code: 'changed-meanwhile',
      since: [{ type: 'moved', by: 'clerk', answers: [{ label: 'Date', text: '01/12/2026' }] }],
      application: { status: 'invited' },
    });
    const noted = await command(reference, revision, { type: 'note', text: 'Called.' }, other);
    expect(noted.body).toMatchObject({
      history: expect.arrayContaining([expect.objectContaining({ note: 'Called.' })]),
    });
  });

  it('refuses what is not possible', async () => {
    const reference = await receive({ 'person[name]': 'Refused' });
    const { revision } = (await open(reference)).body;
    const code = async (asked: object, by: Member = clerk) => {
      const { status, body } = await command(reference, revision, asked, by);
      return `${status} ${(body as { code?: string }).code}`;
    };
    expect(await code({ type: 'move', move: 'close' })).toBe('403 not-your-role');
    expect(await code({ type: 'delete' })).toBe('403 not-your-role');
    expect(await code({ type: 'note', text: 'x' }, reader)).toBe('403 not-your-role');
    expect(await code({ type: 'move', move: 'nothing' })).toBe('409 not-possible');
    expect(await code({ type: 'assign', to: 'stranger' })).toBe('404 no-account');
    expect(await code({ type: 'note', text: ' ' })).toBe('422 bad-note');
    expect(await code({ type: 'note', text: 'ن'.repeat(4001) })).toBe('422 bad-note');
    expect(await code({ type: 'nothing' })).toBe('400 broken-request');
    expect(await code({ type: 'flag', flagged: true, by: 'boss' })).toBe('400 broken-request');
    const unanswered = await clerk.browser.send(
      'POST',
      `/office/api/applications/${reference}/commands`,
      { revision, command: { type: 'move', move: 'invite' } },
      { 'accept-language': 'ar' },
    );
    expect(unanswered.body).toEqual({ code: 'invalid-answers', errors: [{ path: 'day', message: 'التاريخ مطلوب' }] });
  });

  it('deletes for managers; the trail keeps what happened, without answers', async () => {
    const reference = await receive({ 'person[name]': 'Erased' });
    const { revision } = (await open(reference, manager)).body;
    expect((await command(reference, revision, { type: 'delete' }, manager)).body).toEqual({});
    expect((await open(reference)).status).toBe(404);
    const { body } = await manager.browser.ask('GET /trail');
    expect(
      body.events.filter((event) => event.type !== 'account' && event.reference === reference).map(({ type }) => type),
    ).toEqual(['deleted', 'opened', 'received']);
    expect(JSON.stringify(body)).not.toContain('Erased');
    const mine = await manager.browser.send(
      'GET',
      `/office/api/trail?by=boss&type=deleted&reference=${reference.toLowerCase()}`,
    );
    expect(mine.body).toMatchObject({ events: [{ type: 'deleted', reference, isDeleted: true, form: 'sample' }] });
    expect((await manager.browser.send('GET', '/office/api/trail?type=nothing')).status).toBe(422);
    const older = await manager.browser.send('GET', `/office/api/trail?before=${body.events.at(-1)?.number}`);
    expect(older.status).toBe(200);
    expect((await manager.browser.send('GET', '/office/api/trail?before=x')).status).toBe(422);
  });

  it('returns stored markup as data, and files that run nothing', async () => {
    const pdf = sampleFile('pdf', 5000);
    const reference = await receive({
      'person[name]': MARKUP,
      'person[hasReport]': 'yes',
      'person[report]': [FILE_NAME, pdf],
    });
    const { body, headers } = await open(reference);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body.name).toBe(MARKUP);
    const [file] = body.files;
    expect(file).toMatchObject({ label: 'Report', type: 'application/pdf', size: 5000 });
    const address = `${office.url}/office/api/applications/${reference}/files/${file?.id}`;
    const cookie = [...reader.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const seen = await fetch(address, { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    expect(Buffer.from(await seen.arrayBuffer()).equals(pdf)).toBe(true);
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(seen.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'; /);
    expect(seen.headers.get('content-security-policy')).not.toContain('script');
    const named = seen.headers.get('content-disposition') ?? '';
    expect(named).toMatch(/^attachment; filename="[ \w.()-]+"; filename\*=UTF-8''[\w.%~!-]+$/);
    const saved = await fetch(`${address}?download`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; /);
    await saved.body?.cancel();
    const elsewhere = await receive({ 'person[name]': 'No files' });
    const guessed = await reader.browser.ask('GET /applications/:reference/files/:id', undefined, {
      reference: elsewhere,
      id: file?.id ?? '',
    });
    expect([guessed.status, guessed.body.code]).toEqual([404, 'no-such-file']);
  });

  it('fills letters in both languages, and records that one was made', async () => {
    const reference = await receive({ 'person[name]': 'Layla', 'person[email]': 'l@example.org' });
    const { revision } = (await open(reference)).body;
    const params = { reference, letter: 'invitation' };
    const early = await clerk.browser.ask('GET /applications/:reference/letters/:letter', undefined, params);
    expect(early.body.code).toBe('not-possible');
    const moved = await command(reference, revision, { type: 'move', move: 'invite', answers: { day: '2026-12-01' } });
    const { body } = await clerk.browser.ask('GET /applications/:reference/letters/:letter', undefined, params);
    expect(body.to).toBe('l@example.org');
    expect(body.en.text.join()).toMatch(/Layla.*1 December 2026/);
    expect(body.ar.subject).toMatch(/^دعوة /);
    const letter = { type: 'letter', letter: 'invitation', language: 'ar', way: 'mail-program' };
    const made = await command(reference, (moved.body as { revision: number }).revision, letter);
    expect(made.body).toMatchObject({ history: expect.arrayContaining([expect.objectContaining(letter)]) });
  });

  it('exports what the filter shows; everything for managers only', async () => {
    const reference = await receive({ 'person[name]': 'Exported Once' });
    const get = async (query: string, { browser }: Member) => {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return fetch(`${office.url}/office/api/export?form=sample${query}`, {
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
      });
    };
    expect((await get('', clerk)).status).toBe(403);
    expect((await get('&before=2999-01-01', clerk)).status).toBe(403);
    expect((await get('&words=exported', reader)).status).toBe(403);
    const csv = await get('&as=csv&words=exported', clerk);
    const lines = (await csv.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(reference);
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="Sample.csv"/);
    const chosen = await get('&as=csv&words=exported&columns=status,/person/name', clerk);
    expect(await chosen.text()).toBe('"Status","All: Name"\r\n"New","Exported Once"\r\n');
    expect((await get('&words=exported&columns=/person/nothing', clerk)).status).toBe(422);
    const arabic = await clerk.browser.send('GET', '/office/api/export/columns?form=sample', undefined, {
      'accept-language': 'ar',
    });
    expect(arabic.body).toMatchObject([
      { label: 'نموذج', columns: [{ id: 'reference', label: 'الرقم المرجعي' }, {}, {}, {}, {}] },
      { label: 'الكل', columns: expect.arrayContaining([{ id: '/person/name', label: 'Name' }]) },
    ]);
    const xlsx = await get('&as=xlsx', manager);
    expect(
      Buffer.from(await xlsx.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect((await open(reference)).body.history.map(({ type }) => type)).toEqual([
      'received',
      'exported',
      'exported',
      'exported',
      'opened',
    ]);
  });

  it('says what waits', async () => {
    const reference = await receive({ 'person[name]': 'Waiting' });
    const { revision } = (await open(reference)).body;
    await command(reference, revision, { type: 'assign', to: 'clerk' });
    const { body } = await clerk.browser.ask('GET /start');
    expect(body).toEqual([expect.objectContaining({ id: 'sample', mine: 1, flagged: 0 })]);
    expect(body[0]?.counts.new).toBeGreaterThan(0);
    expect((await list({ assigned: 'me' })).body.rows.map((row) => row.reference)).toEqual([reference]);
    expect((await list({ assigned: '@clerk' }, other.browser)).body.rows).toHaveLength(1);
  });

  it('writes no answer into the log', () => {
    expect(logged).toContain('signed in');
    for (const answer of ['Zephyrine', 'Quillon', 'Layla', 'l@example.org', 'onerror', 'Called', 'Exported Once']) {
      expect(logged).not.toContain(answer);
    }
  });
});

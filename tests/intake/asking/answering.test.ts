// Asking a parent again at a running service, on both stores: what a link shows, what an answer changes, and what it does not.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import type { Application } from '../../../engine/intake/storage/store.ts';
import { describeOffice, type OfficeUnderTest } from '../accounts/describeOffice.ts';
import { sampleFile } from '../support/sampleFiles.ts';
import { temporaryFolder } from '../support/startSample.ts';
import { ask, BORN, LAYLA, parentAt, receive } from './parent.ts';

const MARKUP = '<img src=x onerror=alert(1)>';
const pdf = sampleFile('pdf', 3000);

describeOffice('a parent who is asked again', (at: OfficeUnderTest) => {
  let reference: string;
  let proof: { reference: string; day: string };
  beforeEach(async () => {
    reference = await receive(at.office);
    proof = { reference, day: BORN };
  });

  const shown = async (...options: string[]) =>
    JSON.parse((await at.office.run('show', reference, '--json', ...options)).printed) as Application;

  it('is shown nothing of the application before the proof, and then what is asked and nothing else', async () => {
    const { office } = at;
    const { printed } = await office.run('ask', reference, '/person/name', '--message', MARKUP);
    expect(printed).toContain('/answer#');
    const parent = parentAt(office, /#([\w-]{43})\n/.exec(printed)?.[1] ?? '');
    const closed = await parent.open();
    expect(closed.body).toEqual({
      id: expect.any(String),
      form: 'sample',
      day: 'Born',
      state: 'open',
      at: expect.any(String),
    });
    expect(closed.headers.get('cache-control')).toBe('no-store');
    const { status, headers, body } = await parent.open({ reference: reference.toLowerCase(), day: '٤/٣/٢٠١٩' });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.asked).toEqual({
      reference,
      questions: ['/person/name'],
      message: MARKUP,
      answers: { person: { name: 'Layla', hasReport: 'no' } },
    });
    expect(JSON.stringify(body)).not.toContain('home@example.org');
  });

  it('changes what was asked, as a new version; the first stays', async () => {
    const parent = parentAt(at.office, await ask(at.office, reference, '/person/name', '/person/hasReport'));
    const given = {
      'person[name]': ` ${MARKUP}`,
      'person[hasReport]': 'yes',
      'person[report]': ['r.pdf', pdf] as const,
    };
    const id = randomUUID();
    const { status, body } = await parent.answer(proof, given, id);
    expect([status, body]).toEqual([201, { reference, receivedAt: expect.any(String) }]);
    expect(await shown()).toMatchObject({
      ...{ version: 2, versions: 2, hint: MARKUP, attachments: [{ fileName: 'r.pdf' }] },
      answers: { person: { name: MARKUP, born: BORN, email: 'home@example.org', hasReport: 'yes' } },
    });
    const first = await shown('--version', '1');
    expect(first).toMatchObject({ version: 1, attachments: [], hint: 'Layla' });
    expect(first.answers).toEqual({
      person: { name: 'Layla', born: BORN, email: 'home@example.org', hasReport: 'no' },
    });
    expect((await at.office.run('list', '--words', 'onerror')).printed).toContain(reference);
    expect((await at.office.run('list', '--words', 'layla')).printed).not.toContain(reference);
    expect((await at.office.run('export', '--as', 'jsonl')).printed).toContain('onerror');
    expect((await at.office.run('history', reference)).printed).toContain('answered again, version 2');
    // The same request again, and another one under the same id and under its own.
    expect(await parent.answer(proof, given, id)).toMatchObject({ status: 200, body: { reference } });
    expect((await parent.answer(proof, { ...given, 'person[name]': 'Other' }, id)).status).toBe(409);
    expect((await parent.answer(proof, given)).status).toBe(410);
    expect((await shown()).versions).toBe(2);
    expect((await parent.open(proof)).body).toEqual({
      ...{ id: expect.any(String), form: 'sample', day: 'Born', state: 'answered', at: body.receivedAt },
    });
  });

  it.each<[string, Record<string, string>, string]>([
    ['an answer that is not valid', { 'person[name]': ' ' }, 'person[name]'],
    ['an answer that was not asked', { 'person[name]': 'Layla', 'person[email]': 'me@example.org' }, 'person[email]'],
    ['an unknown question', { 'person[name]': 'Layla', other: 'x' }, 'other'],
    ['a file descriptor that she made', { 'person[name]': 'Layla', 'photos[0][id]': 'x' }, 'photos[0][id]'],
  ])('is refused %s, and may try again', async (_, given, path) => {
    const parent = parentAt(at.office, await ask(at.office, reference, '/person/name'));
    expect(await parent.answer(proof, given)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
    expect((await shown()).versions).toBe(1);
    expect((await parent.answer(proof, { 'person[name]': 'Lila' })).status).toBe(201);
  });

  it('keeps files by their ids, replaces others, and the first version has its own still', async () => {
    const files = { 'photos[0]': ['a.pdf', pdf] as const, 'photos[1]': ['b.pdf', sampleFile('pdf', 4000)] as const };
    reference = await receive(at.office, { ...LAYLA, ...files });
    proof = { reference, day: BORN };
    const parent = parentAt(at.office, await ask(at.office, reference, '/photos'));
    const { asked } = (await parent.open(proof)).body;
    const [, kept] = (asked?.answers.photos ?? []) as { id: string; name: string }[];
    const given = { 'photos[0]': kept?.id ?? '', 'photos[1]': ['c.pdf', sampleFile('pdf', 5000)] as const };
    expect((await parent.answer(proof, given)).status).toBe(201);
    const names = (files: Application['attachments']) => files.map(({ fileName }) => fileName);
    const [newest, first] = [await shown(), await shown('--version', '1')];
    expect([names(newest.attachments), names(newest.otherFiles)]).toEqual([['b.pdf', 'c.pdf'], ['a.pdf']]);
    expect([names(first.attachments), names(first.otherFiles)]).toEqual([['a.pdf', 'b.pdf'], ['c.pdf']]);
    const folder = await temporaryFolder();
    const saved = await at.office.run('files', reference, '--to', folder);
    const backup = await at.office.run('backup', '--to', `${folder}/backup`);
    expect(backup.printed || backup.complained).toMatch(/and 3 files|database server/);
    await rm(folder, { recursive: true });
    expect(saved.printed.trimEnd().split('\n')).toHaveLength(3);
    expect((await at.office.run('delete', reference, '--yes')).code).toBe(0);
    expect((await parent.open(proof)).status).toBe(404);
  });

  it('may not name a file of another application', async () => {
    const other = await receive(at.office, { ...LAYLA, 'photos[0]': ['secret.pdf', pdf] });
    const { attachments } = JSON.parse((await at.office.run('show', other, '--json')).printed) as Application;
    const parent = parentAt(at.office, await ask(at.office, reference, '/photos'));
    expect((await parent.answer(proof, { 'photos[0]': attachments[0]?.id ?? '' })).status).toBe(422);
  });

  it('is asked only what can be asked', async () => {
    const { office } = at;
    for (const question of ['/person/born', '/person/report', '/pets/0/name', '/nothing', '<b>']) {
      const { code, complained } = await office.run('ask', reference, question);
      expect([code, complained]).toEqual([1, expect.stringContaining('cannot be asked again')]);
    }
    const listed = (await office.run('ask', reference)).printed;
    expect(listed).toContain('  /person/hasReport  Is there a report\n');
    expect(listed).not.toContain('/person/born');
    const without = await receive(office, { 'person[name]': 'Karim' });
    expect((await office.run('ask', without, '/person/name')).code).toBe(1);
  });
});

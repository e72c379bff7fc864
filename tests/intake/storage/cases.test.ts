// Long because all of it runs on each store, which is opened anew for each test.
// The office's part of the contract of a store: record, state, lists, deletion.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CaseState, type Command, type Role, reduceCase } from '../../../engine/core/index.ts';
import { digestOf } from '../../../engine/intake/accounts/token.ts';
import { adminOverStorage } from '../../../engine/intake/admin/adminOverStorage.ts';
import { findStore, type StoreSettings } from '../../../engine/intake/admin/findStore.ts';
import { refreshListing } from '../../../engine/intake/jobs/refreshListing.ts';
import type { NewVersion } from '../../../engine/intake/storage/answerStore.ts';
import type { Filter, Row, SortBy } from '../../../engine/intake/storage/caseStore.ts';
import { MOVED_TABLES } from '../../../engine/intake/storage/sql/movedTables.ts';
import type { SqlDatabase } from '../../../engine/intake/storage/sql/sql.ts';
import type { ServiceStorage } from '../../../engine/intake/storage/storage.ts';
import type { NewApplication, Store } from '../../../engine/intake/storage/store.ts';
import { withDatabase } from '../move/snapshot.ts';
import { sampleForm } from '../support/sampleForm.ts';
import { sampleOffice, sampleOffices } from '../support/sampleOffice.ts';
import { temporaryFolder } from '../support/startSample.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';
import { testedStores } from './testedStores.ts';

vi.setConfig({ testTimeout: 60_000 });

const ANNA = { name: 'anna', role: 'manage' as Role };
const KARIM = { name: 'karim', role: 'work' as Role };

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
}, 60_000);
afterAll(() => postgres.remove());

describe.each(Object.entries(testedStores))('the store %s', (_, { settings, empty }) => {
  let dataDir: string;
  let storage: ServiceStorage;
  let store: Store;
  const place = (): StoreSettings => ({ ...settings?.(postgres), dataDir });
  async function open(offices = sampleOffices): Promise<void> {
    const kind = await findStore({ ...place(), forms: [sampleForm], offices });
    storage = await kind.openForService(() => undefined);
    ({ store } = storage);
    await store.check();
  }
  beforeEach(async () => {
    dataDir = await temporaryFolder();
    await open();
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
    await empty?.(postgres);
  });

  /** Runs `work` past the store, which is closed meanwhile. */
  async function inDatabase<T>(work: (database: SqlDatabase) => Promise<T>): Promise<T> {
    await store.close();
    const { databaseUrl } = place();
    const result = await withDatabase({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) }, work);
    await open();
    return result;
  }

  const listed = async (database: SqlDatabase) => {
    const rows = [
      ...(await database.run('select * from listing')),
      ...(await database.run('select * from family_key')),
    ];
    return rows.map((row) => JSON.stringify(row)).sort();
  };

  const office = () => adminOverStorage(storage, { forms: [sampleForm], offices: sampleOffices });
  let minute = 0;
  async function received(person: object, changes: Partial<NewApplication> = {}): Promise<string> {
    const { name = '' } = person as { name?: string };
    const receivedAt = new Date(Date.parse('2026-11-21T10:00:00.000Z') + 60_000 * minute++).toISOString();
    const { reference } = await store.insert(
      {
        ...{ submissionId: randomUUID(), form: 'sample', formVersion: 3, language: 'en', receivedAt, digest: '' },
        ...{ aside: false, hint: name, answers: { person }, attachments: [] },
        ...changes,
      },
      { kinds: ['office'] },
    );
    return reference;
  }
  const version = (person: object): NewVersion => ({
    ...{
      submissionId: randomUUID(),
      digest: 'd',
      formVersion: 4,
      language: 'ar',
      hint: 'D',
      attachments: [],
      kept: [],
    },
    ...{ answeredAt: new Date().toISOString(), answers: { person } },
  });
  const revisionOf = async (reference: string) => (await store.findCase(reference))?.state.revision ?? 0;
  const names = (rows: readonly Row[]) => rows.map(({ hint }) => hint);
  const find = async (filter: Filter, sort?: SortBy, descending?: boolean) =>
    names((await store.page({ filter, sort, descending, limit: 100 })).rows);

  it('a letter is queued with its event, or not at all', async () => {
    const reference = await received({ name: 'Layla' });
    const event = { type: 'letter', letter: 'a', language: 'en', way: 'queue' } as const;
    const draft = { by: 'anna', at: '2026-11-22T08:00:00.000Z', event, content: { to: 'a@x.example' } };
    expect(await store.append(reference, draft, 999)).toBeUndefined();
    expect((await store.countMails()).waiting).toBe(1);
    const added = await store.append(reference, draft);
    expect((await store.countMails()).waiting).toBe(2);
    expect((await store.record(reference)).at(-1)).toMatchObject({ ...event, mail: 'waiting', content: draft.content });
    const kind = `letter-${added?.number ?? 0}` as const;
    const claimed = await store.claimMails('2027-01-01T00:00:00.000Z', '2027-01-01T01:00:00.000Z', 10);
    expect(claimed.map((mail) => mail.kind).sort()).toEqual([kind, 'office']);
    await store.recordOutcome({ reference, kind, attempt: 1 }, { givenUp: '550' });
    expect((await store.record(reference)).at(-1)?.mail).toBe('given-up');
    await store.recordOutcome({ reference, kind, attempt: 1 }, 'sent');
    expect((await store.record(reference)).at(-1)?.mail).toBe('sent');
    await office().remove(reference, 'anna');
    expect((await store.countMails()).waiting).toBe(0);
  });

  it('the trail has all applications, deleted ones included; an export is one entry, wherever a page ends', async () => {
    const references: string[] = [];
    for (let i = 0; i < 7; i++) references.push(await received({ name: `Child ${i}` }));
    const end = ((await store.record(references[0] ?? ''))[0]?.number ?? 0) + references.length;
    const by = { by: 'nour', at: '2026-11-22T08:00:00.000Z' };
    await store.recordExport(references, by);
    await office().remove(references[0] ?? '', 'karim');
    for (const limit of [1, 2, 5, 100]) {
      const { entries, next } = await store.trail({}, limit);
      expect(entries[0]).toMatchObject({ type: 'deleted', by: 'karim', isDeleted: true, form: 'sample' });
      const page = limit === 1 ? await store.trail({ before: next }, 1) : { entries: entries.slice(1), next };
      expect(page.entries[0]).toMatchObject({ type: 'exported', by: 'nour', applications: 7, form: 'sample' });
      if (limit <= 2) expect(page.next).toBe(end);
    }
    const rest = await store.trail({ before: end }, 3);
    expect(rest.entries.map((entry) => entry.type !== 'account' && entry.reference)).toEqual(
      references.slice(4).reverse(),
    );
    expect((await store.trail({ by: 'nour' }, 3)).entries).toMatchObject([{ type: 'exported', applications: 7 }]);
    expect((await store.trail({ type: 'deleted' }, 1)).entries).toMatchObject([{ reference: references[0] }]);
    const one = await store.trail({ reference: references[1] ?? '' }, 10);
    expect(one.entries.map((entry) => [entry.type, entry.type !== 'account' && entry.applications])).toEqual([
      ['exported', 1],
      ['received', undefined],
    ]);
  });

  it('an application begins with "received", in the first status', async () => {
    const reference = await received({ name: 'Layla' }, { aside: true });
    const [event, ...others] = await store.record(reference);
    expect(event).toMatchObject({
      type: 'received',
      by: 'parent',
      form: 'sample',
      status: 'new',
      aside: true,
      reference,
    });
    expect(others).toEqual([]);
    expect(await store.show(reference)).toMatchObject({ status: 'new', aside: true, revision: event?.number });
  });

  it('of two clerks at once the later is told what changed, and nothing is overwritten', async () => {
    const reference = await received({ name: 'Layla' });
    const revision = await revisionOf(reference);
    const admin = office();
    const outcomes = await Promise.all([
      admin.carryOut(reference, { type: 'move', move: 'handled', revision }, ANNA),
      admin.carryOut(reference, { type: 'assign', to: 'karim', revision }, KARIM),
    ]);
    const [first, late] = [...outcomes].sort((a, b) => Number(b.ok) - Number(a.ok));
    if (!first?.ok || late?.ok !== false) throw new Error('one of the two had to be refused');
    expect(late).toEqual({ ok: false, reason: 'changed-meanwhile', since: [first.event] });
    expect(await store.record(reference)).toHaveLength(2);
  });

  it('replaying the record gives the state of every row, whatever was asked for', async () => {
    const command = fc.oneof(
      fc.constantFrom<Command['type']>('open', 'export', 'delete').map((type) => ({ type })),
      fc.record({ type: fc.constant('move'), move: fc.constantFrom('handled', 'unhandled', 'none') }),
      fc.record({ type: fc.constant('note'), text: fc.constantFrom('called', ' ') }),
      fc.record({ type: fc.constant('assign'), to: fc.constantFrom('anna', null) }),
      fc.record({ type: fc.constant('flag'), aside: fc.boolean() }),
      fc.record({ type: fc.constant('ask'), questions: fc.constantFrom(['/person/name'], ['/nothing']) }),
      fc.constantFrom<'revoke-ask' | 'answer'>('revoke-ask', 'answer').map((type) => ({ type })),
    );
    const order = fc.record({ command, of: fc.nat(2), by: fc.constantFrom(ANNA, KARIM), isStale: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 5, maxLength: 25 }), async (orders) => {
        const admin = office();
        const references = [
          await received({ name: 'A', born: '2019-03-04' }),
          await received({ name: 'B', born: '2019-03-04' }),
          await received({ name: 'C' }),
        ];
        let token = '';
        for (const { command, of, by, isStale } of orders) {
          const reference = references[of] ?? '';
          const revision = (await revisionOf(reference)) - Number(isStale && of === 0);
          if (command.type === 'answer') {
            await store.answer(token, version({ name: 'D' }));
            continue;
          }
          const carried = await admin.carryOut(reference, { ...command, revision } as Command, by);
          if (carried.ok && carried.link) token = digestOf(carried.link.path.split('#')[1] ?? '');
        }
        await admin.recordExport(references, { by: 'anna', at: '2026-11-22T09:00:00.000Z' });
        const numbers: number[] = [];
        for (const reference of references) {
          const record = await store.record(reference);
          numbers.push(...record.map(({ number }) => number));
          const replayed = record.reduce<CaseState | undefined>(reduceCase, undefined);
          if (replayed?.deleted) {
            expect(await store.findCase(reference)).toBeUndefined();
            expect(record.some(({ content }) => content)).toBe(false);
            continue;
          }
          expect((await store.findCase(reference))?.state).toEqual(replayed);
          const link = await store.latestLink(reference);
          const canBeAnswered = link !== undefined && link.revokedAt === undefined && link.answered === undefined;
          expect(canBeAnswered).toBe(replayed?.again === 'asked');
          const answered = record.filter(({ type }) => type === 'answered-again');
          expect(await store.versions(reference)).toHaveLength(1 + answered.length);
        }
        // Without a gap.
        numbers.sort((a, b) => a - b);
        expect(numbers.at(-1)).toBe((numbers[0] ?? 0) + numbers.length - 1);
      }),
      { numRuns: 12 },
    );
    // What is derived from the answers is derived again, and is the same.
    const before = await inDatabase(async (database) => {
      const rows = await listed(database);
      const blank = ['definition', 'name', 'search', 'sort1', 'sort2'].map((column) => `${column} = ''`);
      await database.run(`update listing set ${blank.join()}`);
      await database.run('delete from family_key');
      return rows;
    });
    const log = { info: () => undefined };
    await refreshListing({ store, offices: [sampleOffice], isStopping: () => false, log });
    expect(await inDatabase(listed)).toEqual(before);
    expect(before.length).toBeGreaterThan(12);
  });

  it('replaying the record gives the accounts and their roles', async () => {
    const role = fc.constantFrom<Role>('read', 'work', 'manage');
    const order = fc.record({
      name: fc.constantFrom('rima', 'omar'),
      what: fc.constantFrom('add', 'role', 'remove'),
      role,
    });
    const by = { by: 'anna', at: '2026-11-22T09:00:00.000Z' };
    const { accounts } = storage;
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 5, maxLength: 15 }), async (orders) => {
        for (const { name, what, role } of orders) {
          const token = randomUUID();
          if (what === 'add')
            await accounts.addAccount(name, role, by, { token, expiresAt: '2999-01-01T00:00:00.000Z' });
          else if (what === 'role') await accounts.setRole(name, role, by);
          else await accounts.removeAccount(name, by);
        }
        const { entries } = await store.trail({ type: 'account' }, 1000);
        const replayed = new Map<string, Role>();
        for (const entry of entries.toReversed()) {
          if (entry.type !== 'account') continue;
          if (entry.change === 'removed') replayed.delete(entry.account);
          else if (entry.change === 'added' || entry.change === 'role') replayed.set(entry.account, entry.role);
        }
        const kept = (await accounts.listAccounts()).map(({ name, role }) => [name, role]);
        expect(kept.sort()).toEqual([...replayed].sort());
      }),
      { numRuns: 8 },
    );
  });

  it('a version comes with its event, the listing of its answers, and leaves those before as they were', async () => {
    const reference = await received({ name: 'Layla', born: '2019-03-04', email: 'old@example.org' });
    const admin = office();
    for (const [i, name] of ['Lila', 'Lulu'].entries()) {
      const revision = await revisionOf(reference);
      const asked = await admin.carryOut(reference, { type: 'ask', questions: ['/person/name'], revision }, ANNA);
      const token = digestOf((asked.ok && asked.link?.path.split('#')[1]) || '');
      expect(await store.findLink(token)).toMatchObject({ reference, questions: ['/person/name'], form: 'sample' });
      const added = version({ name, born: '2019-03-04', email: 'new@example.org' });
      expect(await store.answer(token, added)).toMatchObject({ type: 'answered-again', version: i + 2, by: 'parent' });
      expect(await store.answer(token, { ...added, submissionId: randomUUID() })).toBeUndefined();
      expect((await store.latestLink(reference))?.answered).toEqual({
        ...{ at: added.answeredAt, submissionId: added.submissionId, digest: 'd' },
      });
    }
    expect((await store.findCase(reference))?.state.again).toBe('answered');
    expect((await store.versions(reference)).map(({ answers }) => answers.person)).toMatchObject([
      ...[{ name: 'Layla' }, { name: 'Lila' }, { name: 'Lulu' }],
    ]);
    expect(await store.show(reference, 2)).toMatchObject({ version: 2, versions: 3, language: 'ar', hint: 'D' });
    expect(await store.show(reference, 4)).toBeUndefined();
    expect(await find({ words: 'layla' })).toEqual([]);
    expect(await find({ words: 'lulu' })).toEqual(['D']);
    await received({ name: 'Sami', email: 'new@example.org' });
    expect(names(await store.related(reference, 'family'))).toEqual(['Sami']);
    await admin.carryOut(reference, { type: 'open' }, ANNA);
    expect((await store.findCase(reference))?.state.again).toBeUndefined();
  });

  it('a link that was revoked, replaced or has expired makes no version, whoever asked first', async () => {
    const reference = await received({ name: 'Layla' });
    const ask = (token: string, expiresAt = '2999-01-01T00:00:00.000Z') =>
      store.append(reference, {
        ...{ by: 'anna', at: '2026-11-22T08:00:00.000Z', link: { token, expiresAt } },
        event: { type: 'asked-again', questions: ['/person/name'] },
      });
    const revoke = { by: 'anna', at: '2026-11-22T09:00:00.000Z', event: { type: 'ask-revoked' } } as const;
    const answer = (token: string) => store.answer(token, version({ name: 'Lila' }));
    await ask('replaced');
    await ask('revoked');
    await store.append(reference, revoke);
    await ask('expired', '2026-11-22T10:00:00.000Z');
    for (const token of ['replaced', 'revoked', 'expired', 'never']) expect(await answer(token)).toBeUndefined();
    expect(await store.versions(reference)).toHaveLength(1);
    await ask('open');
    expect(await answer('open')).toMatchObject({ version: 2 });
  });

  it('a deletion leaves no answer in any table, and the record without what was typed', async () => {
    const secret = 'Zenobia';
    const reference = await received({ name: secret, born: '2019-03-04', email: 'zenobia@example.org' });
    const admin = office();
    const ask = {
      type: 'ask',
      questions: ['/person/name'],
      message: secret,
      revision: await revisionOf(reference),
    } as const;
    const asked = await admin.carryOut(reference, ask, ANNA);
    await store.answer(digestOf((asked.ok && asked.link?.path.split('#')[1]) || ''), version({ name: `${secret} II` }));
    await admin.carryOut(reference, { type: 'note', text: `${secret} called` }, ANNA);
    expect((await store.record(reference)).at(-1)).toMatchObject({
      type: 'noted',
      content: { note: 'Zenobia called' },
    });
    expect(await admin.remove(reference, 'anna')).toBe(true);
    expect((await store.record(reference)).map(({ type }) => type)).toEqual([
      ...['received', 'asked-again', 'answered-again', 'noted', 'deleted'],
    ]);
    await inDatabase(async (database) => {
      for (const { name } of MOVED_TABLES) {
        const rows = JSON.stringify(await database.run(`select * from ${name}`));
        expect(rows.toLowerCase()).not.toContain('zenobia');
        if (!['event', 'note', 'receipt_count'].includes(name)) expect(rows).not.toContain(reference);
      }
    });
  });

  it('a search finds letters, accents and telephones in any spelling, in any order, and references', async () => {
    const [arabic, latin] = [{ name: 'أحمد فاطمة' }, { name: 'Zoë O’Neill', email: '+9613123456' }];
    const reference = await received(arabic);
    await received(latin);
    for (const words of ['احمد', 'فاطمه', 'فاطمة أحمد', reference, reference.toLowerCase().replaceAll('-', '')]) {
      expect(await find({ words })).toEqual([arabic.name]);
    }
    for (const words of ['zoe', 'ONEILL zoe', '03 123 456', '٠٣١٢٣٤٥٦', '+961 3 123456', '00961 3 123 456']) {
      expect(await find({ words })).toEqual([latin.name]);
    }
    expect(await find({ words: 'zoe karim' })).toEqual([]);
    expect(await find({ words: '%' })).toHaveLength(2);
    expect((await store.list({ words: 'zoe' })).map(({ hint }) => hint)).toEqual([latin.name]);
  });

  it('lists by page in any order, each application once', async () => {
    const people = ['Ädam', 'bob', 'Cem', 'ليلى', 'Dina', 'Eva', 'adam'].map((name, i) => ({ name, age: (i * 5) % 7 }));
    for (const person of people) await received(person);
    const all = (sort?: SortBy, descending?: boolean) => find({ form: 'sample' }, sort, descending);
    expect(await all()).toEqual(people.map(({ name }) => name));
    expect(await all('name')).toEqual(['Ädam', 'adam', 'bob', 'Cem', 'Dina', 'Eva', 'ليلى']);
    const byAge = [...people].sort((a, b) => a.age - b.age).map(({ name }) => name);
    expect(await all({ column: 0 })).toEqual(byAge);
    expect(await all({ column: 0 }, true)).toEqual([...byAge].reverse());
    for (const descending of [false, true]) {
      const paged: string[] = [];
      for (let after: { key: string; arrival: number } | undefined, more = true; more; more = after !== undefined) {
        const page = await store.page({ filter: {}, sort: 'name', descending, after, limit: 2 });
        expect(page.rows.length).toBeLessThanOrEqual(2);
        paged.push(...names(page.rows));
        after = page.next;
      }
      expect(paged).toEqual(await all('name', descending));
    }
  });

  it('filters and counts by what the office has made of applications', async () => {
    const admin = office();
    const one = await received({ name: 'one', hasReport: 'yes' });
    const two = await received({ name: 'two', hasReport: 'no' });
    await received({ name: 'three' }, { aside: true });
    await admin.carryOut(one, { type: 'move', move: 'handled', revision: await revisionOf(one) }, ANNA);
    await admin.carryOut(two, { type: 'assign', to: 'karim', revision: await revisionOf(two) }, ANNA);
    await admin.carryOut(two, { type: 'open' }, KARIM);
    expect(await store.counts({ form: 'sample' })).toEqual({ new: 2, handled: 1 });
    expect(await store.counts({ form: 'sample', aside: false, unseen: true })).toEqual({ handled: 1 });
    expect(await find({ assignee: 'karim' })).toEqual(['two']);
    expect(await find({ assignee: null, aside: false })).toEqual(['one']);
    expect(await find({ status: ['new', 'handled'], unseen: true })).toEqual(['one', 'three']);
    expect([await find({ status: [] }), await store.counts({ status: [] })]).toEqual([[], {}]);
    const { sort } = { sort: (await store.page({ filter: {}, sort: { column: 1 }, limit: 1 })).next?.key ?? '' };
    expect(await find({ columns: [{ column: 1, key: sort }] })).toEqual(['three']);
    expect((await store.page({ filter: { words: 'two' }, limit: 1 })).rows[0]).toMatchObject({
      ...{ status: 'new', assignee: 'karim', aside: false, seenAt: expect.any(String), attachments: 0 },
      answers: { person: { hasReport: 'no' } },
    });
  });

  it('finds the family and what may be the same child', async () => {
    const layla = await received({ name: 'Layla', age: 6, email: 'home@example.org' });
    await received({ name: 'Sami', age: 9, email: 'HOME@example.org' });
    await received({ name: 'layla', age: 6, email: 'other@example.org' });
    await received({ name: 'Rima' });
    expect(names(await store.related(layla, 'family'))).toEqual(['Sami']);
    expect(names(await store.related(layla, 'sameChild'))).toEqual(['layla']);
  });

  it('lists again after office.json has changed', async () => {
    for (let i = 0; i < 120; i++) await received({ name: `Child ${i}`, age: i, email: `${i}@example.org` });
    // No reference contains 0 or 1.
    expect(await find({ words: '101' })).toEqual(['Child 101']);
    await store.close();
    const changed = { ...sampleOffice, columns: ['/person/name'], search: ['/person/age'], family: [], sameChild: [] };
    await open({ en: [changed] });
    const log = { info: () => undefined };
    await refreshListing({ store, offices: [changed], isStopping: () => false, log });
    expect(await find({ words: 'child' })).toEqual([]);
    expect(await find({ words: '119' })).toEqual(['Child 119']);
    expect((await find({}, { column: 0 })).slice(0, 3)).toEqual(['Child 0', 'Child 1', 'Child 10']);
    expect(await store.refreshListing('sample', 0)).toBeUndefined();
  });
});

// The office's part of the contract of a store: record, state, versions, deletion.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { digestOf } from '../../../engine/intake/accounts/token.ts';
import { MOVED_TABLES } from '../../../engine/intake/storage/sql/movedTables.ts';
import { ANNA, describeCases, KARIM, names, versionOf } from './describeCases.ts';

describeCases((current) => {
  it('a letter is queued with its event, or not at all', async () => {
    const at = current();
    const reference = await at.received({ name: 'Layla' });
    const event = { type: 'letter', letter: 'a', language: 'en', way: 'queue' } as const;
    const draft = { by: 'anna', at: '2026-11-22T08:00:00.000Z', event, content: { to: 'a@x.example' } };
    expect(await at.store.append(reference, draft, 999)).toBeUndefined();
    expect((await at.store.countMails()).waiting).toBe(1);
    const added = await at.store.append(reference, draft);
    expect((await at.store.countMails()).waiting).toBe(2);
    expect((await at.store.record(reference)).at(-1)).toMatchObject({
      ...event,
      mail: 'waiting',
      content: draft.content,
    });
    const kind = `letter-${added?.number ?? 0}` as const;
    const claimed = await at.store.claimMails('2027-01-01T00:00:00.000Z', '2027-01-01T01:00:00.000Z', 10);
    expect(claimed.map((mail) => mail.kind).sort()).toEqual([kind, 'office']);
    await at.store.recordOutcome({ reference, kind, attempt: 1 }, { givenUp: '550' });
    expect((await at.store.record(reference)).at(-1)?.mail).toBe('given-up');
    await at.store.recordOutcome({ reference, kind, attempt: 1 }, 'sent');
    expect((await at.store.record(reference)).at(-1)?.mail).toBe('sent');
    await at.office().remove(reference, 'anna');
    expect((await at.store.countMails()).waiting).toBe(0);
  });

  it('the trail has all applications, deleted ones included; an export is one entry, wherever a page ends', async () => {
    const at = current();
    const references: string[] = [];
    for (let i = 0; i < 7; i++) references.push(await at.received({ name: `Child ${i}` }));
    const end = ((await at.store.record(references[0] ?? ''))[0]?.number ?? 0) + references.length;
    const by = { by: 'nour', at: '2026-11-22T08:00:00.000Z' };
    await at.store.recordExport(references, by);
    await at.office().remove(references[0] ?? '', 'karim');
    for (const limit of [1, 2, 5, 100]) {
      const { entries, next } = await at.store.trail({}, limit);
      expect(entries[0]).toMatchObject({ type: 'deleted', by: 'karim', isDeleted: true, form: 'sample' });
      const page = limit === 1 ? await at.store.trail({ before: next }, 1) : { entries: entries.slice(1), next };
      expect(page.entries[0]).toMatchObject({ type: 'exported', by: 'nour', applications: 7, form: 'sample' });
      if (limit <= 2) expect(page.next).toBe(end);
    }
    const rest = await at.store.trail({ before: end }, 3);
    expect(rest.entries.map((entry) => entry.type !== 'account' && entry.reference)).toEqual(
      references.slice(4).reverse(),
    );
    expect((await at.store.trail({ by: 'nour' }, 3)).entries).toMatchObject([{ type: 'exported', applications: 7 }]);
    expect((await at.store.trail({ type: 'deleted' }, 1)).entries).toMatchObject([{ reference: references[0] }]);
    const one = await at.store.trail({ reference: references[1] ?? '' }, 10);
    expect(one.entries.map((entry) => [entry.type, entry.type !== 'account' && entry.applications])).toEqual([
      ['exported', 1],
      ['received', undefined],
    ]);
  });

  it('an application begins with "received", in the first status', async () => {
    const at = current();
    const reference = await at.received({ name: 'Layla' }, { aside: true });
    const [event, ...others] = await at.store.record(reference);
    expect(event).toMatchObject({
      type: 'received',
      by: 'parent',
      form: 'sample',
      status: 'new',
      aside: true,
      reference,
    });
    expect(others).toEqual([]);
    expect(await at.store.show(reference)).toMatchObject({ status: 'new', aside: true, revision: event?.number });
  });

  it('of two clerks at once the later is told what changed, and nothing is overwritten', async () => {
    const at = current();
    const reference = await at.received({ name: 'Layla' });
    const revision = await at.revisionOf(reference);
    const admin = at.office();
    const outcomes = await Promise.all([
      admin.carryOut(reference, { type: 'move', move: 'handled', revision }, ANNA),
      admin.carryOut(reference, { type: 'assign', to: 'karim', revision }, KARIM),
    ]);
    const [first, late] = [...outcomes].sort((a, b) => Number(b.ok) - Number(a.ok));
    if (!first?.ok || late?.ok !== false) throw new Error('one of the two had to be refused');
    expect(late).toEqual({ ok: false, reason: 'changed-meanwhile', since: [first.event] });
    expect(await at.store.record(reference)).toHaveLength(2);
  });

  it('a version comes with its event, the listing of its answers, and leaves those before as they were', async () => {
    const at = current();
    const reference = await at.received({ name: 'Layla', born: '2019-03-04', email: 'old@example.org' });
    const admin = at.office();
    for (const [i, name] of ['Lila', 'Lulu'].entries()) {
      const revision = await at.revisionOf(reference);
      const asked = await admin.carryOut(reference, { type: 'ask', questions: ['/person/name'], revision }, ANNA);
      const token = digestOf((asked.ok && asked.link?.path.split('#')[1]) || '');
      expect(await at.store.findLink(token)).toMatchObject({ reference, questions: ['/person/name'], form: 'sample' });
      const added = versionOf({ name, born: '2019-03-04', email: 'new@example.org' });
      expect(await at.store.answer(token, added)).toMatchObject({
        type: 'answered-again',
        version: i + 2,
        by: 'parent',
      });
      expect(await at.store.answer(token, { ...added, submissionId: randomUUID() })).toBeUndefined();
      expect((await at.store.latestLink(reference))?.answered).toEqual({
        ...{ at: added.answeredAt, submissionId: added.submissionId, digest: 'd' },
      });
    }
    expect((await at.store.findCase(reference))?.state.again).toBe('answered');
    expect((await at.store.versions(reference)).map(({ answers }) => answers.person)).toMatchObject([
      ...[{ name: 'Layla' }, { name: 'Lila' }, { name: 'Lulu' }],
    ]);
    expect(await at.store.show(reference, 2)).toMatchObject({ version: 2, versions: 3, language: 'ar', hint: 'D' });
    expect(await at.store.show(reference, 4)).toBeUndefined();
    expect(await at.find({ words: 'layla' })).toEqual([]);
    expect(await at.find({ words: 'lulu' })).toEqual(['D']);
    await at.received({ name: 'Sami', email: 'new@example.org' });
    expect(names(await at.store.related(reference, 'family'))).toEqual(['Sami']);
    await admin.carryOut(reference, { type: 'open' }, ANNA);
    expect((await at.store.findCase(reference))?.state.again).toBeUndefined();
  });

  it('a link that was revoked, replaced or has expired makes no version, whoever asked first', async () => {
    const at = current();
    const reference = await at.received({ name: 'Layla' });
    const ask = (token: string, expiresAt = '2999-01-01T00:00:00.000Z') =>
      at.store.append(reference, {
        ...{ by: 'anna', at: '2026-11-22T08:00:00.000Z', link: { token, expiresAt } },
        event: { type: 'asked-again', questions: ['/person/name'] },
      });
    const revoke = { by: 'anna', at: '2026-11-22T09:00:00.000Z', event: { type: 'ask-revoked' } } as const;
    const answer = (token: string) => at.store.answer(token, versionOf({ name: 'Lila' }));
    await ask('replaced');
    await ask('revoked');
    await at.store.append(reference, revoke);
    await ask('expired', '2026-11-22T10:00:00.000Z');
    for (const token of ['replaced', 'revoked', 'expired', 'never']) expect(await answer(token)).toBeUndefined();
    expect(await at.store.versions(reference)).toHaveLength(1);
    await ask('open');
    expect(await answer('open')).toMatchObject({ version: 2 });
  });

  it('a deletion leaves no answer in any table, and the record without what was typed', async () => {
    const at = current();
    const secret = 'Zenobia';
    const reference = await at.received({ name: secret, born: '2019-03-04', email: 'zenobia@example.org' });
    const admin = at.office();
    const ask = {
      type: 'ask',
      questions: ['/person/name'],
      message: secret,
      revision: await at.revisionOf(reference),
    } as const;
    const asked = await admin.carryOut(reference, ask, ANNA);
    await at.store.answer(
      digestOf((asked.ok && asked.link?.path.split('#')[1]) || ''),
      versionOf({ name: `${secret} II` }),
    );
    await admin.carryOut(reference, { type: 'note', text: `${secret} called` }, ANNA);
    expect((await at.store.record(reference)).at(-1)).toMatchObject({
      type: 'noted',
      content: { note: 'Zenobia called' },
    });
    expect(await admin.remove(reference, 'anna')).toBe(true);
    expect((await at.store.record(reference)).map(({ type }) => type)).toEqual([
      ...['received', 'asked-again', 'answered-again', 'noted', 'deleted'],
    ]);
    await at.inDatabase(async (database) => {
      for (const { name } of MOVED_TABLES) {
        const rows = JSON.stringify(await database.run(`select * from ${name}`));
        expect(rows.toLowerCase()).not.toContain('zenobia');
        if (!['event', 'note', 'receipt_count'].includes(name)) expect(rows).not.toContain(reference);
      }
    });
  });
});

// Replaying the record rebuilds every table that follows from it, on each store.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CaseState, type Command, type Role, reduceCase } from '../../../engine/core/index.ts';
import { digestOf } from '../../../engine/intake/accounts/token.ts';
import { refreshListing } from '../../../engine/intake/jobs/refreshListing.ts';
import type { SqlDatabase } from '../../../engine/intake/storage/sql/sql.ts';
import { sampleOffice } from '../support/sampleOffice.ts';
import { ANNA, describeCases, KARIM, versionOf } from './describeCases.ts';

async function listed(database: SqlDatabase): Promise<readonly string[]> {
  const rows = [...(await database.run('select * from listing')), ...(await database.run('select * from family_key'))];
  return rows.map((row) => JSON.stringify(row)).sort();
}

describeCases((current) => {
  it('replaying the record gives the state of every row, whatever was asked for', async () => {
    const at = current();
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
        const admin = at.office();
        const references = [
          await at.received({ name: 'A', born: '2019-03-04' }),
          await at.received({ name: 'B', born: '2019-03-04' }),
          await at.received({ name: 'C' }),
        ];
        let token = '';
        for (const { command, of, by, isStale } of orders) {
          const reference = references[of] ?? '';
          const revision = (await at.revisionOf(reference)) - Number(isStale && of === 0);
          if (command.type === 'answer') {
            await at.store.answer(token, versionOf({ name: 'D' }));
            continue;
          }
          const carried = await admin.carryOut(reference, { ...command, revision } as Command, by);
          if (carried.ok && carried.link) token = digestOf(carried.link.path.split('#')[1] ?? '');
        }
        await admin.recordExport(references, { by: 'anna', at: '2026-11-22T09:00:00.000Z' });
        const numbers: number[] = [];
        for (const reference of references) {
          const record = await at.store.record(reference);
          numbers.push(...record.map(({ number }) => number));
          const replayed = record.reduce<CaseState | undefined>(reduceCase, undefined);
          if (replayed?.deleted) {
            expect(await at.store.findCase(reference)).toBeUndefined();
            expect(record.some(({ content }) => content)).toBe(false);
            continue;
          }
          expect((await at.store.findCase(reference))?.state).toEqual(replayed);
          const link = await at.store.latestLink(reference);
          const canBeAnswered = link !== undefined && link.revokedAt === undefined && link.answered === undefined;
          expect(canBeAnswered).toBe(replayed?.again === 'asked');
          const answered = record.filter(({ type }) => type === 'answered-again');
          expect(await at.store.versions(reference)).toHaveLength(1 + answered.length);
        }
        // Without a gap.
        numbers.sort((a, b) => a - b);
        expect(numbers.at(-1)).toBe((numbers[0] ?? 0) + numbers.length - 1);
      }),
      { numRuns: 12 },
    );
    // What is derived from the answers is derived again, and is the same.
    const before = await at.inDatabase(async (database) => {
      const rows = await listed(database);
      const blank = ['definition', 'name', 'search', 'sort1', 'sort2'].map((column) => `${column} = ''`);
      await database.run(`update listing set ${blank.join()}`);
      await database.run('delete from family_key');
      return rows;
    });
    const log = { info: () => undefined };
    await refreshListing({ store: at.store, offices: [sampleOffice], isStopping: () => false, log });
    expect(await at.inDatabase(listed)).toEqual(before);
    expect(before.length).toBeGreaterThan(12);
  });

  it('replaying the record gives the accounts and their roles', async () => {
    const at = current();
    const role = fc.constantFrom<Role>('read', 'work', 'manage');
    const order = fc.record({
      name: fc.constantFrom('rima', 'omar'),
      what: fc.constantFrom('add', 'role', 'remove'),
      role,
    });
    const by = { by: 'anna', at: '2026-11-22T09:00:00.000Z' };
    const { accounts } = at.storage;
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 5, maxLength: 15 }), async (orders) => {
        for (const { name, what, role } of orders) {
          const token = randomUUID();
          if (what === 'add')
            await accounts.addAccount(name, role, by, { token, expiresAt: '2999-01-01T00:00:00.000Z' });
          else if (what === 'role') await accounts.setRole(name, role, by);
          else await accounts.removeAccount(name, by);
        }
        const { entries } = await at.store.trail({ type: 'account' }, 1000);
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
});

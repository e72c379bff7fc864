// The office's lists in the contract of a store: search, pages, filters, families.
import { expect, it } from 'vitest';
import { refreshListing } from '../../../engine/intake/jobs/refreshListing.ts';
import type { SortBy } from '../../../engine/intake/storage/caseStore.ts';
import { sampleOffice } from '../support/sampleOffice.ts';
import { ANNA, describeCases, KARIM, names } from './describeCases.ts';

describeCases((current) => {
  it('a search finds letters, accents and telephones in any spelling, in any order, and references', async () => {
    const at = current();
    const [arabic, latin] = [{ name: 'أحمد فاطمة' }, { name: 'Zoë O’Neill', email: '+9613123456' }];
    const reference = await at.received(arabic);
    await at.received(latin);
    for (const words of ['احمد', 'فاطمه', 'فاطمة أحمد', reference, reference.toLowerCase().replaceAll('-', '')]) {
      expect(await at.find({ words })).toEqual([arabic.name]);
    }
    for (const words of ['zoe', 'ONEILL zoe', '03 123 456', '٠٣١٢٣٤٥٦', '+961 3 123456', '00961 3 123 456']) {
      expect(await at.find({ words })).toEqual([latin.name]);
    }
    expect(await at.find({ words: 'zoe karim' })).toEqual([]);
    expect(await at.find({ words: '%' })).toHaveLength(2);
    expect((await at.store.list({ words: 'zoe' })).map(({ hint }) => hint)).toEqual([latin.name]);
  });

  it('lists by page in any order, each application once', async () => {
    const at = current();
    const people = ['Ädam', 'bob', 'Cem', 'ليلى', 'Dina', 'Eva', 'adam'].map((name, i) => ({ name, age: (i * 5) % 7 }));
    for (const person of people) await at.received(person);
    const all = (sort?: SortBy, descending?: boolean) => at.find({ form: 'sample' }, sort, descending);
    expect(await all()).toEqual(people.map(({ name }) => name));
    expect(await all('name')).toEqual(['Ädam', 'adam', 'bob', 'Cem', 'Dina', 'Eva', 'ليلى']);
    const byAge = [...people].sort((a, b) => a.age - b.age).map(({ name }) => name);
    expect(await all({ column: 0 })).toEqual(byAge);
    expect(await all({ column: 0 }, true)).toEqual([...byAge].reverse());
    for (const descending of [false, true]) {
      const paged: string[] = [];
      for (let after: { key: string; arrival: number } | undefined, more = true; more; more = after !== undefined) {
        const page = await at.store.page({ filter: {}, sort: 'name', descending, after, limit: 2 });
        expect(page.rows.length).toBeLessThanOrEqual(2);
        paged.push(...names(page.rows));
        after = page.next;
      }
      expect(paged).toEqual(await all('name', descending));
    }
  });

  it('filters and counts by what the office has made of applications', async () => {
    const at = current();
    const admin = at.office();
    const one = await at.received({ name: 'one', hasReport: 'yes' });
    const two = await at.received({ name: 'two', hasReport: 'no' });
    await at.received({ name: 'three' }, { aside: true });
    await admin.carryOut(one, { type: 'move', move: 'handled', revision: await at.revisionOf(one) }, ANNA);
    await admin.carryOut(two, { type: 'assign', to: 'karim', revision: await at.revisionOf(two) }, ANNA);
    await admin.carryOut(two, { type: 'open' }, KARIM);
    expect(await at.store.counts({ form: 'sample' })).toEqual({ new: 2, handled: 1 });
    expect(await at.store.counts({ form: 'sample', aside: false, unseen: true })).toEqual({ handled: 1 });
    expect(await at.find({ assignee: 'karim' })).toEqual(['two']);
    expect(await at.find({ assignee: null, aside: false })).toEqual(['one']);
    expect(await at.find({ status: ['new', 'handled'], unseen: true })).toEqual(['one', 'three']);
    expect([await at.find({ status: [] }), await at.store.counts({ status: [] })]).toEqual([[], {}]);
    const { sort } = { sort: (await at.store.page({ filter: {}, sort: { column: 1 }, limit: 1 })).next?.key ?? '' };
    expect(await at.find({ columns: [{ column: 1, key: sort }] })).toEqual(['three']);
    expect((await at.store.page({ filter: { words: 'two' }, limit: 1 })).rows[0]).toMatchObject({
      ...{ status: 'new', assignee: 'karim', aside: false, seenAt: expect.any(String), attachments: 0 },
      answers: { person: { hasReport: 'no' } },
    });
  });

  it('finds the family and what may be the same child', async () => {
    const at = current();
    const layla = await at.received({ name: 'Layla', age: 6, email: 'home@example.org' });
    await at.received({ name: 'Sami', age: 9, email: 'HOME@example.org' });
    await at.received({ name: 'layla', age: 6, email: 'other@example.org' });
    await at.received({ name: 'Rima' });
    expect(names(await at.store.related(layla, 'family'))).toEqual(['Sami']);
    expect(names(await at.store.related(layla, 'sameChild'))).toEqual(['layla']);
  });

  it('lists again after office.json has changed', async () => {
    const at = current();
    for (let i = 0; i < 120; i++) await at.received({ name: `Child ${i}`, age: i, email: `${i}@example.org` });
    // No reference contains 0 or 1.
    expect(await at.find({ words: '101' })).toEqual(['Child 101']);
    await at.store.close();
    const changed = { ...sampleOffice, columns: ['/person/name'], search: ['/person/age'], family: [], sameChild: [] };
    await at.open({ en: [changed] });
    const log = { info: () => undefined };
    await refreshListing({ store: at.store, offices: [changed], isStopping: () => false, log });
    expect(await at.find({ words: 'child' })).toEqual([]);
    expect(await at.find({ words: '119' })).toEqual(['Child 119']);
    expect((await at.find({}, { column: 0 })).slice(0, 3)).toEqual(['Child 0', 'Child 1', 'Child 10']);
    expect(await at.store.refreshListing('sample', 0)).toBeUndefined();
  });
});

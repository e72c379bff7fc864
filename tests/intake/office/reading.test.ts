// Reading leaves an entry in the record, whichever route shows the application, and the record takes so much of it within a day.
import { afterEach, expect, it, vi } from 'vitest';
import { createAccounts } from '../../../engine/intake/accounts/context.ts';
import { withOverrides } from '../../../engine/intake/config/limits.ts';
import { officeRoutes } from '../../../engine/intake/office/officeRoutes.ts';
import type { ApplicationsApi } from '../../../engine/ports/index.ts';
import { describeOffice } from '../accounts/describeOffice.ts';
import { LAYLA, receive } from '../asking/parent.ts';
import { interviews } from '../support/interviewOffice.ts';
import type { Browser } from '../support/officeBrowser.ts';
import { sampleFile } from '../support/sampleFiles.ts';

// The handlers are not called here.
const table = officeRoutes(createAccounts({} as never, withOverrides()), {} as never, {} as never);
const aboutOne = Object.keys(table).filter((name) => name.includes('/:reference')) as (keyof ApplicationsApi)[];

/** Two that are sent look alike. */
const CHILD = { ...LAYLA, 'person[age]': '6' };

/** Decided on a state that is no longer so, which is answered with the one that is. */
const STALE = { revision: 0, command: { type: 'assign', to: null } } as const;

afterEach(() => {
  vi.useRealTimers();
});

describeOffice(
  'reading',
  (at) => {
    const open = (browser: Browser, reference: string) =>
      browser.ask('GET /applications/:reference', undefined, { reference });
    const receiveMany = (count: number) => Promise.all(Array.from({ length: count }, () => receive(at.office, CHILD)));
    const statusesOf = async (browser: Browser, references: readonly string[]) => {
      const statuses: number[] = [];
      for (const reference of references) statuses.push((await open(browser, reference)).status);
      return statuses;
    };

    it('is recorded by every route about one application', async () => {
      const parts = { ...CHILD, 'person[hasReport]': 'yes', 'person[report]': sampleFile('pdf', 900) };
      const other = await receive(at.office, parts);
      const reference = await receive(at.office, parts);
      const { revision, files } = (await open(at.anna.browser, reference)).body;
      const command = { type: 'move', move: 'invite', answers: { day: '2026-12-01' } } as const;
      await at.anna.browser.ask('POST /applications/:reference/commands', { revision, command }, { reference });
      const params = { reference, id: files[0]?.id ?? '', letter: 'invitation', other };
      const shownBy: string[] = [];
      for (const [i, name] of aboutOne.entries()) {
        const { browser } = await at.office.member(`clerk${i}`, 'work');
        const { status } = await browser.ask(name, name.startsWith('POST') ? STALE : undefined, params);
        expect([name, status]).toEqual([name, name.startsWith('POST') ? 409 : 200]);
        shownBy.push(`clerk${i}`);
      }
      const { history } = (await open(at.anna.browser, reference)).body;
      const read = history.filter(({ type }) => type === 'opened').map(({ by }) => by);
      expect(read).toEqual(['anna', ...shownBy]);
    });

    it('of two that look alike is recorded for the other one once its answers are shown, and counts', async () => {
      const clerk = await at.office.member('karim', 'work');
      const [one = '', ...others] = await receiveMany(4);
      expect((await open(clerk.browser, one)).body.lookAlikes).toHaveLength(3);
      const openedOnes = async () => {
        const { body } = await at.anna.browser.ask('GET /trail');
        return body.events.flatMap((event) => (event.type === 'opened' && event.by === 'karim' ? event.reference : []));
      };
      expect(await openedOnes()).toEqual([one]);
      const compare = (other: string) =>
        clerk.browser.ask('GET /applications/:reference/look-alikes/:other', undefined, { reference: one, other });
      const codes: unknown[] = [];
      for (const other of [...others, ...others.slice(0, 2)]) codes.push((await compare(other)).body.code);
      expect(codes).toEqual([undefined, undefined, 'opened-enough', undefined, undefined]);
      expect(await openedOnes()).toEqual([...others.slice(0, 2).reverse(), one]);
    });

    it('ends for an account that has opened so many, until a day is over; what it has open it can go on reading', async () => {
      const clerk = await at.office.member('karim', 'work');
      const references = await receiveMany(4);
      expect(await statusesOf(clerk.browser, references)).toEqual([200, 200, 200, 429]);
      expect((await open(clerk.browser, references[3] ?? '')).body.code).toBe('opened-enough');
      expect(await statusesOf(clerk.browser, references)).toEqual([200, 200, 200, 429]);
      expect(await statusesOf(at.anna.browser, references.slice(3))).toEqual([200]);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60_000 });
      expect(await at.office.signIn(clerk.browser, clerk)).toBe(200);
      expect(await statusesOf(clerk.browser, references.slice(3))).toEqual([200]);
    });

    it('ends for all once all together have opened so many', async () => {
      const references = await receiveMany(3);
      const browsers = [at.anna.browser];
      for (const name of ['karim', 'nour']) browsers.push((await at.office.member(name, 'work')).browser);
      const statuses: (readonly number[])[] = [];
      for (const browser of browsers) statuses.push(await statusesOf(browser, references));
      expect(statuses).toEqual([
        [200, 200, 200],
        [200, 200, 200],
        [200, 200, 429],
      ]);
    });
  },
  { ...interviews, limits: { openings: { perSender: 3, inSum: 8 } } },
);

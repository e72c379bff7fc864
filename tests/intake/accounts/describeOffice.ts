// Tests of the office on both stores, each with a service of its own.
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { IntakeOptions } from '../../../engine/intake/openIntake.ts';
import { type Member, openTestOffice, type TestOffice } from '../support/officeBrowser.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';

export interface OfficeUnderTest {
  office: TestOffice;
  /** A manager who has just joined. */
  anna: Member;
}

/** Runs `tests` on each store, with services of these `options`; what they are given is new before each test. */
export function describeOffice(
  title: string,
  tests: (at: OfficeUnderTest) => void,
  options: Partial<IntakeOptions> = {},
): void {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await openTestPostgres();
  });
  afterAll(() => postgres.remove());

  describe.each(['the embedded store', 'PostgreSQL'])(`${title} on %s`, (where) => {
    const at = {} as OfficeUnderTest;
    beforeEach(async () => {
      at.office = await openTestOffice({ ...options, ...(where === 'PostgreSQL' && { databaseUrl: postgres.url }) });
      at.anna = await at.office.member('anna', 'manage');
    });
    afterEach(async () => {
      await at.office.remove();
      if (where === 'PostgreSQL')
        await postgres.run(
          'truncate account cascade; truncate application cascade; truncate event cascade; truncate sign_in_attempt',
        );
    });
    tests(at);
  });
}

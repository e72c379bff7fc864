// Tests of the office's part of a store, on each store, which is opened anew for each test.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Role } from '../../../engine/core/index.ts';
import { adminOverStorage } from '../../../engine/intake/admin/adminOverStorage.ts';
import { findStore, type StoreSettings } from '../../../engine/intake/admin/findStore.ts';
import type { NewVersion } from '../../../engine/intake/storage/answerStore.ts';
import type { Filter, Row, SortBy } from '../../../engine/intake/storage/caseStore.ts';
import type { SqlDatabase } from '../../../engine/intake/storage/sql/sql.ts';
import type { ServiceStorage } from '../../../engine/intake/storage/storage.ts';
import type { NewApplication, Store } from '../../../engine/intake/storage/store.ts';
import { withDatabase } from '../move/snapshot.ts';
import { sampleForm } from '../support/sampleForm.ts';
import { sampleOffices } from '../support/sampleOffice.ts';
import { temporaryFolder } from '../support/startSample.ts';
import { openTestPostgres, type TestPostgres } from '../support/testPostgres.ts';
import { testedStores } from './testedStores.ts';

export const ANNA = { name: 'anna', role: 'manage' as Role };
export const KARIM = { name: 'karim', role: 'work' as Role };

/** The names of children in a list's rows. */
export const names = (rows: readonly Row[]): readonly string[] => rows.map(({ hint }) => hint);

/** A new version of the answers of the sample form. */
export const versionOf = (person: object): NewVersion => ({
  ...{ submissionId: randomUUID(), digest: 'd', formVersion: 4, language: 'ar', hint: 'D', attachments: [], kept: [] },
  ...{ answeredAt: new Date().toISOString(), answers: { person } },
});

/** A store with the sample form and its office. */
export class CasesUnderTest {
  storage!: ServiceStorage;
  readonly #place: StoreSettings;
  #minute = 0;

  constructor(place: StoreSettings) {
    this.#place = place;
  }

  get store(): Store {
    return this.storage.store;
  }

  async open(offices = sampleOffices): Promise<void> {
    const kind = await findStore({ ...this.#place, forms: [sampleForm], offices });
    this.storage = await kind.openForService(() => undefined);
    await this.store.check();
  }

  /** Runs `work` in the database without the store, which is closed meanwhile. */
  async inDatabase<T>(work: (database: SqlDatabase) => Promise<T>): Promise<T> {
    await this.store.close();
    const { dataDir, databaseUrl } = this.#place;
    const result = await withDatabase({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) }, work);
    await this.open();
    return result;
  }

  office() {
    return adminOverStorage(this.storage, { forms: [sampleForm], offices: sampleOffices });
  }

  /** The reference of a new application with these answers, received a minute after the one before. */
  async received(person: object, changes: Partial<NewApplication> = {}): Promise<string> {
    const { name = '' } = person as { name?: string };
    const receivedAt = new Date(Date.parse('2026-11-21T10:00:00.000Z') + 60_000 * this.#minute++).toISOString();
    const { reference } = await this.store.insert(
      {
        ...{ submissionId: randomUUID(), form: 'sample', formVersion: 3, language: 'en', receivedAt, digest: '' },
        ...{ aside: false, hint: name, answers: { person }, attachments: [] },
        ...changes,
      },
      { kinds: ['office'] },
    );
    return reference;
  }

  async revisionOf(reference: string): Promise<number> {
    return (await this.store.findCase(reference))?.state.revision ?? 0;
  }

  async find(filter: Filter, sort?: SortBy, descending?: boolean): Promise<readonly string[]> {
    return names((await this.store.page({ filter, sort, descending, limit: 100 })).rows);
  }
}

/** Runs `tests` on each store; what they are given has its store from the beginning of each test on. */
export function describeCases(tests: (current: () => CasesUnderTest) => void): void {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await openTestPostgres();
  });
  afterAll(() => postgres.remove());

  describe.each(Object.entries(testedStores))('the store %s', (_, { settings, empty }) => {
    let at: CasesUnderTest;
    let dataDir: string;
    beforeEach(async () => {
      dataDir = await temporaryFolder();
      at = new CasesUnderTest({ ...settings?.(postgres), dataDir });
      await at.open();
    });
    afterEach(async () => {
      await at.store.close();
      await rm(dataDir, { recursive: true });
      await empty?.(postgres);
    });
    tests(() => at);
  });
}

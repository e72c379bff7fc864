// The service over a store with many applications. Arguments: data folder, URL of a PostgreSQL database or nothing, number of
// applications, and `old` to begin with the tables of before the office.
import { forms } from 'virtual:forms/all';
import { offices } from 'virtual:offices';
import { openIntake } from '../../engine/intake/openIntake.ts';
import { fillOld, fillStore } from './fillStores.ts';
import { reportUsage } from './reportUsage.ts';

/** Its first message. */
export interface OfficeStarted {
  readonly url: string;
  /** Milliseconds for filling the store, and from then until the service listens. */
  readonly filling: number;
  readonly starting: number;
}

const [dataDir = '', databaseUrl = '', count = '0', age] = process.argv.slice(2);
const settings = {
  dataDir,
  ...(databaseUrl !== '' && { databaseUrl }),
  forms: forms.filter(({ id }) => id === 'admission'),
  offices,
};

const begun = performance.now();
await (age === 'old' ? fillOld : fillStore)(settings, Number(count));
const filled = performance.now();
const { app } = await openIntake({
  ...settings,
  limits: { officeRequests: { perSender: 1e9 } },
  log: { level: 'warn' },
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
reportUsage({ url, filling: filled - begun, starting: performance.now() - filled } satisfies OfficeStarted);

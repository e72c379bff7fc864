// Random content of a store, with everything that a move must copy: applications and mails in every state, files of zero bytes
// to more than a chunk, texts of all scripts, notes, counts, and gaps left by deletions.
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import type { AccountStore } from '../../../engine/intake/storage/accountStore.ts';
import { dataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import { openEmbedded } from '../../../engine/intake/storage/sqlite/openEmbedded.ts';
import type { Storage } from '../../../engine/intake/storage/storage.ts';
import type { NewApplication } from '../../../engine/intake/storage/store.ts';
import { sampleForm } from '../support/sampleForm.ts';
import { sampleOffices } from '../support/sampleOffice.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((some) => `${some.replaceAll('\0', '')}ليلى '"\\; --`);

/** An application and its state. */
export const drawn = fc.record({
  name: text,
  answers: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), text, { maxKeys: 4 }),
  isLong: fc.boolean(),
  language: fc.constantFrom('en', 'ar') as fc.Arbitrary<'en' | 'ar'>,
  aside: fc.boolean(),
  files: fc.array(fc.constantFrom(1, 70_000, 1024 * 1024, 1_400_000), { maxLength: 2 }),
  recipient: fc.constantFrom('one', 'other'),
  mails: fc.constantFrom('none', 'waiting', 'leased', 'sent', 'given up'),
  opened: fc.boolean(),
  handled: fc.boolean(),
  again: fc.constantFrom('no', 'asked', 'answered'),
  deleted: fc.boolean(),
});

export type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const RECEIVED = Date.parse('2026-10-20T21:59:00.000Z');

/** Stores the generated applications in a folder. */
export async function fillFolder(dataDir: string, all: readonly Drawn[]): Promise<void> {
  const storage = await openEmbedded(dataFolder(dataDir), { forms: [sampleForm], offices: sampleOffices });
  await fillStore(storage, all);
  await storage.store.close();
}

/** Oldest first. */
async function fillStore({ store, attachments, accounts }: Storage, all: readonly Drawn[]): Promise<void> {
  for (const [i, one] of all.entries()) await keep({ store, attachments }, one, new Date(RECEIVED + i * 60_000));
  await store.writeNote('clock', '{"lastRun":"2026-10-21T00:00:00.000Z"}');
  await store.claimNote('unseen', '2026-10-21', '2026-10-22');
  await fillAccounts(accounts);
}

/** One that is invited, one that has joined and is signed in, one that signs in by the provider. */
async function fillAccounts(accounts: AccountStore): Promise<void> {
  const [at, later] = ['2026-10-20T21:59:00.000Z', '2026-10-21T21:59:00.000Z'];
  for (const name of ['anna', 'karim', 'rima', 'maha']) {
    await accounts.addAccount(
      name,
      'manage',
      { by: 'command line', at },
      { token: `token of ${name}`, expiresAt: later },
    );
  }
  const means = { passphrase: 'scrypt$ليلى', secret: 'SECRET' };
  for (const name of ['anna', 'karim']) await accounts.prepareInvitation(`token of ${name}`, means, at);
  await accounts.acceptInvitation('token of anna', { secret: 'SECRET', lastStep: 7, codes: ['one', 'other'] }, at);
  await accounts.acceptInvitation('token of rima', { subject: 'https://idp.example 7' }, at);
  await accounts.spendRecoveryCode('anna', 'other', at);
  await accounts.rememberDevice('device', 'anna', at, 20);
  await accounts.addPending('pending', 'anna', later, 5);
  await accounts.addSession({ id: 'session', account: 'anna', startedAt: at, seenAt: later, browser: 'متصفح' }, 20);
  await accounts.takeAttempt({ key: 'bucket', burst: 5, interval: 60_000 }, RECEIVED, 100);
}

async function keep({ store, attachments }: Pick<Storage, 'store' | 'attachments'>, one: Drawn, at: Date) {
  const files: NewApplication['attachments'][number][] = [];
  for (const size of one.files) {
    const file = await attachments.receive(Readable.from([randomBytes(size)]));
    files.push({ ...file, type: 'image/png', name: 'photos', fileName: `${one.name.slice(0, 8)}.png` });
  }
  await attachments.persist(files.map(({ id }) => id));
  const submissionId = createHash('sha256').update(randomBytes(8)).digest('hex');
  const { reference } = await store.insert(
    {
      submissionId,
      form: 'sample',
      formVersion: 3,
      language: one.language,
      receivedAt: at.toISOString(),
      digest: submissionId,
      aside: one.aside,
      hint: one.name,
      answers: {
        person: { name: one.name, email: 'one@example.org' },
        ...one.answers,
        ...(one.isLong && { long: 'ش'.repeat(100_000) }),
      },
      attachments: files,
    },
    one.mails === 'none'
      ? { kinds: [] }
      : { kinds: ['office', 'applicant'], limit: { recipient: one.recipient, mostPerDay: 2 } },
  );
  const later = new Date(at.getTime() + 1000).toISOString();
  if (one.mails !== 'none' && one.mails !== 'waiting') {
    const lease = new Date(at.getTime() + 1e9).toISOString();
    for (const mail of await store.claimMails(later, lease, 100)) {
      if (mail.reference !== reference || one.mails === 'leased') continue;
      await store.recordOutcome(mail, one.mails === 'sent' ? 'sent' : { givenUp: `550 ${one.name}` });
    }
  }
  const by = { by: 'anna', at: later };
  if (one.opened) await store.append(reference, { ...by, event: { type: 'opened' } });
  if (one.handled) {
    const event = { type: 'moved', move: 'handled', from: 'new', to: 'handled' } as const;
    await store.append(reference, { ...by, event, content: { reason: one.name } });
  }
  if (one.again !== 'no') {
    const link = { token: submissionId, expiresAt: '2026-12-01T00:00:00.000Z' };
    const event = { type: 'asked-again', questions: ['/person/name'] } as const;
    await store.append(reference, { ...by, event, content: { message: one.name }, link });
  }
  if (one.again === 'answered') {
    const [kept] = files;
    await store.answer(submissionId, {
      ...{ submissionId: `${submissionId} again`, digest: submissionId, formVersion: 4, language: one.language },
      ...{ answeredAt: later, hint: one.name, answers: { person: { name: one.name } } },
      ...{ attachments: [], kept: kept ? [kept.id] : [] },
    });
  }
  if (one.deleted) await attachments.discard((await store.remove(reference, by))?.files ?? []);
}

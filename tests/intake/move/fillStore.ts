// A store with everything in it that a move must take across, by chance: every state of applications and mails, files of
// nothing to more than a chunk, texts of all scripts, notes, counts, and gaps where something was deleted.
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { openEmbeddedBackend } from '../../../engine/intake/admin/openEmbeddedBackend.ts';
import { dataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import type { Storage } from '../../../engine/intake/storage/storage.ts';
import type { NewApplication } from '../../../engine/intake/storage/store.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((some) => `${some.replaceAll('\0', '')}ليلى '"\\; --`);

/** An application and what has become of it. */
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
  deleted: fc.boolean(),
});

export type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const RECEIVED = Date.parse('2026-10-20T21:59:00.000Z');

/** Keeps what was drawn in a folder. */
export async function fillFolder(dataDir: string, all: readonly Drawn[]): Promise<void> {
  const { storage } = await openEmbeddedBackend(dataFolder(dataDir));
  await fillStore(storage, all);
  await storage.store.close();
}

/** Oldest first. */
async function fillStore({ store, attachments }: Storage, all: readonly Drawn[]): Promise<void> {
  for (const [i, one] of all.entries()) await keep({ store, attachments }, one, new Date(RECEIVED + i * 60_000));
  await store.writeNote('clock', '{"lastRun":"2026-10-21T00:00:00.000Z"}');
  await store.claimNote('unseen', '2026-10-21', '2026-10-22');
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
      answers: { person: { name: one.name }, ...one.answers, ...(one.isLong && { long: 'ش'.repeat(100_000) }) },
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
  if (one.opened) await store.change(reference, { seenAt: later });
  if (one.handled) await store.change(reference, { status: 'handled' });
  if (one.deleted) await attachments.discard((await store.remove(reference)) ?? []);
}

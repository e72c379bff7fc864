// The intake accepts files written by many programs, and refuses truncated ones, however the body is chunked.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EDGE_BYTES, INCOMPLETE } from '../../../engine/files/fileType.ts';
import { diskSyncs } from '../../../engine/intake/storage/disk/syncs.ts';
import { writeAttachment } from '../../../engine/intake/storage/disk/writeAttachment.ts';
import { madeFiles } from '../../fixtures/madeFiles.ts';
import { sampleFile } from '../support/sampleFiles.ts';
import { sampleForm } from '../support/sampleForm.ts';
import { type Sample, startSample, temporaryFolder } from '../support/startSample.ts';

const FILES_PER_REQUEST = 6;
/** Bytes per write. */
const SLAB_BYTES = 256 * 1024;

let intake: Sample;
let folder: string;
beforeAll(async () => {
  const attachments = { maxBytes: 1024 * 1024, types: sampleForm.attachments?.types ?? [] };
  intake = await startSample({ forms: [{ ...sampleForm, attachments }] });
  folder = await temporaryFolder();
});
afterAll(async () => {
  await intake.remove();
  await rm(folder, { recursive: true });
});

it('accepts files written by many programs', async () => {
  for (let at = 0; at < madeFiles.length; at += FILES_PER_REQUEST) {
    const some = madeFiles.slice(at, at + FILES_PER_REQUEST);
    const photos = Object.fromEntries(some.map(({ bytes }, i) => [`photos[${i}]`, bytes]));
    const { status, body } = await intake.post({ 'person[name]': 'Layla', ...photos });
    expect([status, body.errors, some.map(({ file }) => file)]).toEqual([201, undefined, expect.anything()]);
  }
  const kept = (await intake.applications()).flatMap(({ attachments }) => attachments);
  const types = (files: readonly { readonly type: string }[]) => files.map(({ type }) => type).sort();
  expect(types(kept)).toEqual(types(madeFiles));
});

it.each([
  ['pdf', 'a bare header', Buffer.from('%PDF-')],
  ['pdf', 'half of it', sampleFile('pdf', 9000).subarray(0, 4500)],
  ['jpeg', 'three bytes', sampleFile('jpeg', 9000).subarray(0, 3)],
  ['png', 'its signature', sampleFile('png', 9000).subarray(0, 8)],
])('refuses a truncated %s at its question: %s', async (_, __, bytes) => {
  const { status, body } = await intake.post({ 'person[name]': 'Layla', 'photos[0]': bytes });
  expect([status, body.errors]).toEqual([422, [{ path: 'photos[0]', message: 'The file is incomplete' }]]);
});

it.each([100, EDGE_BYTES, SLAB_BYTES, SLAB_BYTES + EDGE_BYTES, 2 * SLAB_BYTES, 3 * SLAB_BYTES])(
  'reads the first and last bytes of files of about %i bytes, in chunks of any size',
  async (about) => {
    for (const size of [about - 1, about, about + 1]) {
      for (const piece of [1000, EDGE_BYTES, SLAB_BYTES]) {
        const pdf = sampleFile('pdf', size);
        expect([size, piece, await typeOf(pdf, piece)]).toEqual([size, piece, 'application/pdf']);
        expect([size, piece, await typeOf(pdf.subarray(0, -1), piece)]).toEqual([size, piece, INCOMPLETE]);
      }
    }
  },
);

async function typeOf(bytes: Buffer, piece: number): Promise<string> {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  }
  const { type, synced } = await writeAttachment(path.join(folder, randomUUID()), pieces(), diskSyncs.file);
  await synced;
  return type;
}

// Pages that keep a draft with a file, in a real browser, on a device of the test's own that is called by a fresh name.
import { createDrafts, type Drafts } from '../../../engine/browser/createDrafts.ts';
import { createJournal } from '../../../engine/browser/createJournal.ts';
import { createDeviceStore, type DeviceStore } from '../../../engine/browser/deviceStore.ts';
import { randomId } from '../../../engine/browser/randomId.ts';
import type { Draft } from '../../../engine/core/wizard/restoreDraft.ts';
import type { SaveOutcome } from '../../../engine/ports/ports.ts';
import { mend } from './failingDevice.ts';

export let device = '';

/** For `beforeEach`: an empty device. */
export function renewDevice(): void {
  device = randomId();
  localStorage.clear();
}

/** For `afterEach`. */
export function dropDevice(): void {
  mend();
  localStorage.clear();
  indexedDB.deleteDatabase(device);
}

/** The database of the device. */
export const database = (): DeviceStore => createDeviceStore(device);

/** A page that is opened on the device. */
export const openPage = (): Drafts =>
  createDrafts(
    database(),
    createJournal(() => window.localStorage),
  );

/** Keys of the journalKeys on the device. */
export const journalKeys = (): readonly string[] => Object.keys({ ...localStorage });

const SAVED_AT = new Date().toISOString();

export const draftOf = (name: string, more: Partial<Draft> = {}): Draft => ({
  ...{ form: 'made', version: 1, answers: { name }, step: 0, savedAt: SAVED_AT, waiting: false },
  ...{ submissionId: '7f3b6a52-0f1e-4b8a-9a46-6f3f0f1f7a11', ...more },
});
export const draft = draftOf('Maya');

const CONTENT = '%PDF-1.7 of this page';
const LAST_MODIFIED = 1_700_000_000_000;
export const paper = new File([CONTENT], 'ورقة.pdf', { type: 'application/pdf', lastModified: LAST_MODIFIED });
export const files: ReadonlyMap<string, File> = new Map([['paper', paper]]);

export const ALL: SaveOutcome = { kind: 'saved', savedAt: SAVED_AT, notStored: [] };
export const BUT_FILES: SaveOutcome = { ...ALL, notStored: ['paper'] };

/** Everything about files that came back. */
export async function contentOf(found: ReadonlyMap<string, File> | undefined): Promise<readonly unknown[]> {
  const read = async ([id, file]: readonly [string, File]) => {
    const { name, type, lastModified } = file;
    return { id, name, type, lastModified, content: await file.text() };
  };
  return Promise.all([...(found ?? [])].map(read));
}
export const whole = [
  { id: 'paper', name: paper.name, type: paper.type, lastModified: LAST_MODIFIED, content: CONTENT },
];

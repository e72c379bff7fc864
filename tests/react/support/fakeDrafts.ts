// Ports in memory that tell what was asked of them, for tests of what the engine decides.
import { vi } from 'vitest';
import type { Draft } from '../../../engine/core/wizard/restoreDraft.ts';
import type { DraftPort, ReceiptPort, SaveOutcome, Visit } from '../../../engine/ports/ports.ts';

export const SAVED_AT = '2026-11-01T10:00:00.000Z';

/** A port that has `draft`, keeps with `outcome`, and finds `draft` in every file. */
export function fakeDrafts(draft?: Draft, outcome: SaveOutcome = { kind: 'saved', savedAt: SAVED_AT, notStored: [] }) {
  const found = draft && { draft, lostFiles: [] };
  const load = vi.fn<DraftPort['load']>(async () => found);
  const writeJournal = vi.fn<DraftPort['writeJournal']>();
  const save = vi.fn<DraftPort['save']>(async () => outcome);
  const port = {
    preHydrationInput: vi.fn<DraftPort['preHydrationInput']>(() => []),
    accepts: vi.fn<DraftPort['accepts']>(async () => true),
    load,
    writeJournal,
    save,
    discard: vi.fn<DraftPort['discard']>(async () => undefined),
    begin: vi.fn<DraftPort['begin']>(),
    saveFile: vi.fn<DraftPort['saveFile']>(async () => undefined),
    readFile: vi.fn<DraftPort['readFile']>(async () => found),
  };
  const saved = (): readonly (readonly [Visit, boolean])[] => save.mock.calls.map(([, visit, over]) => [visit, over]);
  const journalled = (): readonly Visit[] => writeJournal.mock.calls.map(([, visit]) => visit);
  return { ...port, saved, journalled };
}

/** A port that knows no receipt yet. */
export function fakeReceipts() {
  return {
    latest: vi.fn<ReceiptPort['latest']>(async () => undefined),
    save: vi.fn<ReceiptPort['save']>(async () => undefined),
    forget: vi.fn<ReceiptPort['forget']>(async () => undefined),
  };
}

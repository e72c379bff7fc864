// Ports in memory that tell what was asked of them, for tests of what the engine decides.
import { vi } from 'vitest';
import type { Draft } from '../../../engine/core/wizard/restoreDraft.ts';
import type { DraftPort, KeepOutcome, ReceiptPort, Visit } from '../../../engine/ports/ports.ts';

export const SAVED_AT = '2026-11-01T10:00:00.000Z';

/** A port that has `draft`, keeps with `outcome`, and finds `draft` in every file. */
export function fakeDrafts(draft?: Draft, outcome: KeepOutcome = { kind: 'kept', savedAt: SAVED_AT, unkept: [] }) {
  const found = draft && { draft, lostFiles: [] };
  const load = vi.fn<DraftPort['load']>(async () => found);
  const note = vi.fn<DraftPort['note']>();
  const keep = vi.fn<DraftPort['keep']>(async () => outcome);
  const port = {
    early: vi.fn<DraftPort['early']>(() => []),
    accepts: vi.fn<DraftPort['accepts']>(async () => true),
    load,
    note,
    keep,
    discard: vi.fn<DraftPort['discard']>(async () => undefined),
    begin: vi.fn<DraftPort['begin']>(),
    saveFile: vi.fn<DraftPort['saveFile']>(async () => undefined),
    readFile: vi.fn<DraftPort['readFile']>(async () => found),
  };
  const kept = (): readonly (readonly [Visit, boolean])[] => keep.mock.calls.map(([, visit, over]) => [visit, over]);
  const noted = (): readonly Visit[] => note.mock.calls.map(([, visit]) => visit);
  return { ...port, kept, noted };
}

/** A port that knows no receipt yet. */
export function fakeReceipts() {
  return {
    latest: vi.fn<ReceiptPort['latest']>(async () => undefined),
    keep: vi.fn<ReceiptPort['keep']>(async () => undefined),
    forget: vi.fn<ReceiptPort['forget']>(async () => undefined),
  };
}

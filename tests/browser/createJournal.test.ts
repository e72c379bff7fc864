// The note of what was typed last counts on top of what it was written on, and on nothing else.
import { describe, expect, it } from 'vitest';
import { createJournal } from '../../engine/browser/createJournal.ts';
import type { Draft } from '../../engine/core/wizard/restoreDraft.ts';

const draft: Draft = {
  form: 'made',
  version: 1,
  answers: { name: 'Maya' },
  step: 0,
  savedAt: '2026-11-01T10:00:00.000Z',
  submissionId: '7f3b6a52-0f1e-4b8a-9a46-6f3f0f1f7a11',
  waiting: false,
};

/** Storage in memory that can be told to be full. */
function memory() {
  const entries = new Map<string, string>();
  const state = { full: false };
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, text: string) {
      if (state.full) throw new DOMException('Full', 'QuotaExceededError');
      entries.set(key, text);
    },
    removeItem: (key: string) => void entries.delete(key),
  };
  return { state, entries, journal: createJournal(() => storage as Storage) };
}

describe('a journal entry', () => {
  it.each([
    ['no record', undefined, undefined, true],
    ['the record that its visit had read', 'other 3', 'other 3', true],
    ['a record that its visit wrote meanwhile', 'other 3', 'visit 4', true],
    ['a record that is gone', 'other 3', undefined, true],
    ["another visit's newer record", 'other 3', 'third 1', false],
    ["another visit's first record", undefined, 'third 1', false],
  ])('with %s', (_, after, revision, counts) => {
    const { journal } = memory();
    journal.write({ draft, visit: 'visit', after });
    expect(journal.read('made', revision)?.draft).toEqual(counts ? draft : undefined);
  });

  it('belongs to one form', () => {
    const { journal } = memory();
    journal.write({ draft, visit: 'visit' });
    expect(journal.read('other', undefined)).toBeUndefined();
  });

  it('that cannot be written removes the earlier one', () => {
    const { journal, state, entries } = memory();
    journal.write({ draft, visit: 'visit' });
    state.full = true;
    journal.write({ draft, visit: 'visit' });
    expect(entries.size).toBe(0);
  });

  it('is removed on demand, and no other is', () => {
    const { journal, entries } = memory();
    journal.write({ draft, visit: 'visit' });
    journal.remove('made', ({ visit }) => visit === 'other');
    expect(entries.size).toBe(1);
    journal.remove('made', ({ visit }) => visit === 'visit');
    expect(entries.size).toBe(0);
  });

  it.each(['{', '7', '{"draft":{}}'])('with other content is ignored: %s', (text) => {
    const { journal, entries } = memory();
    entries.set('made last', text);
    expect(journal.read('made', undefined)).toBeUndefined();
  });
});

it('without storage there are no entries, and an error that is no DOMException is thrown', () => {
  const refused = createJournal(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  for (const journal of [refused, createJournal(() => undefined)]) {
    journal.write({ draft, visit: 'visit' });
    expect(journal.read('made', undefined)).toBeUndefined();
    journal.remove('made', () => true);
  }
  const broken = createJournal(() => {
    throw new TypeError('broken');
  });
  expect(() => broken.read('made', undefined)).toThrow('broken');
});

// In a real browser, with its own database: what one tab keeps, and what another or a later one finds.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ALL,
  BUT_FILES,
  contentOf,
  database,
  device,
  draft,
  draftOf,
  dropDevice,
  files,
  journalKeys,
  openPage,
  paper,
  renewDevice,
  whole,
} from './support/draftPages.ts';
import { beSilent, databases, mend } from './support/failingDevice.ts';

beforeEach(renewDevice);
afterEach(dropDevice);

describe('a file', () => {
  it('stored as a blob by an earlier version is loaded', async () => {
    await openPage().save(draft, new Map());
    await database()('readwrite', (entries) => {
      entries.put(paper, 'made file paper');
      entries.put({ draft, revision: 'an earlier visit', fileIds: ['paper'] }, 'made draft');
    });
    expect(await contentOf((await openPage().load('made'))?.files)).toEqual(whole);
  });

  it('that is refused is reported by every save, and not read again', async () => {
    databases['that is too full for files']();
    const page = openPage();
    const read = vi.spyOn(paper, 'arrayBuffer');
    expect([await page.save(draft, files), await page.save(draft, files)]).toEqual([BUT_FILES, BUT_FILES]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('that is refused does not prevent another from being stored', async () => {
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(this: IDBObjectStore, value, key) {
      if (Object(value).name === 'large.pdf') throw new DOMException('Full', 'QuotaExceededError');
      return put.call(this, value, key);
    });
    const both = new Map([['large', new File(['x'], 'large.pdf')], ...files]);
    expect(await openPage().save(draft, both)).toEqual({ ...ALL, notStored: ['large'] });
    expect(await contentOf((await openPage().load('made'))?.files)).toEqual(whole);
  });

  it('that cannot be read any more is not stored, but the answers are', async () => {
    const moved = new File(['x'], 'moved.pdf');
    vi.spyOn(moved, 'arrayBuffer').mockRejectedValue(new DOMException('Gone', 'NotFoundError'));
    expect(await openPage().save(draft, new Map([['paper', moved]]))).toEqual(BUT_FILES);
    expect((await openPage().load('made'))?.draft).toEqual(draft);
  });

  it('that is slow to store does not delay the answers, and is written once', async () => {
    const slow = new File(['slow'], 'slow.pdf');
    let arrive: (bytes: ArrayBuffer) => void = () => undefined;
    const read = vi.spyOn(slow, 'arrayBuffer').mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const page = openPage();
    const saving = [
      page.save(draft, new Map([['paper', slow]])),
      page.save(draftOf('Sara'), new Map([['paper', slow]])),
    ];
    await expect.poll(async () => (await openPage().load('made'))?.draft.answers).toEqual({ name: 'Sara' });
    arrive(new ArrayBuffer(4));
    expect(await Promise.all(saving)).toEqual([ALL, ALL]);
    expect(read).toHaveBeenCalledTimes(1);
    expect([...((await openPage().load('made'))?.files ?? [])].map(([id, { size }]) => [id, size])).toEqual([
      ['paper', 4],
    ]);
  });

  it('that no answer refers to any more is removed for good', async () => {
    const page = openPage();
    await page.save(draft, files);
    await page.save(draft, new Map());
    expect(await contentOf((await openPage().load('made'))?.files)).toEqual([]);
  });

  it('that is stored is not written again with every save', async () => {
    const page = openPage();
    const read = vi.spyOn(paper, 'arrayBuffer');
    for (const name of ['M', 'Ma']) await page.save(draftOf(name), files);
    expect(read).toHaveBeenCalledTimes(1);
    const again = openPage();
    await again.load('made');
    await again.save(draftOf('May'), files);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe('the journal entry', () => {
  it('stays while it is newer than the record', async () => {
    const page = openPage();
    page.writeJournal(draft);
    const saving = page.save(draft, new Map());
    page.writeJournal(draftOf('Sara'));
    await saving;
    expect(journalKeys()).toEqual(['made last']);
    expect((await openPage().load('made'))?.draft.answers).toEqual({ name: 'Sara' });
  });

  it('is removed once a record contains it, also after the database had refused one', async () => {
    const page = openPage();
    databases['that is full']();
    page.writeJournal(draft);
    await page.save(draft, files);
    mend();
    expect(await page.save(draft, files)).toEqual(ALL);
    expect(journalKeys()).toEqual([]);
  });

  it('replaces the older record when a draft is loaded, with the files of the record', async () => {
    const page = openPage();
    await page.save(draft, files);
    databases['that is full']();
    expect(await page.save(draftOf('Sara'), files)).toEqual(ALL);
    mend();
    const back = await openPage().load('made');
    expect(back?.draft.answers).toEqual({ name: 'Sara' });
    expect(await contentOf(back?.files)).toEqual(whole);
  });
});

describe.each([
  ['with a database', 'whole'],
  ['with journal entries only', 'denied'],
] as const)('two tabs, %s', (_, state) => {
  beforeEach(() => databases[state]());

  async function open(...names: readonly string[]) {
    const first = openPage();
    await first.load('made');
    const other = openPage();
    await other.load('made');
    for (const name of names) await other.save(draftOf(name), new Map());
    return first;
  }
  const kept = async () => (await openPage().load('made'))?.draft.answers.name;

  it('do not overwrite each other without `overwrite`', async () => {
    const first = await open('Sara');
    first.writeJournal(draft);
    expect(await first.save(draft, new Map())).toEqual({ kind: 'conflict' });
    const other = openPage();
    expect([await kept(), await first.save(draft, new Map(), true)]).toEqual(['Sara', ALL]);
    expect([await kept(), (await other.load('made'))?.draft.answers.name]).toEqual(['Maya', 'Maya']);
  });

  it('overwrite what they have loaded from each other', async () => {
    const first = await open('Sara');
    await first.load('made');
    expect([await first.save(draft, new Map()), await kept()]).toEqual([ALL, 'Maya']);
  });

  it.each([
    ['not without being told to', false, undefined, 'Sara'],
    ['when told to', true, undefined, undefined],
    ['when it was received', false, draft.submissionId, undefined],
  ] as const)('remove what the other has written: %s', async (_when, overwrite, received, left) => {
    const first = await open();
    await openPage().save(draftOf('Sara', { waiting: true }), new Map());
    await first.discard('made', overwrite, received);
    expect(await kept()).toBe(left);
  });
});

it('a draft that is too old is removed with its files and its journal entry', async () => {
  const savedAt = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
  const page = openPage();
  page.writeJournal(draftOf('Maya', { savedAt }));
  await page.save(draftOf('Maya', { savedAt }), files);
  page.writeJournal(draftOf('Maya', { savedAt }));
  expect(await openPage().load('made')).toBeUndefined();
  expect(journalKeys()).toEqual([]);
  expect(await database()('readonly', (entries) => count(entries))).toBe(0);
});

it('a database that opens after the timeout is used by later calls, and its draft is not overwritten', async () => {
  await openPage().save(draftOf('Sara'), new Map());
  const { open } = IDBFactory.prototype;
  const late: { result?: IDBDatabase; onsuccess?: () => void } = {};
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    beSilent();
    return late as never;
  });
  const page = openPage();
  expect(await page.load('made')).toBeUndefined();
  mend();
  const real = open.call(indexedDB, device);
  await expect.poll(() => real.readyState).toBe('done');
  late.result = real.result;
  late.onsuccess?.();
  expect(await page.save(draft, new Map())).toEqual({ kind: 'conflict' });
});

it('another tab can delete the database, and this one saves again', async () => {
  const page = openPage();
  await page.save(draft, files);
  const request = indexedDB.deleteDatabase(device);
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  expect(await page.save(draft, files)).toEqual(ALL);
  expect(await contentOf((await openPage().load('made'))?.files)).toEqual(whole);
});

it('an error that is no DOMException is thrown', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new TypeError('broken');
  });
  await expect(openPage().load('made')).rejects.toThrow('broken');
});

function count(entries: IDBObjectStore): Promise<number> {
  const request = entries.count();
  return new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
}

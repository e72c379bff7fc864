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
  notes,
  openPage,
  paper,
  renewDevice,
  whole,
} from './support/draftPages.ts';
import { beSilent, databases, mend } from './support/failingDevice.ts';

beforeEach(renewDevice);
afterEach(dropDevice);

describe('a file', () => {
  it('that an earlier version kept as a blob comes back', async () => {
    await openPage().keep(draft, new Map());
    await database()('readwrite', (entries) => {
      entries.put(paper, 'made file paper');
      entries.put({ draft, revision: 'an earlier visit', fileIds: ['paper'] }, 'made draft');
    });
    expect(await contentOf((await openPage().load('made'))?.files)).toEqual(whole);
  });

  it('that is refused is told of each time, and not read again', async () => {
    databases['that is too full for files']();
    const page = openPage();
    const read = vi.spyOn(paper, 'arrayBuffer');
    expect([await page.keep(draft, files), await page.keep(draft, files)]).toEqual([BUT_FILES, BUT_FILES]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('that is refused keeps no other from being kept', async () => {
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(this: IDBObjectStore, value, key) {
      if (Object(value).name === 'large.pdf') throw new DOMException('Full', 'QuotaExceededError');
      return put.call(this, value, key);
    });
    const both = new Map([['large', new File(['x'], 'large.pdf')], ...files]);
    expect(await openPage().keep(draft, both)).toEqual({ kind: 'kept', unkept: ['large'] });
    expect(await contentOf((await openPage().load('made'))?.files)).toEqual(whole);
  });

  it('that cannot be read any more is not kept, and the answers are', async () => {
    const moved = new File(['x'], 'moved.pdf');
    vi.spyOn(moved, 'arrayBuffer').mockRejectedValue(new DOMException('Gone', 'NotFoundError'));
    expect(await openPage().keep(draft, new Map([['paper', moved]]))).toEqual(BUT_FILES);
    expect((await openPage().load('made'))?.draft).toEqual(draft);
  });

  it('that takes long holds up no answers, and is written once', async () => {
    const slow = new File(['slow'], 'slow.pdf');
    let arrive: (bytes: ArrayBuffer) => void = () => undefined;
    const read = vi.spyOn(slow, 'arrayBuffer').mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const page = openPage();
    const keeping = [
      page.keep(draft, new Map([['paper', slow]])),
      page.keep(draftOf('Sara'), new Map([['paper', slow]])),
    ];
    await expect.poll(async () => (await openPage().load('made'))?.draft.answers).toEqual({ name: 'Sara' });
    arrive(new ArrayBuffer(4));
    expect(await Promise.all(keeping)).toEqual([ALL, ALL]);
    expect(read).toHaveBeenCalledTimes(1);
    expect([...((await openPage().load('made'))?.files ?? [])].map(([id, { size }]) => [id, size])).toEqual([
      ['paper', 4],
    ]);
  });

  it('that no answer names any more goes, and stays gone', async () => {
    const page = openPage();
    await page.keep(draft, files);
    await page.keep(draft, new Map());
    expect(await contentOf((await openPage().load('made'))?.files)).toEqual([]);
  });

  it('that is kept is not written again with every answer', async () => {
    const page = openPage();
    const read = vi.spyOn(paper, 'arrayBuffer');
    for (const name of ['M', 'Ma']) await page.keep(draftOf(name), files);
    expect(read).toHaveBeenCalledTimes(1);
    const again = openPage();
    await again.load('made');
    await again.keep(draftOf('May'), files);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe('the note', () => {
  it('stays while anything was typed after what is kept', async () => {
    const page = openPage();
    page.note(draft);
    const keeping = page.keep(draft, new Map());
    page.note(draftOf('Sara'));
    await keeping;
    expect(notes()).toEqual(['made last']);
    expect((await openPage().load('made'))?.draft.answers).toEqual({ name: 'Sara' });
  });

  it('goes with the record that has it, also where the database had refused before', async () => {
    const page = openPage();
    databases['that is full']();
    page.note(draft);
    await page.keep(draft, files);
    mend();
    expect(await page.keep(draft, files)).toEqual(ALL);
    expect(notes()).toEqual([]);
  });

  it('is later than the record that it was written on, whose files come back with it', async () => {
    const page = openPage();
    await page.keep(draft, files);
    databases['that is full']();
    expect(await page.keep(draftOf('Sara'), files)).toEqual(ALL);
    mend();
    const back = await openPage().load('made');
    expect(back?.draft.answers).toEqual({ name: 'Sara' });
    expect(await contentOf(back?.files)).toEqual(whole);
  });
});

describe.each([
  ['with a database', 'whole'],
  ['with notes alone', 'denied'],
] as const)('two tabs, %s', (_, state) => {
  beforeEach(() => databases[state]());

  async function open(...names: readonly string[]) {
    const first = openPage();
    await first.load('made');
    const other = openPage();
    await other.load('made');
    for (const name of names) await other.keep(draftOf(name), new Map());
    return first;
  }
  const kept = async () => (await openPage().load('made'))?.draft.answers.name;

  it('do not overwrite each other without being told to', async () => {
    const first = await open('Sara');
    first.note(draft);
    expect(await first.keep(draft, new Map())).toEqual({ kind: 'conflict' });
    const other = openPage();
    expect([await kept(), await first.keep(draft, new Map(), true)]).toEqual(['Sara', ALL]);
    expect([await kept(), (await other.load('made'))?.draft.answers.name]).toEqual(['Maya', 'Maya']);
  });

  it('go on from each other once they have looked', async () => {
    const first = await open('Sara');
    await first.load('made');
    expect([await first.keep(draft, new Map()), await kept()]).toEqual([ALL, 'Maya']);
  });

  it.each([
    ['not without being told to', false, undefined, 'Sara'],
    ['when told to', true, undefined, undefined],
    ['when it was received', false, draft.submissionId, undefined],
  ] as const)('remove what the other has written: %s', async (_when, overwrite, received, left) => {
    const first = await open();
    await openPage().keep(draftOf('Sara', { waiting: true }), new Map());
    await first.discard('made', overwrite, received);
    expect(await kept()).toBe(left);
  });
});

it('a draft that is too old is gone, its files and its note, too', async () => {
  const savedAt = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
  const page = openPage();
  page.note(draftOf('Maya', { savedAt }));
  await page.keep(draftOf('Maya', { savedAt }), files);
  page.note(draftOf('Maya', { savedAt }));
  expect(await openPage().load('made')).toBeUndefined();
  expect(notes()).toEqual([]);
  expect(await database()('readonly', (entries) => count(entries))).toBe(0);
});

it('a device that answers too late serves what comes after, and what it has is not overwritten', async () => {
  await openPage().keep(draftOf('Sara'), new Map());
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
  expect(await page.keep(draft, new Map())).toEqual({ kind: 'conflict' });
});

it('another tab can delete the database, and this one goes on', async () => {
  const page = openPage();
  await page.keep(draft, files);
  const request = indexedDB.deleteDatabase(device);
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  expect(await page.keep(draft, files)).toEqual(ALL);
  expect(await contentOf((await openPage().load('made'))?.files)).toEqual(whole);
});

it('any other mistake is not hidden', async () => {
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

// In a real browser: what is kept, what is said of it, and what comes back, on devices that fail.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ALL,
  BUT_FILES,
  contentOf,
  draft,
  dropDevice,
  files,
  journalKeys,
  openPage,
  renewDevice,
  whole,
} from './support/draftPages.ts';
import { databases, mend, storages } from './support/failingDevice.ts';

beforeEach(renewDevice);
afterEach(dropDevice);

/** What each database keeps when it fails from the start, and when it fails once the page is open. */
type Keeps = 'all' | 'answers' | 'nothing';
const expected: Readonly<Record<keyof typeof databases, readonly [fromTheStart: Keeps, later: Keeps]>> = {
  whole: ['all', 'all'],
  missing: ['nothing', 'all'],
  denied: ['nothing', 'all'],
  'that cannot be opened': ['nothing', 'all'],
  'that never answers': ['nothing', 'all'],
  'whose transactions never end': ['nothing', 'nothing'],
  'that is full': ['nothing', 'nothing'],
  'that aborts': ['nothing', 'nothing'],
  'that is too full for files': ['answers', 'answers'],
  'that aborts with files': ['answers', 'answers'],
  "of WebKit's private windows": ['all', 'all'],
  'that loses its connections': ['nothing', 'nothing'],
  'that loses a connection once': ['all', 'all'],
};

const cases = Object.entries(expected).flatMap(([database, [fromTheStart, later]]) =>
  Object.keys(storages).flatMap((storage) => [
    { database, storage, when: 'from the start', keeps: fromTheStart } as const,
    { database, storage, when: 'once the page is open', keeps: later } as const,
  ]),
);

describe.each(cases)('a database $database, local storage $storage, $when', ({ database, storage, when, keeps }) => {
  it(`stores ${keeps}, reports that, and loads it again`, async () => {
    const fail = () => {
      databases[database as keyof typeof databases]();
      storages[storage as keyof typeof storages]();
    };
    const page = openPage();
    if (when === 'from the start') fail();
    expect(await page.load('made')).toBeUndefined();
    if (when !== 'from the start') fail();
    const isNoted = storage === 'whole';
    expect(await page.accepts()).toBe(keeps !== 'nothing' || isNoted);
    page.writeJournal(draft);
    const outcome = await page.save(draft, files);
    if (keeps === 'all') expect(outcome).toEqual(ALL);
    else expect(outcome).toEqual(keeps === 'answers' || isNoted ? BUT_FILES : { kind: 'refused' });
    if (when !== 'from the start') mend();
    const back = await openPage().load('made');
    expect(back?.draft).toEqual(outcome.kind === 'saved' ? draft : undefined);
    expect(await contentOf(back?.files)).toEqual(keeps === 'all' ? whole : []);
    mend();
    expect(journalKeys()).toEqual(keeps === 'nothing' && isNoted ? ['made last'] : []);
  });
});

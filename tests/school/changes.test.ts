// A school's own changes leave nothing to mend by hand: each is made in a copy, what is certain is mended, and then check, compiler
// and proof have nothing to say; so they have after all of them together. Tests read the school's forms and pages by discovery, so
// that they hold on such a copy, too (`npm run test:school`).
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCheck } from '../../engine/check/runCheck.ts';
import { checkSite } from '../../engine/check/site/checkSite.ts';
import { runProve } from '../../engine/prove/runProve.ts';
import { changedParts } from '../forms/support/delivered.ts';
import { formChanges } from './support/formChanges.ts';
import { NothingToChange, type SchoolChange } from './support/schoolChange.ts';
import { siteChanges } from './support/siteChanges.ts';

const project = path.resolve(import.meta.dirname, '../..');
const changes = [...formChanges, ...siteChanges];
/** A proof of these takes seconds: they are proved once, after all changes together. */
const LONG = ['admission', 'financial-aid'];

/** Parts of the site that no change here and no check reads. */
const APART = /^site\/(?:media|fonts|ornaments|idle|build|public\/audio|public\/images\/(?!social))/;

/** The one copy that all tests change: copying again for each would take a third of their time. */
let folder: string;
/** The copy before any change: the content of each file, undefined for a folder. */
let originals: ReadonlyMap<string, Buffer | undefined>;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'school-'));
  for (const part of ['forms', 'site'])
    cpSync(path.join(project, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !APART.test(path.relative(project, file)),
    });
  originals = new Map(
    entriesIn(folder).map((name) => [name, statSync(name).isFile() ? readFileSync(name) : undefined]),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const entriesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));

/** Makes the copy what it was, then the changes in it. */
function change(all: readonly SchoolChange[]): void {
  for (const name of entriesIn(folder)) if (!originals.has(name)) rmSync(name, { recursive: true, force: true });
  for (const [name, content] of originals) {
    if (content === undefined) mkdirSync(name, { recursive: true });
    else if (!existsSync(name) || !readFileSync(name).equals(content)) writeFileSync(name, content);
  }
  for (const { make } of all) {
    try {
      make(folder);
    } catch (error) {
      // The school has its own name, colours or terms already.
      if (!(error instanceof NothingToChange)) throw error;
    }
  }
}

/** What is left to find in these forms, or in all of them and the site, after what is certain was mended. */
async function findingsIn(forms: readonly string[], proved = forms): Promise<readonly string[]> {
  const root = path.join(folder, 'forms');
  const lines: string[] = [];
  const print = (line: string) => lines.push(line.replaceAll(root, ''));
  for (const form of forms) await runCheck([path.join(root, form), '--mend', '--publish'], print);
  if (proved.length > 0) await runProve(['--in', root, ...proved], print);
  return lines.filter((line) => / \[\w+\]$/.test(line));
}

it('are at least 25, all different', () => {
  expect(new Set(changes.map(({ title }) => title)).size).toBeGreaterThanOrEqual(25);
});

/** Where a school has made changes of its own, these begin with something else: they are left out, and shown as skipped. */
const isSchools = changedParts().length > 0;

it.skipIf(isSchools).each(changes)('$title', async (one) => {
  change([one]);
  const forms = one.forms ?? [];
  const short = forms.filter((id) => !LONG.includes(id));
  expect(await findingsIn(forms, short)).toEqual([]);
  expect(checkSite(path.join(folder, 'forms')).map(String)).toEqual([]);
});

it.skipIf(isSchools)('all of them together', async () => {
  change(changes.filter(({ isApart }) => !isApart));
  const forms = new Set(changes.flatMap(({ forms: proved = [] }) => proved));
  expect(await findingsIn(['.'], [...forms])).toEqual([]);
});

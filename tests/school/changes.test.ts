// A school's own changes leave nothing to mend by hand: each is made in a copy, what is certain is mended, and then check, compiler
// and proof have nothing to say; so they have after all of them together. Tests read the school's forms and pages by discovery, so
// that they hold on such a copy, too (`npm run test:school`).
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCheck } from '../../engine/check/runCheck.ts';
import { checkSite } from '../../engine/check/site/checkSite.ts';
import { runProve } from '../../engine/prove/runProve.ts';
import { changedForms } from '../forms/support/delivered.ts';
import { formChanges } from './support/formChanges.ts';
import { NothingToChange, type SchoolChange } from './support/schoolChange.ts';
import { siteChanges } from './support/siteChanges.ts';

const project = path.resolve(import.meta.dirname, '../..');
const changes = [...formChanges, ...siteChanges];

/** Parts of the site that no change here and no check reads; copying them would take most of the time. */
const APART = /^site\/(?:media|fonts|ornaments|idle|build|words|public\/audio|public\/images\/(?!social))/;

/** A copy of forms and pages after the changes. */
function changed(all: readonly SchoolChange[]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'school-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const forms = all.flatMap((change) => change.forms ?? []);
  const isWanted = (file: string) => {
    const [, form = '', folder] = path.relative(project, file).split(path.sep);
    return !APART.test(path.relative(project, file)) && (folder !== 'examples' || forms.includes(form));
  };
  for (const part of ['forms', 'site'])
    cpSync(path.join(project, part), path.join(folder, part), { recursive: true, filter: isWanted });
  for (const { make } of all) {
    try {
      make(folder);
    } catch (error) {
      // The school has its own name, colours or terms already.
      if (!(error instanceof NothingToChange)) throw error;
    }
  }
  return folder;
}

/** What is left to find in these forms, or in all of them and the site, after what is certain was mended. */
async function findingsIn(folder: string, forms: readonly string[], proved = forms): Promise<readonly string[]> {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line.replaceAll(folder, ''));
  for (const form of forms) await runCheck([path.join(folder, form), '--mend', '--publish'], print);
  if (proved.length > 0) await runProve(['--in', folder, ...proved], print);
  return lines.filter((line) => / \[\w+\]$/.test(line));
}

it('are at least 25, all different', () => {
  expect(new Set(changes.map(({ title }) => title)).size).toBeGreaterThanOrEqual(25);
});

/** Where a school has made changes of its own, these begin with something else: they are left out, and shown as skipped. */
const isSchools = changedForms().length > 0;

it.skipIf(isSchools).each(changes)('$title', async (change) => {
  const folder = path.join(changed([change]), 'forms');
  expect(await findingsIn(folder, change.forms ?? [])).toEqual([]);
  expect(checkSite(folder).map(String)).toEqual([]);
});

it.skipIf(isSchools)('all of them together', async () => {
  const folder = path.join(changed(changes), 'forms');
  const forms = new Set(changes.flatMap(({ forms: proved = [] }) => proved));
  expect(await findingsIn(folder, ['.'], [...forms])).toEqual([]);
});

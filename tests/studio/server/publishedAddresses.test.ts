// Publishing a form in the studio records its addresses in the site, as `npm run check -- --mend` does: nothing is left to find.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkAddressesKept } from '../../../engine/check/site/addressesKept.ts';
import { readJsonFile } from '../../../engine/compile/read/jsonFile.ts';
import { planAction } from '../../../engine/studio/server/planAction.ts';
import { writeFiles as writePlan } from '../../../engine/studio/server/writeFiles.ts';
import { formFile, goodFiles, writeFiles } from '../../compile/support/writeForm.ts';

const schemaOf = (name: string) =>
  readJsonFile(path.resolve(import.meta.dirname, `../../../site/${name}.schema.json`)).value;

it('is planned with the form, and written with it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'forms'));
  const recorded = { '/': 'home/Home' };
  writeFiles(folder, {
    ...Object.fromEntries(Object.entries(goodFiles).map(([name, content]) => [`forms/${name}`, content])),
    'forms/trip/form.json': formFile({ route: '/trip', aliases: [] }),
    'site/pages.schema.json': schemaOf('pages'),
    'site/pages.json': { menu: [], pages: [{ page: 'home/Home', path: '/' }] },
    'site/addresses.json': recorded,
  });
  const forms = path.join(folder, 'forms');
  const onDisk = () => JSON.parse(readFileSync(path.join(folder, 'site/addresses.json'), 'utf8'));

  const plan = await planAction(forms, { form: 'trip', action: { kind: 'publish' } });
  if ('problem' in plan) throw new Error(plan.problem);
  const names = plan.files.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['../site/addresses.json', 'trip/published.json']));
  expect(onDisk()).toEqual(recorded);

  expect(writePlan(forms, plan)).toEqual({ kind: 'written' });
  expect(onDisk()).toEqual({ ...recorded, '/trip': 'form:trip' });
  expect(checkAddressesKept(forms)).toEqual([]);
});

// A form with all that the studio has dialogs for: steps, a list, options, a condition, an office, and findings of several kinds.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { project } from './servers/server.ts';

/** Its folder. */
export const FORM = 'clinic';

const SCHOOL = { en: 'Harbour School', ar: 'مدرسة المرفأ' };
const office = {
  columns: ['/patient/name'],
  search: ['/patient/name'],
  statuses: [
    { id: 'new', label: 'New' },
    { id: 'seen', label: 'Seen', final: true },
  ],
  moves: [{ id: 'see', label: 'See', from: ['new'], to: 'seen' }],
  letters: [{ id: 'hello', label: 'Hello', in: ['seen'], subject: 'Hello', text: ['Hello {/patient/name}'] }],
};

/** Writes it, as published, into the folder, and a site beside it: a fact that its title writes out. */
export function officeForm(forms: string): void {
  const own = path.join(forms, FORM);
  cpSync(path.join(project, 'tests/fixtures/forms', FORM), own, { recursive: true });
  for (const name of readdirSync(path.join(project, 'forms')).filter((one) => one.endsWith('.schema.json')))
    cpSync(path.join(project, 'forms', name), path.join(forms, name));
  const read = (name: string) => JSON.parse(readFileSync(path.join(own, name), 'utf8'));
  const write = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  const arabic = read('ar.json');
  write(path.join(own, 'form.json'), { ...read('form.json'), title: `Clinic of ${SCHOOL.en}` });
  write(path.join(own, 'ar.json'), {
    ...arabic,
    'form.json': { ...arabic['form.json'], '/title': `عيادة ${SCHOOL.ar}` },
  });
  write(path.join(own, 'office.json'), office);
  // The answers are others by now, which can be mended.
  write(path.join(own, 'published.json'), { version: 1, answers: {} });
  const site = path.join(forms, '../site');
  mkdirSync(site);
  write(path.join(site, 'facts.json'), { name: SCHOOL });
  for (const name of ['facts.schema.json', 'factExceptions.schema.json'])
    cpSync(path.join(project, 'site', name), path.join(site, name));
}

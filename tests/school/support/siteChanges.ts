import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { formatPointer } from '../../../engine/core/index.ts';
import { siteRecipes } from './recipes.ts';
import { json, type SchoolChange } from './schoolChange.ts';

const BISHOP = 'messages/Eminence';

/** Changes of pages, facts and looks: those of site/RECIPES.md, and some more. */
export const siteChanges: readonly SchoolChange[] = [
  ...siteRecipes,
  {
    title: 'the last day for requests',
    make: (folder) =>
      json(folder, 'site/facts.json', { '/hardshipRequests': { en: 'November 15', ar: '١٥ تشرين الثاني' } }),
  },
  {
    title: 'the months of the exams',
    make: (folder) => json(folder, 'site/facts.json', { '/exams': { en: ['May', 'June'], ar: ['أيار', 'حزيران'] } }),
  },
  {
    title: 'no message of the bishop, whose page the first page and the list of what to supply name',
    make(folder) {
      const { pages } = JSON.parse(readFileSync(path.join(folder, 'site/pages.json'), 'utf8'));
      const at = pages.findIndex(({ page }: { page: string }) => page === BISHOP);
      rmSync(path.join(folder, `site/content/${BISHOP}.json`));
      json(folder, 'site/addresses.json', { [formatPointer([pages[at].path])]: undefined });
      json(folder, 'site/pages.json', { [`/pages/${at}`]: undefined });
      json(folder, 'site/content/home/home.json', { '/messages/bishop': undefined });
      const lead = { en: 'A word of welcome.', ar: 'كلمة ترحيب.' };
      json(folder, 'site/content/messages/Principal.json', { '/lead': lead });
    },
  },
  {
    title: 'the name of an office',
    make: (folder) =>
      json(folder, 'site/facts.json', { '/accountsOffice': { en: 'Bursar’s Office', ar: 'مكتب الرسوم' } }),
  },
];

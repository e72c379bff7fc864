import { siteRecipes } from './recipes.ts';
import { json, type SchoolChange } from './schoolChange.ts';

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
    title: 'the name of an office',
    make: (folder) =>
      json(folder, 'site/facts.json', { '/accountsOffice': { en: 'Bursar’s Office', ar: 'مكتب الرسوم' } }),
  },
];

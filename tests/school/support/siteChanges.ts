import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { create, json, type SchoolChange, text } from './schoolChange.ts';

/** Changes of pages, facts and looks. */
export const siteChanges: readonly SchoolChange[] = [
  {
    title: 'a new page in the menu',
    make(folder) {
      const words = { en: 'The library', ar: 'المكتبة' };
      const text = [
        { en: 'Open at {{phone}}, see [Health](/Health).', ar: 'اتصلوا على {{phone}}، راجعوا [الصحة](/Health).' },
        { block: 'Points', points: [{ en: 'Books', ar: 'كتب' }] },
      ];
      create(folder, 'site/content/services/Library.json', {
        $schema: '../../content.schema.json',
        layout: 'ProsePage',
        title: words,
        description: words,
        eyebrow: words,
        lead: words,
        sections: [{ title: words, text }],
      });
      json(folder, 'site/pages.json', {
        '/pages/-': {
          page: 'services/Library',
          path: '/Library',
          menu: { label: { en: 'Library', ar: 'المكتبة' }, under: 'services', position: 60 },
        },
      });
    },
  },
  {
    title: 'an eleventh question of the FAQ',
    make: (folder) =>
      json(folder, 'site/content/faq/Faq.json', {
        '/sections/0/text/0/questions/-': {
          id: 'uniform',
          title: { en: 'Is there a uniform?', ar: 'هل من زيّ موحّد؟' },
          text: [{ en: 'There is one.', ar: 'نعم.' }],
        },
      }),
  },
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
    title: 'a paragraph of a page',
    make: (folder) =>
      json(folder, 'site/content/tuition/Tuition.json', {
        '/sections/2/text/0': { en: 'Write to us.', ar: 'اكتبوا إلينا.' },
      }),
  },
  {
    title: 'the discount',
    make: (folder) => json(folder, 'site/facts.json', { '/discount': 7 }),
  },
  {
    title: 'a PDF',
    make: (folder) =>
      copyFileSync(
        path.join(folder, 'site/public/documents/learner-profile.pdf'),
        path.join(folder, 'site/public/documents/school-life-protocol.pdf'),
      ),
  },
  {
    title: 'the colours',
    make: (folder) =>
      text(folder, 'site/styles/tokens.css', (before) =>
        before.replace(/(--[\w-]*(?:sea|blue|accent)[\w-]*: )[^;]+;/, '$1#1f4e79;'),
      ),
  },
  {
    title: 'the logo',
    make: (folder) =>
      copyFileSync(
        path.join(folder, 'site/public/apple-touch-icon.png'),
        path.join(folder, 'site/public/images/social-preview.png'),
      ),
  },
  {
    title: 'the name',
    make: (folder) => json(folder, 'site/facts.json', { '/name': { en: 'Cedar School', ar: 'مدرسة الأرزة' } }),
  },
  {
    title: 'the address',
    make: (folder) =>
      json(folder, 'site/facts.json', {
        '/address': { en: '12 Pine Street, Beirut, Lebanon', ar: '١٢ شارع الصنوبر، بيروت، لبنان' },
      }),
  },
  {
    title: 'the telephone',
    make: (folder) => json(folder, 'site/facts.json', { '/phone': '+961 1 234 567' }),
  },
];

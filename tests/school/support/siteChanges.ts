import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { create, filesBelow, json, type SchoolChange, text } from './schoolChange.ts';

/** Changes of pages, facts and looks. */
export const siteChanges: readonly SchoolChange[] = [
  {
    title: 'a new page in the menu',
    make(folder) {
      const page = (words: string) =>
        `export function Library() {\n  return (\n    <>\n      <title>${words}</title>\n      <meta name="description" content="${words}" />\n      <h1>${words}</h1>\n    </>\n  );\n}\n`;
      create(folder, 'site/pages/services/Library.tsx', page('The library'));
      create(folder, 'site/pages/services/Library.ar.tsx', page('المكتبة'));
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
    make(folder) {
      const question = (title: string) => `  { id: 'uniform', title: '${title}', answer: <p>${title}</p> },\n];`;
      text(folder, 'site/pages/faq/questions.tsx', (before) =>
        before.replace(/\n\];/, `\n${question('Is there a uniform?')}`),
      );
      text(folder, 'site/pages/faq/questions.ar.tsx', (before) =>
        before.replace(/\n\];/, `\n${question('هل من زيّ موحّد؟')}`),
      );
    },
  },
  {
    title: 'the terms of tuition',
    make(folder) {
      text(folder, 'site/pages/tuition/Tuition.tsx', (before) => before.replaceAll('October 31', 'November 15'));
      text(folder, 'site/pages/tuition/Tuition.ar.tsx', (before) => before.replaceAll('٣١', '١٥'));
    },
  },
  {
    title: 'the discount',
    make(folder) {
      for (const file of filesBelow(path.join(folder, 'site/pages'))) {
        const before = readFileSync(file, 'utf8');
        writeFileSync(file, before.replaceAll('5%', '7%').replaceAll('٥٪', '٧٪'));
      }
    },
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
    make: (folder) =>
      text(folder, 'site/school.ts', (before) =>
        before.replace('Our School', 'Cedar School').replace('مدرستنا', 'مدرسة الأرزة'),
      ),
  },
  {
    title: 'address and telephone',
    make: (folder) =>
      text(folder, 'site/school.ts', (before) =>
        before
          .replace('Ras Beirut, Beirut, Lebanon', '12 Pine Street, Beirut, Lebanon')
          .replaceAll('+9611000000', '+9611234567')
          .replaceAll('+961 1 000 000', '+961 1 234 567'),
      ),
  },
];

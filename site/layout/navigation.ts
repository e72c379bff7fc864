// What the menu offers, in this order. The site's own entries stand at 10, 20, ...; a form joins by `menu` in its
// form.json, between them or after them.

import type { Language } from 'virtual:forms';
import { type FormEntry, forms } from 'virtual:forms';
import type { SiteWords } from '../words/words.ts';

export interface MenuLink {
  readonly position: number;
  readonly label: string;
  /** The canonical path, never an alias. */
  readonly path: string;
}

export interface MenuGroup {
  readonly position: number;
  /** What a form's `menu.under` calls it. */
  readonly name: string;
  readonly label: string;
  readonly links: readonly MenuLink[];
}

type Page = keyof SiteWords['pages'];

/** Groups by name, each with its pages and their paths, in order. */
const groups: readonly (readonly [Page, Readonly<Partial<Record<Page, string>>>])[] = [
  [
    'about',
    {
      history: '/HistoryPage',
      mission: '/Mission',
      philosophy: '/EducationalPhilosophy',
      protocol: '/Protocol',
      anthem: '/Anthem',
    },
  ],
  [
    'services',
    {
      health: '/Health',
      transportation: '/Transportation',
      learningSupport: '/LearningSupport',
      counseling: '/Counseling',
      afterSchool: '/AfterSchool',
    },
  ],
  [
    'divisions',
    {
      secondary: '/Secondary',
      intermediate: '/Intermediate',
      upperElementary: '/UpperElementary',
      lowerElementary: '/LowerElementary',
      preschool: '/Preschool',
    },
  ],
  ['admissions', { information: '/Information', faq: '/FAQ', tuition: '/Tuition' }],
];

/** Where the pages of a group stand if not at 10, 20, ... in order: room is left for a form. */
const POSITIONS: Readonly<Partial<Record<Page, number>>> = { faq: 30, tuition: 40 };

// In the browser it has been right since the build.
for (const { route, words } of import.meta.env.SSR || import.meta.env.DEV ? forms : []) {
  const under = words.en.menu?.under;
  if (under === undefined || groups.some(([name]) => name === under)) continue;
  const known = groups.map(([name]) => name).join(', ');
  throw new Error(`The menu has no "${under}" for the form at ${route}. Name one of these: ${known}.`);
}

const first = (a: { readonly position: number }, b: { readonly position: number }) => a.position - b.position;

/** The menu in one language, in the order in which it is shown. */
export function navigationIn(language: Language, { pages }: SiteWords): readonly (MenuLink | MenuGroup)[] {
  const own = groups.map(([name, paths], i): MenuGroup => {
    const links = Object.entries(paths).map(
      ([page, path], j): MenuLink => ({
        position: POSITIONS[page as Page] ?? 10 * (j + 1),
        label: pages[page as Page],
        path,
      }),
    );
    return {
      position: 10 * (i + 2),
      name,
      label: pages[name],
      links: [...links, ...formsUnder(name, language)].sort(first),
    };
  });
  return [{ position: 10, label: pages.home, path: '/' }, ...own, ...formsUnder(undefined, language)].sort(first);
}

/** Whether the entry unfolds into links of its own. */
export function isGroup(item: MenuLink | MenuGroup): item is MenuGroup {
  return 'links' in item;
}

function formsUnder(group: string | undefined, language: Language): MenuLink[] {
  return forms.flatMap(({ route, words }: FormEntry) => {
    const { menu } = words[language];
    return menu && menu.under === group ? [{ position: menu.position, label: capital(menu.label), path: route }] : [];
  });
}

function capital(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

// The menu's entries by position. The site's own are at 10, 20, ...; a form adds one by `menu` in its form.json.
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
  /** The name that a form's `menu.under` gives. */
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

/** Positions of pages that are not at 10, 20, ... in order, to leave room for a form. */
const POSITIONS: Readonly<Partial<Record<Page, number>>> = { faq: 30, tuition: 40 };

// Checked in development and at build time, so that the browser need not.
for (const { route, words } of import.meta.env.SSR || import.meta.env.DEV ? forms : []) {
  const under = words.en.menu?.under;
  if (under === undefined || groups.some(([name]) => name === under)) continue;
  const known = groups.map(([name]) => name).join(', ');
  throw new Error(`The menu has no "${under}" for the form at ${route}. Name one of these: ${known}.`);
}

const byPosition = (a: { readonly position: number }, b: { readonly position: number }) => a.position - b.position;

/** The menu in one language, in order. */
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
      links: [...links, ...formsUnder(name, language)].sort(byPosition),
    };
  });
  return [{ position: 10, label: pages.home, path: '/' }, ...own, ...formsUnder(undefined, language)].sort(byPosition);
}

/** Whether the entry is a group of links. */
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

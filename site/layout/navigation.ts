// What the menu offers, in this order. The site's own entries stand at 10, 20, ...; a form joins by `menu` in its
// form.json, between them or after them.
import { forms } from 'virtual:forms';

export interface MenuLink {
  readonly position: number;
  readonly label: string;
  /** The canonical path, never an alias. */
  readonly path: string;
}

export interface MenuGroup {
  readonly position: number;
  readonly label: string;
  readonly links: readonly MenuLink[];
}

const own: readonly (MenuLink | MenuGroup)[] = [
  { position: 10, label: 'Home', path: '/' },
  {
    position: 20,
    label: 'About',
    links: [
      { position: 10, label: 'History', path: '/HistoryPage' },
      { position: 20, label: 'Mission', path: '/Mission' },
      { position: 30, label: 'Educational philosophy', path: '/EducationalPhilosophy' },
      { position: 40, label: 'Protocol', path: '/Protocol' },
      { position: 50, label: 'Anthem', path: '/Anthem' },
    ],
  },
  {
    position: 30,
    label: 'Services',
    links: [
      { position: 10, label: 'Health', path: '/Health' },
      { position: 20, label: 'Transportation', path: '/Transportation' },
      { position: 30, label: 'Learning support', path: '/LearningSupport' },
      { position: 40, label: 'Counseling', path: '/Counseling' },
      { position: 50, label: 'After school', path: '/AfterSchool' },
    ],
  },
  {
    position: 40,
    label: 'Divisions',
    links: [
      { position: 10, label: 'Secondary', path: '/Secondary' },
      { position: 20, label: 'Intermediate', path: '/Intermediate' },
      { position: 30, label: 'Upper elementary', path: '/UpperElementary' },
      { position: 40, label: 'Lower elementary', path: '/LowerElementary' },
      { position: 50, label: 'Preschool', path: '/Preschool' },
    ],
  },
  {
    position: 50,
    label: 'Admission',
    links: [
      { position: 10, label: 'Information', path: '/Information' },
      { position: 30, label: 'FAQ', path: '/FAQ' },
      { position: 40, label: 'Tuition and instalment', path: '/Tuition' },
    ],
  },
];

const offered = forms.flatMap(({ menu, route }) =>
  menu ? [{ under: menu.under, link: { position: menu.position, label: capital(menu.label), path: route } }] : [],
);

for (const { under, link } of offered) {
  if (under === undefined || own.some((item) => isGroup(item) && named(item, under))) continue;
  const known = own.filter(isGroup).map(({ label }) => label.toLowerCase());
  throw new Error(`The menu has no "${under}" for the form at ${link.path}. Name one of these: ${known.join(', ')}.`);
}

const first = (a: { readonly position: number }, b: { readonly position: number }) => a.position - b.position;

/** The menu, in the order in which it is shown. */
export const navigation: readonly (MenuLink | MenuGroup)[] = [
  ...own.map((item) => (isGroup(item) ? { ...item, links: [...item.links, ...formsUnder(item)].sort(first) } : item)),
  ...offered.filter(({ under }) => under === undefined).map(({ link }) => link),
].sort(first);

/** Whether the entry unfolds into links of its own. */
export function isGroup(item: MenuLink | MenuGroup): item is MenuGroup {
  return 'links' in item;
}

function formsUnder(group: MenuGroup): MenuLink[] {
  return offered.filter(({ under }) => under !== undefined && named(group, under)).map(({ link }) => link);
}

function named(group: MenuGroup, name: string): boolean {
  return group.label.toLowerCase() === name.toLowerCase();
}

function capital(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

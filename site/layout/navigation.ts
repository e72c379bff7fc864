// The menu's entries by position: those of pages.json, and one for each form with `menu` in its form.json.
import { type FormEntry, forms, type Language } from 'virtual:forms';
import file from '../pages.json' with { type: 'json' };

export interface MenuLink {
  readonly position: number;
  readonly label: string;
  /** The canonical path, never an alias. */
  readonly path: string;
}

export interface MenuGroup {
  readonly position: number;
  /** What `menu.under` of a page or a form names. */
  readonly name: string;
  readonly label: string;
  readonly links: readonly MenuLink[];
}

interface PlacedPage {
  readonly path: string;
  readonly menu?: {
    readonly label: Readonly<Record<Language, string>>;
    readonly under?: string;
    readonly position: number;
  };
}

const pages: readonly PlacedPage[] = file.pages;

const byPosition = (a: { readonly position: number }, b: { readonly position: number }) => a.position - b.position;

/** The menu in one language, in order. */
export function navigationIn(language: Language): readonly (MenuLink | MenuGroup)[] {
  const groups = file.menu.map(
    ({ name, label, position }): MenuGroup => ({
      position,
      name,
      label: label[language],
      links: linksUnder(name, language),
    }),
  );
  return [...groups, ...linksUnder(undefined, language)].sort(byPosition);
}

/** Whether the entry is a group of links. */
export function isGroup(item: MenuLink | MenuGroup): item is MenuGroup {
  return 'links' in item;
}

function linksUnder(group: string | undefined, language: Language): readonly MenuLink[] {
  const ofPages = pages.flatMap(({ path, menu }): MenuLink[] =>
    menu && menu.under === group ? [{ position: menu.position, label: menu.label[language], path }] : [],
  );
  const ofForms = forms.flatMap(({ route, words }: FormEntry): MenuLink[] => {
    const { menu } = words[language];
    return menu && menu.under === group ? [{ position: menu.position, label: capital(menu.label), path: route }] : [];
  });
  return [...ofPages, ...ofForms].sort(byPosition);
}

function capital(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

// The site's menu in one language: the entries of pages.json, and one for each form with `menu` in its form.json, by position. The
// links of its footer.
import path from 'node:path';
import { FORM, type Label, type PagesFile, readPages } from '../../check/index.ts';
import type { FormFile } from '../../compile/index.ts';
import type { Language } from '../../core/index.ts';

interface MenuLink {
  readonly label: string;
  readonly path: string;
}

interface Placed {
  readonly position: number;
}

/** A form's entry, in the language of the menu. */
export interface FormMenu {
  readonly route: string;
  readonly purpose?: FormFile['purpose'];
  readonly menu?: FormFile['menu'];
}

const NO_PAGES: PagesFile = { menu: [], pages: [] };

/** The pages of the site in a folder; none if it has no pages.json. */
export function pagesOf(site: string, watch: (file: string) => void): PagesFile {
  const { pages = NO_PAGES } = readPages(site);
  if (pages !== NO_PAGES) watch(path.join(site, 'pages.json'));
  return pages;
}

/** The entries in order: links, and groups of links with what `menu.under` calls them. */
export function menuOf({ menu: groups, pages }: PagesFile, forms: readonly FormMenu[], language: Language) {
  const links = (group: string | undefined) => [
    ...pages.flatMap(({ path, menu }): (MenuLink & Placed)[] =>
      menu && menu.under === group ? [{ label: textIn(menu.label, language), path, position: menu.position }] : [],
    ),
    ...forms.flatMap(({ route, menu }): (MenuLink & Placed)[] =>
      menu && menu.under === group ? [{ label: capital(menu.label), path: route, position: menu.position }] : [],
    ),
  ];
  const all = groups.map(({ name, label, position }) => ({
    name,
    label: textIn(label, language),
    links: inOrder(links(name)),
    position,
  }));
  return inOrder([...all, ...links(undefined)]);
}

/** The footer's links in order. */
export function footerOf({ footer = [] }: PagesFile, forms: readonly FormMenu[], language: Language): MenuLink[] {
  return footer.flatMap(({ label, to }) => {
    // `checkSite` refuses a purpose that no form has.
    const path = to.startsWith(FORM) ? forms.find(({ purpose }) => FORM + purpose === to)?.route : to;
    return path === undefined ? [] : [{ label: textIn(label, language), path }];
  });
}

/** By position, which the browser need not know. */
function inOrder<Entry extends Placed>(entries: readonly Entry[]): readonly Omit<Entry, 'position'>[] {
  return [...entries].sort((a, b) => a.position - b.position).map(({ position, ...entry }) => entry);
}

/** `checkSite` refuses a label that lacks a language. */
function textIn(label: Label, language: Language): string {
  return label[language] ?? '';
}

function capital(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

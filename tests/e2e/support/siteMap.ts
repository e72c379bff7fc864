// The site's addresses and its menu, by discovery: every page of site/pages.json and every form of forms/.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formFile } from './formPage.ts';
import { project } from './servers/server.ts';

interface Label {
  readonly en: string;
}

interface MenuEntry<Words> {
  readonly label: Words;
  readonly under?: string;
  readonly position: number;
}

interface PagesFile {
  readonly menu: readonly { readonly name: string; readonly label: Label; readonly position: number }[];
  readonly pages: readonly {
    readonly path: string;
    readonly aliases?: readonly string[];
    readonly unlisted?: boolean;
    readonly menu?: MenuEntry<Label>;
  }[];
}

interface Place {
  readonly to: string;
  readonly aliases: readonly string[];
  /** The text of the h1 in English. */
  readonly heading: RegExp;
  readonly isForm: boolean;
  readonly menu: MenuEntry<string> | undefined;
}

const { menu: groups, pages: listed }: PagesFile = JSON.parse(
  readFileSync(path.join(project, 'site/pages.json'), 'utf8'),
);

const places: readonly Place[] = [
  ...listed
    .filter(({ unlisted }) => !unlisted)
    .map(({ path: to, aliases = [], menu }) => {
      const entry = menu && { ...menu, label: menu.label.en };
      return { to, aliases, heading: /\p{L}/u, isForm: false, menu: entry };
    }),
  ...readdirSync(path.join(project, 'forms'))
    .filter((id) => existsSync(path.join(project, 'forms', id, 'form.json')))
    .map((id) => {
      const { title, route: to, aliases = [], menu } = formFile<{ readonly menu?: MenuEntry<string> }>(id);
      const entry = menu && { ...menu, label: menu.label.charAt(0).toUpperCase() + menu.label.slice(1) };
      const heading = new RegExp(title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return { to, aliases, heading, isForm: true, menu: entry };
    }),
];

/** Canonical paths. */
export const pages: readonly string[] = places.map(({ to }) => to);

/** Pages with a form; all others load without the engine. */
export const forms: readonly string[] = places.filter(({ isForm }) => isForm).map(({ to }) => to);

/** Every alias with the page that it redirects to. */
export const aliases: Readonly<Record<string, string>> = Object.fromEntries(
  places.flatMap(({ to, aliases: others }) => others.map((alias) => [alias, to])),
);

export interface Address {
  readonly address: string;
  readonly language: 'en' | 'ar';
  /** The text of the h1. */
  readonly heading: RegExp;
}

/** Every page in every language. */
export const addresses: readonly Address[] = places.flatMap(({ to, heading }): Address[] => [
  { address: to, language: 'en', heading },
  { address: to === '/' ? '/ar' : `/ar${to}`, language: 'ar', heading: /^[^A-Za-z]+$/ },
]);

/** An entry of the menu: a link, or a group of links. */
export interface MenuItem {
  readonly label: string;
  readonly position: number;
  /** A link's canonical path. */
  readonly to?: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

const inOrder = <Entry extends { readonly position: number }>(entries: readonly Entry[]) =>
  [...entries].sort((one, other) => one.position - other.position);

const linksUnder = (group?: string) =>
  inOrder(places.flatMap(({ to, menu }) => (menu && menu.under === group ? [{ ...menu, to }] : [])));

/** The menu in English, in order. */
export const menu: readonly MenuItem[] = inOrder([
  ...linksUnder().map((link) => ({ ...link, links: [] })),
  ...groups.map(({ name, label, position }) => ({ label: label.en, position, links: linksUnder(name) })),
]);

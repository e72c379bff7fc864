import type { SiteWords } from '../words/words.ts';

type MenuItem = SiteWords['navigation'][number];
export type MenuGroup = Extract<MenuItem, { readonly links: unknown }>;
export type MenuLink = Exclude<MenuItem, MenuGroup>;

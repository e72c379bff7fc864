// The modules of the static pages, by path from this folder. Imported on demand, because pages of forms do without it.
import type { ComponentType } from 'react';

/** A page's module: its one export is the page. Empty where there is no module for the language. */
export type PageModule = Readonly<Record<string, ComponentType>>;

export const pageModules = import.meta.glob<PageModule>('./pages/*.tsx');

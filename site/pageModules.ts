// The modules of the static pages by their path from this folder: every component directly in a section's folder, and
// what is made of a content file. The components
// that pages consist of are in folders called `parts`. Imported on demand, because forms' pages need none of it.

import { contentPages } from 'virtual:content';
import type { ComponentType } from 'react';

/** A page's module: its one export is the page. Empty if the language has no module. */
export type PageModule = Readonly<Record<string, ComponentType>>;

export const pageModules = {
  ...import.meta.glob<PageModule>(['./pages/*/[A-Z]*.tsx', '!./pages/parts/*']),
  ...contentPages,
};

// The modules of the static pages, by path from this folder. Imported on demand, because pages of forms do without it.
import type { PageModule } from './routes.ts';

export const pageModules = import.meta.glob<PageModule>('./pages/*.tsx');

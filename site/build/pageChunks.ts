// What pages share goes into a few files instead of dozens: one that the site needs whatever the page, React included, and
// one for what many of its pages share. What one page has alone, be it in two languages, comes with that page; what a
// few pages share comes with those. Forms and their engine stay apart.
import path from 'node:path';

interface Modules {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const FRAMEWORK = /\/(?:react|react-dom|scheduler|wouter)\//;
/** `Page.tsx` and `Page.ar.tsx` are one page. */
const LANGUAGE = /\.[a-z]{2}(?=\.tsx?$)/;
/** From so many pages on, all pages may as well have it: fewer files come sooner. */
const MANY = 8;

/** A group for rolldown's code splitting; `site` is the site's folder. */
export function pageChunks(site: string) {
  // Ids have slashes on every system.
  const folder = `${site.split(path.sep).join('/')}/`;
  let known: Map<string, ReadonlySet<string>> | undefined;
  return {
    debugName: 'pages',
    name(id: string, modules: Modules): string | null {
      if (!id.startsWith(folder) && !FRAMEWORK.test(id)) return null;
      known ??= pagesByModule(`${folder}main.tsx`, modules);
      const pages = known.get(id) ?? new Set();
      if (pages.has(`${folder}main.tsx`)) return pages.size > 1 || FRAMEWORK.test(id) ? 'base' : null;
      return pages.size >= MANY ? 'inner' : null;
    },
  };
}

/** Every module with the pages that import it, directly or not; what is loaded on demand counts as a page. */
function pagesByModule(entry: string, modules: Modules): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const pages = new Set([entry]);
  for (const page of pages) {
    const reached = new Set([page]);
    for (const id of reached) {
      const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
      for (const next of importedIds) reached.add(next);
      for (const next of dynamicallyImportedIds) pages.add(next);
      const known = found.get(id) ?? new Set();
      found.set(id, known.add(page.replace(LANGUAGE, '')));
    }
  }
  return found;
}

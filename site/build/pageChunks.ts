// Which scripts share a file. What every page needs is one, React included; what the first page shares with others is a
// second, what many of the pages behind it share a third, and what is little besides: fewer files come sooner. What only
// some pages share comes with those, and what one page has alone, be it in two languages, with that page. What only
// Arabic pages share is apart, so that no English page loads it. Styles stay with the entry. Forms
// and their engine are one, but for the little of it that pages without a form use as well: what is loaded later takes what
// it needs from there, for two files compress worse than one. A moving part (site/islands) has a file of its
// own, for it comes without its page.
import path from 'node:path';

interface Modules {
  getModuleInfo(id: string): {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const FRAMEWORK = /\/node_modules\/(?:react|react-dom|scheduler|wouter)\//;
const ENGINE = /\/engine\/(?:core|react)\//;
/** `Page.tsx` and `Page.ar.tsx` are one page. */
const LANGUAGE = /\.[a-z]{2}(?=\.tsx?$)/;
/** From so many pages on, all pages may as well have it. */
const MANY = 8;
/** Below so many characters, a file would weigh more than what it saves. */
const LITTLE = 500;

interface Group {
  readonly debugName: string;
  readonly includeDependenciesRecursively?: boolean;
  name(id: string, modules: Modules): string | null;
}

/** Groups for rolldown's code splitting, of which the first that names a module has it; `site` is the site's folder. */
export function pageChunks(site: string): Group[] {
  // Ids have slashes on every system.
  const folder = `${site.split(path.sep).join('/')}/`;
  const main = `${folder}main.tsx`;
  let known: Map<string, ReadonlySet<string>> | undefined;
  const entriesOf = (id: string, modules: Modules) => {
    known ??= entriesByModule(main, modules);
    return [...(known.get(id) ?? [])];
  };
  const pagesOf = (id: string, modules: Modules) =>
    new Set(entriesOf(id, modules).map((entry) => entry.replace(LANGUAGE, '')));
  const isOurs = (id: string) => (id.startsWith(folder) && !id.endsWith('.css')) || FRAMEWORK.test(id);
  return [
    {
      debugName: 'base',
      name(id, modules) {
        const pages = pagesOf(id, modules);
        // It waits for the first page's script, which therefore must not wait for it.
        if (isOurs(id)) return id !== main && pages.has(main) ? 'base' : null;
        return [...pages].filter((page) => page.startsWith(`${folder}pages/`)).length > 1 ? 'base' : null;
      },
    },
    {
      debugName: 'form',
      includeDependenciesRecursively: false,
      name(id, modules) {
        const isForms = !id.endsWith('.css') && pagesOf(id, modules).has(`${folder}pages/formPage.tsx`);
        return isForms ? 'formPage' : null;
      },
    },
    {
      debugName: 'island',
      includeDependenciesRecursively: false,
      name(id, modules) {
        const islands = modules.getModuleInfo(`${folder}islands/islands.ts`)?.dynamicallyImportedIds ?? [];
        const island = entriesOf(id, modules).find((entry) => islands.includes(entry));
        return island && isOurs(id) ? path.posix.basename(island, '.tsx') : null;
      },
    },
    {
      debugName: 'shared',
      includeDependenciesRecursively: false,
      name(id, modules) {
        const pages = pagesOf(id, modules);
        if (pages.size < 2) return null;
        if (!isOurs(id)) return ENGINE.test(id) ? 'engine' : null;
        if (pages.size < MANY && (modules.getModuleInfo(id)?.code?.length ?? LITTLE) >= LITTLE) return null;
        const place = pages.has(`${folder}pages/Home.tsx`) ? 'first' : 'inner';
        return entriesOf(id, modules).every((entry) => LANGUAGE.test(entry)) ? `${place}-arabic` : place;
      },
    },
  ];
}

/** Every module with the files that need it, directly or not, and that are themselves loaded on demand. */
function entriesByModule(main: string, modules: Modules): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const entries = new Set([main]);
  for (const entry of entries) {
    const reached = new Set([entry]);
    for (const id of reached) {
      const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
      for (const next of importedIds) reached.add(next);
      for (const next of dynamicallyImportedIds) entries.add(next);
      const known = found.get(id) ?? new Set();
      found.set(id, known.add(entry));
    }
  }
  return found;
}

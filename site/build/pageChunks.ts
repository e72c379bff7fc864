// Which scripts share a file; rolldown's `codeSplitting` asks for every module. Without it a page has nine files more and a
// wizard is 3.6 kB heavier (engine/vite/README.md).
//   base      what every page needs, React included
//   first     what the home page shares with other pages, if MANY share it or it is short
//   inner     the same of other pages; `-arabic` is what only Arabic pages share, so that no English page loads it
//   formPage  forms and their engine in one file, because two files compress worse than one
// Everything else stays with the page that imports it, which is one page in both languages.
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
  const forms = `${folder}forms/formPage.tsx`;
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
        // The entry waits for the page's script (top-level await), which therefore must not import the entry.
        if (isOurs(id)) return id !== main && pages.has(main) ? 'base' : null;
        return [...pages].filter((page) => page.startsWith(`${folder}pages/`) || page === forms).length > 1
          ? 'base'
          : null;
      },
    },
    {
      debugName: 'form',
      includeDependenciesRecursively: false,
      name(id, modules) {
        const isForms = !id.endsWith('.css') && pagesOf(id, modules).has(forms);
        return isForms ? 'formPage' : null;
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

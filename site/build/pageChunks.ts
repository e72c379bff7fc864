// Chunks of the client's build, as groups for rolldown's `codeSplitting`. Without them a page loads nine more files, and a form's
// page 3.6 kB more (engine/vite/README.md).
//   base      modules that every page needs, React included
//   first     modules that the home page shares with other pages, if MANY pages share them or they are short
//   inner     the same for other pages; `-ar` if only Arabic pages share them, so that no English page loads them
//   formPage  the engine and the forms' page in one chunk, because one file compresses better than two
// Every other module stays in the chunk of the page that imports it; a page is one in both languages.
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
const LANGUAGE = /\.([a-z]{2})(?=\.tsx?$)/;
/** A module that this many pages share is loaded by all pages. */
const MANY = 8;
/** In characters. A chunk of its own would cost a shorter module more than it saves. */
const LITTLE = 500;

interface Group {
  readonly debugName: string;
  readonly includeDependenciesRecursively?: boolean;
  name(id: string, modules: Modules): string | null;
}

/** Groups for rolldown's code splitting: a module belongs to the first group that names it. `site` is the site's folder. */
export function pageChunks(site: string): Group[] {
  // Module ids have forward slashes on every system.
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
        // The entry awaits the page's chunk at top level, so that chunk must not import the entry: it would wait for itself.
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
        const place = pages.has(`${folder}pages/home/Home.tsx`) ? 'first' : 'inner';
        const languages = new Set(entriesOf(id, modules).map((entry) => LANGUAGE.exec(entry)?.[1]));
        return languages.has(undefined) ? place : [place, ...languages].join('-');
      },
    },
  ];
}

/** By module: the entry and the dynamically imported modules that import it, directly or not. */
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

// Which scripts share a file. What every page needs is one, React included; what the first page shares with others is a
// second, what only the pages behind it share a third. Lists of words that Arabic pages share are apart, so that no English
// page loads them. What only the two languages of one page share is left to the bundler, which makes a file for that page
// alone. Styles stay with the entry, forms and their engine apart.
import path from 'node:path';

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

interface Group {
  /** By how many of the files that are asked for by themselves a module is needed, at least. */
  readonly minShareCount: number;
  name(id: string, modules: Modules): string | null;
}

/** What only Arabic pages need, as its path ends. */
const ARABIC = /\.ar\.tsx?$|\/words\/arabic\w*\.ts$/;
const FRAMEWORK = /\/(?:react|react-dom|scheduler|wouter)\//;

/** Groups for rolldown's code splitting, of which the first that names a module has it; `site` is the site's folder. */
export function pageChunks(site: string): Group[] {
  // Ids have slashes on every system.
  const folder = `${site.split(path.sep).join('/')}/`;
  const main = `${folder}main.tsx`;
  const home = [`${folder}pages/Home.tsx`, `${folder}pages/Home.ar.tsx`];
  const isOurs = (id: string) => (id.startsWith(folder) && !id.endsWith('.css')) || FRAMEWORK.test(id);
  const placeOf = (id: string, modules: Modules) => (isReached(id, home, modules) ? 'first' : 'inner');
  return [
    {
      minShareCount: 1,
      // The entry waits for the first page's script, which therefore must not wait for the entry.
      name: (id, modules) => (isOurs(id) && id !== main && isReached(id, [main], modules) ? 'base' : null),
    },
    {
      minShareCount: 2,
      name: (id, modules) => (isOurs(id) && ARABIC.test(id) ? `${placeOf(id, modules)}-arabic` : null),
    },
    {
      // A page in two languages is two of them.
      minShareCount: 3,
      name: (id, modules) => (isOurs(id) ? placeOf(id, modules) : null),
    },
  ];
}

/** Whether one of the sources imports the module, directly or not. */
function isReached(id: string, sources: readonly string[], modules: Modules): boolean {
  const reached = new Set(sources);
  for (const source of reached) for (const next of modules.getModuleInfo(source)?.importedIds ?? []) reached.add(next);
  return reached.has(id);
}

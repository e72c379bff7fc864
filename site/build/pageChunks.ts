// What pages share goes into two files instead of dozens: one that the first page needs, React included, and one for what
// only the pages behind it share. What they share in Arabic goes into two of its own, so that no English page loads it.
// Forms and their engine stay apart.
import path from 'node:path';

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** What only Arabic pages need, as its path ends. */
const ARABIC = /\.ar\.tsx?$|\/words\/arabic\w*\.ts$/;
const FRAMEWORK = /\/(?:react|react-dom|scheduler|wouter)\//;

/** A group for rolldown's code splitting; `site` is the site's folder. */
export function pageChunks(site: string) {
  // Ids have slashes on every system.
  const folder = `${site.split(path.sep).join('/')}/`;
  const first = ['main.tsx', 'pages/Home.tsx', 'pages/Home.ar.tsx'].map((file) => folder + file);
  return {
    minShareCount: 2,
    name(id: string, modules: Modules): string | null {
      if (!id.startsWith(folder) && !FRAMEWORK.test(id)) return null;
      const place = isReached(id, first, modules) ? 'base' : 'inner';
      return ARABIC.test(id) ? `${place}-arabic` : place;
    },
  };
}

/** Whether one of the sources imports the module, directly or not. */
function isReached(id: string, sources: readonly string[], modules: Modules): boolean {
  const reached = new Set(sources);
  for (const source of reached) for (const next of modules.getModuleInfo(source)?.importedIds ?? []) reached.add(next);
  return reached.has(id);
}

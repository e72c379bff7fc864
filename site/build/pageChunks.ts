// What pages share goes into two files instead of dozens: one that the first page needs, React included, and one for what
// only the pages behind it share. Forms and their engine stay apart.
import path from 'node:path';

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const FRAMEWORK = /\/(?:react|react-dom|scheduler|wouter)\//;

/** A group for rolldown's code splitting; `site` is the site's folder. */
export function pageChunks(site: string) {
  // Ids have slashes on every system.
  const folder = `${site.split(path.sep).join('/')}/`;
  const first = [`${folder}main.tsx`, `${folder}pages/Home.tsx`];
  return {
    minShareCount: 2,
    name(id: string, modules: Modules): string | null {
      if (!id.startsWith(folder) && !FRAMEWORK.test(id)) return null;
      return isReached(id, first, modules) ? 'base' : 'inner';
    },
  };
}

/** Whether one of the sources imports the module, directly or not. */
function isReached(id: string, sources: readonly string[], modules: Modules): boolean {
  const reached = new Set(sources);
  for (const source of reached) for (const next of modules.getModuleInfo(source)?.importedIds ?? []) reached.add(next);
  return reached.has(id);
}

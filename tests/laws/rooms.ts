// Which room may look into which. The linter's file says the same to an editor; here paths are resolved for real, and
// no comment in a source file can switch it off.
import path from 'node:path';

interface Room {
  readonly folder: string;
  /** Rooms that it may import, besides itself. */
  readonly sees: readonly string[];
}

export const rooms: Readonly<Record<string, Room>> = {
  forms: { folder: 'forms', sees: [] },
  core: { folder: 'engine/core', sees: [] },
  compile: { folder: 'engine/compile', sees: ['forms', 'core'] },
  vite: { folder: 'engine/vite', sees: ['compile', 'core', 'studio'] },
  react: { folder: 'engine/react', sees: ['core'] },
  browser: { folder: 'engine/browser', sees: ['core'] },
  intake: { folder: 'engine/intake', sees: ['core', 'compile', 'virtual modules'] },
  // Proves a definition against everything that will judge its answers, the wizard's way of sending them included.
  prove: { folder: 'engine/prove', sees: ['core', 'compile', 'browser', 'intake'] },
  // The pages of the dev server's studio, and what it says of versions and examples; no build has them.
  studio: { folder: 'engine/studio', sees: ['core', 'compile', 'react', 'browser'] },
  // Scripts that make the site's pictures, documents and sound; no page imports them.
  media: { folder: 'site/media', sees: ['site', 'tests/browser/launchOptions.mjs'] },
  site: { folder: 'site', sees: ['react', 'browser', 'virtual modules'] },
};

/** Packages that belong to some rooms only; a package's name ends at `/` or at the end. */
export const owners: Readonly<Record<string, readonly string[]>> = {
  ajv: ['compile'],
  'ajv-errors': ['compile'],
  '@rjsf/validator-ajv8': ['compile'],
  vite: ['vite', 'media'],
  '@rjsf/core': ['react'],
  '@rjsf/utils': ['react'],
  'react-international-phone': ['react'],
  codemirror: ['studio'],
  '@codemirror': ['studio'],
  react: ['react', 'studio', 'site', 'media'],
  'react-dom': ['react', 'studio', 'site', 'media'],
  'keen-slider': ['site'],
  wouter: ['site'],
  fastify: ['intake'],
  '@fastify': ['intake'],
  'fast-check': ['prove'],
  libsql: ['intake'],
  pg: ['intake'],
  nodemailer: ['intake'],
  'prom-client': ['intake'],
};

/**
 * The room that a file of the project stands in; nothing for the project's own configuration and tests. The data that media
 * are made from (the anthem's words, the sizes of pictures) is the site's own.
 */
export const roomOf = (file: string): string | undefined =>
  Object.keys(rooms).find((name) => {
    const isData = name === 'media' && file.endsWith('.json');
    return !isData && file.startsWith(`${rooms[name]?.folder}/`);
  });

/** What an import of `file` leads to: a room, `virtual modules`, a package, or the path outside all rooms. */
export function leadsTo(file: string, specifier: string): { room?: string; package?: string } {
  if (specifier.startsWith('virtual:')) return { room: 'virtual modules' };
  if (!specifier.startsWith('.') && !specifier.startsWith('/')) return { package: specifier };
  const target = path.posix.join(specifier.startsWith('/') ? '' : path.posix.dirname(file), specifier);
  return { room: roomOf(target) ?? target };
}

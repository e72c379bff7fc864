import path from 'node:path';

const room = path.resolve(import.meta.dirname, '..');

/**
 * The scripts of the studio's pages, as absolute paths by the name that each page loads its bundle under. They are named
 * and not imported, because Node cannot run them.
 */
export const browserEntries = {
  studio: path.join(room, 'main.tsx'),
  live: path.join(room, 'live.tsx'),
  office: path.join(room, 'office.tsx'),
};

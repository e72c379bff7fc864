// Which room may import which, from engine/rooms.json. Unlike the linter's rules, the tests that use this cannot be
// disabled by a comment in a source file.
import path from 'node:path';
import table from '../../engine/rooms.json' with { type: 'json' };

export interface Room {
  readonly folder: string;
  /** Rooms that it may import, besides itself. */
  readonly sees: readonly string[];
  /**
   * Its folders, lowest first: each may import itself and those before it; subfolders belong to the innermost listed folder. A file
   * at the room's top that folders import is listed like a folder; other files at the top may import all of them.
   */
  readonly folders?: readonly string[];
  /** Its files that other rooms may import; by default index.ts alone. */
  readonly entries?: readonly string[];
}

export const rooms: Readonly<Record<string, Room>> = table.rooms;

/** Packages that only some rooms may import, by name or scope. */
export const owners: Readonly<Record<string, readonly string[]>> = table.packages;

/** The room of a file; undefined for configuration and tests. The list of media (manifest.json) belongs to the site. */
export const roomOf = (file: string): string | undefined =>
  Object.keys(rooms).find((name) => {
    const isData = name === 'media' && file.endsWith('.json');
    return !isData && file.startsWith(`${rooms[name]?.folder}/`);
  });

/** The entry of `folders` that a file belongs to, the innermost one; empty if there is none. */
export function folderOf(file: string): string {
  const { folder: room, folders = [] } = rooms[roomOf(file) ?? ''] ?? { folder: '' };
  const within = folders.filter((folder) => `${file}/`.startsWith(`${room}/${folder}/`));
  return within.sort((a, b) => b.length - a.length)[0] ?? '';
}

/** What `specifier` in `file` resolves to: a file of the project, `virtual modules`, or a package. */
export function leadsTo(file: string, specifier: string): { file?: string; room?: string; package?: string } {
  if (specifier.startsWith('virtual:')) return { room: 'virtual modules' };
  if (!specifier.startsWith('.') && !specifier.startsWith('/')) return { package: specifier };
  const target = path.posix.join(specifier.startsWith('/') ? '' : path.posix.dirname(file), specifier);
  return { file: target, room: roomOf(target) ?? target };
}

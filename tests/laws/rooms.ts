// Which room may import which, from the one table of it (engine/rooms.json). Imports are resolved by their paths here, so
// no comment in a source file can switch this off.
import path from 'node:path';
import table from '../../engine/rooms.json' with { type: 'json' };

export interface Room {
  readonly folder: string;
  /** Rooms that it may import, besides itself. */
  readonly sees: readonly string[];
  /** Its folders, lowest first: each may import itself and those before it. Files at the room's top may import all of them. */
  readonly folders?: readonly string[];
}

export const rooms: Readonly<Record<string, Room>> = table.rooms;

/** Packages that belong to some rooms only; a package's name ends at `/` or at the end. */
export const owners: Readonly<Record<string, readonly string[]>> = table.packages;

/**
 * The room that a file of the project stands in; nothing for the project's own configuration and tests. The list of media with
 * their sizes (manifest.json) is the site's own.
 */
export const roomOf = (file: string): string | undefined =>
  Object.keys(rooms).find((name) => {
    const isData = name === 'media' && file.endsWith('.json');
    return !isData && file.startsWith(`${rooms[name]?.folder}/`);
  });

/** The folder of its room that a file stands in, the innermost that the table lists; empty at the room's top. */
export function folderOf(file: string): string {
  const { folder: room, folders = [] } = rooms[roomOf(file) ?? ''] ?? { folder: '' };
  return folders.findLast((folder) => file.startsWith(`${room}/${folder}/`)) ?? '';
}

/** What an import of `file` leads to: a file of the project, `virtual modules`, or a package. */
export function leadsTo(file: string, specifier: string): { file?: string; room?: string; package?: string } {
  if (specifier.startsWith('virtual:')) return { room: 'virtual modules' };
  if (!specifier.startsWith('.') && !specifier.startsWith('/')) return { package: specifier };
  const target = path.posix.join(specifier.startsWith('/') ? '' : path.posix.dirname(file), specifier);
  return { file: target, room: roomOf(target) ?? target };
}

import { describe, expect, it } from 'vitest';
import { importsOf } from './importsOf.ts';
import { folderOf, leadsTo, owners, roomOf, rooms } from './rooms.ts';
import { scriptEndings, sourceFiles } from './sourceFiles.ts';

const isFrom = (specifier: string, name: string) => specifier === name || specifier.startsWith(`${name}/`);

/** What is wrong with this import in a file of this room; undefined if it is allowed. */
function violation(room: string, file: string, specifier: string): string | undefined {
  const target = leadsTo(file, specifier);
  if (target.room === undefined) {
    const owner = Object.keys(owners).find((name) => isFrom(specifier, name));
    const allowed = room !== 'core' && (!owner || owners[owner]?.includes(room));
    return allowed ? undefined : `${file} imports the package ${specifier}`;
  }
  const allowed =
    target.room === room ? isBelow(room, file, target.file ?? '') : rooms[room]?.sees.includes(target.room);
  return allowed ? undefined : `${file} imports ${specifier}`;
}

/** Within a room a folder imports itself and the folders before it in the table, but no file at the room's top. */
function isBelow(room: string, file: string, target: string): boolean {
  const { folders = [] } = rooms[room] ?? {};
  const from = folderOf(file);
  return from === '' || (folderOf(target) !== '' && folders.indexOf(folderOf(target)) <= folders.indexOf(from));
}

/** Imports from other rooms that lead to a file of this room other than its entries. */
function importsPast(room: string, entries: readonly string[]): string[] {
  const scripts = ['vite.config.ts', ...sourceFiles(['engine', 'site'], scriptEndings)];
  const outsiders = scripts.filter((file) => roomOf(file) !== room);
  const imports = outsiders.flatMap((file) => importsOf(file).map((specifier) => ({ file, specifier })));
  return imports.flatMap(({ file, specifier }) => {
    const target = leadsTo(file, specifier);
    return target.room === room && !entries.includes(target.file ?? '') ? `${file} imports ${specifier}` : [];
  });
}

/** Rooms with the files that others may import. */
const entries = Object.entries(rooms)
  .map(([room, { folder, entries = ['index.ts'] }]) => [room, entries.map((entry) => `${folder}/${entry}`)] as const)
  .filter(([, files]) => files.every((file) => sourceFiles(['engine'], ['.ts']).includes(file)));

describe('imports between rooms', () => {
  it.each(Object.keys(rooms))('%s imports only the rooms, folders and packages that the table allows', (room) => {
    const files = sourceFiles([rooms[room]?.folder ?? room], scriptEndings).filter((file) => roomOf(file) === room);
    const violations = files.flatMap((file) => importsOf(file).map((specifier) => violation(room, file, specifier)));
    expect(violations.filter((text) => text)).toEqual([]);
  });

  it.each(entries)('other rooms import no file of %s but %s', (room, files) => {
    expect(importsPast(room, files)).toEqual([]);
  });

  it.each(Object.keys(rooms))('the entries that the table names for %s exist', (room) => {
    const { folder = room, entries = [] } = rooms[room] ?? {};
    const files = sourceFiles([folder], ['.ts']);
    expect(entries.filter((entry) => !files.includes(`${folder}/${entry}`))).toEqual([]);
  });

  it.each(Object.keys(rooms))('the table lists all folders of %s with scripts, or none', (name) => {
    const { folder = name, folders = [] } = rooms[name] ?? {};
    const files = sourceFiles([folder], ['']);
    const inFolders = files.filter((file) => roomOf(file) === name && file.slice(folder.length + 1).includes('/'));
    const isScript = (file: string) => scriptEndings.some((ending) => file.endsWith(ending));
    if (folders.length === 0) return;
    expect(inFolders.filter((file) => isScript(file) && folderOf(file) === '')).toEqual([]);
    expect(folders.filter((listed) => !files.some((file) => folderOf(file) === listed))).toEqual([]);
  });

  it('react and browser import no Node modules', () => {
    const files = sourceFiles(['engine/react', 'engine/browser'], scriptEndings);
    expect(files.filter((file) => importsOf(file).some((specifier) => specifier.startsWith('node:')))).toEqual([]);
  });

  it('forms/ contains JSON files and one README', () => {
    expect(sourceFiles(['forms'], ['']).filter((file) => !file.endsWith('.json'))).toEqual(['forms/README.md']);
  });
});

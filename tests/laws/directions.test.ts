import { describe, expect, it } from 'vitest';
import { importsOf } from './importsOf.ts';
import { folderOf, leadsTo, owners, roomOf, rooms } from './rooms.ts';
import { scriptEndings, sourceFiles } from './sourceFiles.ts';

const isFrom = (specifier: string, name: string) => specifier === name || specifier.startsWith(`${name}/`);

/** Why a file of this room may not import this, or nothing. */
function objection(room: string, file: string, specifier: string): string | undefined {
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

/** Within a room: a folder imports itself and the folders before it in the table, and no file at the room's top. */
function isBelow(room: string, file: string, target: string): boolean {
  const { folders = [] } = rooms[room] ?? {};
  const from = folderOf(file);
  return from === '' || (folderOf(target) !== '' && folders.indexOf(folderOf(target)) <= folders.indexOf(from));
}

/** Every import of a script that stands outside of the entry's room, and leads into it past the entry. */
function importsPast(entry: string): string[] {
  const room = roomOf(entry);
  const outsiders = sourceFiles(['engine', 'site'], scriptEndings).filter((file) => roomOf(file) !== room);
  const arrows = outsiders.flatMap((file) => importsOf(file).map((specifier) => ({ file, specifier })));
  return arrows.flatMap(({ file, specifier }) => {
    const target = leadsTo(file, specifier);
    return target.room === room && target.file !== entry ? `${file} imports ${specifier}` : [];
  });
}

const entries = Object.values(rooms)
  .map(({ folder }) => `${folder}/index.ts`)
  .filter((file) => sourceFiles(['engine'], ['/index.ts']).includes(file));

describe('one way only', () => {
  it.each(Object.keys(rooms))('%s imports only the rooms, folders and packages that it may', (room) => {
    const files = sourceFiles([rooms[room]?.folder ?? room], scriptEndings).filter((file) => roomOf(file) === room);
    const objections = files.flatMap((file) => importsOf(file).map((specifier) => objection(room, file, specifier)));
    expect(objections.filter((text) => text)).toEqual([]);
  });

  it.each(entries)('other rooms import %s, and no other file of its room', (entry) => {
    expect(importsPast(entry)).toEqual([]);
  });

  it.each(Object.keys(rooms))('every folder of %s that holds scripts is in the table, if any is', (name) => {
    const { folder = name, folders = [] } = rooms[name] ?? {};
    const scripts = sourceFiles([folder], scriptEndings).map((file) => file.slice(folder.length + 1));
    const inFolders = scripts.filter((file) => file.includes('/'));
    const found = new Set(inFolders.map((file) => file.slice(0, file.lastIndexOf('/'))));
    if (folders.length > 0) expect([...found].sort()).toEqual([...folders].sort());
  });

  it('react and browser use nothing of Node', () => {
    const files = sourceFiles(['engine/react', 'engine/browser'], scriptEndings);
    expect(files.filter((file) => importsOf(file).some((specifier) => specifier.startsWith('node:')))).toEqual([]);
  });

  it('forms are JSON and nothing else, but for the words on how to change them', () => {
    expect(sourceFiles(['forms'], ['']).filter((file) => !file.endsWith('.json'))).toEqual(['forms/README.md']);
  });
});

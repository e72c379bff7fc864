import { describe, expect, it } from 'vitest';
import { importsOf } from './importsOf.ts';
import { leadsTo, owners, roomOf, rooms } from './rooms.ts';
import { scriptEndings, sourceFiles } from './sourceFiles.ts';

const isFrom = (specifier: string, name: string) => specifier === name || specifier.startsWith(`${name}/`);

/** Why a room may not import this, or nothing. */
function objection(room: string, file: string, specifier: string): string | undefined {
  const target = leadsTo(file, specifier);
  if (target.room === undefined) {
    const owner = Object.keys(owners).find((name) => isFrom(specifier, name));
    const allowed = room !== 'core' && (!owner || owners[owner]?.includes(room));
    return allowed ? undefined : `${file} imports the package ${specifier}`;
  }
  const allowed = target.room === room || rooms[room]?.sees.includes(target.room);
  return allowed ? undefined : `${file} imports ${specifier}`;
}

describe('one way only', () => {
  it.each(Object.keys(rooms))('%s imports only the rooms and packages that it may', (room) => {
    const files = sourceFiles([rooms[room]?.folder ?? room], scriptEndings).filter((file) => roomOf(file) === room);
    const objections = files.flatMap((file) => importsOf(file).map((specifier) => objection(room, file, specifier)));
    expect(objections.filter((text) => text)).toEqual([]);
  });

  it('react and browser use nothing of Node', () => {
    const files = sourceFiles(['engine/react', 'engine/browser'], scriptEndings);
    expect(files.filter((file) => importsOf(file).some((specifier) => specifier.startsWith('node:')))).toEqual([]);
  });

  it('forms are JSON and nothing else, but for the words on how to change them', () => {
    expect(sourceFiles(['forms'], ['']).filter((file) => !file.endsWith('.json'))).toEqual(['forms/README.md']);
  });
});

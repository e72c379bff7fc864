// No file leads back to itself by its imports, those of types included: the linter's rule leaves types out.
import { expect, it } from 'vitest';
import { importsOf } from './importsOf.ts';
import { leadsTo } from './rooms.ts';
import { scriptEndings, sourceFiles } from './sourceFiles.ts';

const files = sourceFiles(['engine', 'site'], scriptEndings);
const imports = new Map(
  files.map((file) => [file, importsOf(file).flatMap((specifier) => leadsTo(file, specifier).file ?? [])]),
);

/** The files on a way from `file` back to it, or nothing. */
function circleFrom(file: string): string | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [file];
  for (const at of queue) {
    for (const next of imports.get(at) ?? []) {
      if (next === file) return wayTo(at, cameFrom, file);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, at);
      queue.push(next);
    }
  }
  return undefined;
}

function wayTo(last: string, cameFrom: ReadonlyMap<string, string>, first: string): string {
  const way = [last];
  while (way[0] !== first) way.unshift(cameFrom.get(way[0] ?? '') ?? first);
  return way.join(' -> ');
}

it('no circle of files is left', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => circleFrom(file) ?? [])).toEqual([]);
});

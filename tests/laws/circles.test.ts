// No circular imports, type imports included: the linter's rule ignores types.
import { expect, it } from 'vitest';
import { importsOf } from './importsOf.ts';
import { leadsTo } from './rooms.ts';
import { scriptEndings, sourceFiles } from './sourceFiles.ts';

const files = sourceFiles(['engine', 'site'], scriptEndings);
const imports = new Map(
  files.map((file) => [file, importsOf(file).flatMap((specifier) => leadsTo(file, specifier).file ?? [])]),
);

/** The files on a circle of imports through `file`; undefined if there is none. */
function circleFrom(file: string): string | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [file];
  for (const at of queue) {
    for (const next of imports.get(at) ?? []) {
      if (next === file) return pathTo(at, cameFrom, file);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, at);
      queue.push(next);
    }
  }
  return undefined;
}

function pathTo(last: string, cameFrom: ReadonlyMap<string, string>, first: string): string {
  const files = [last];
  while (files[0] !== first) files.unshift(cameFrom.get(files[0] ?? '') ?? first);
  return files.join(' -> ');
}

it('no file imports itself through others', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => circleFrom(file) ?? [])).toEqual([]);
});

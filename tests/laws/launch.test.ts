// The launch checklist leads to files that there are, whichever way the project's folders move.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { project } from './sourceFiles.ts';

const checklist = readFileSync(path.join(project, 'site/LAUNCH.md'), 'utf8');

/** Every entry, from its box to the next one or the next heading. */
const entries = checklist.match(/^- \[[ x]\] .*(?:\n {2}.*)*/gm) ?? [];

/** What stands between backticks and names a file or a folder of the project. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^(?:\w[\w.-]*\/|README\.md$)/.test(name));

describe('site/LAUNCH.md', () => {
  it('has a box for every entry', () => {
    const items = checklist.match(/^\s*[-*] /gm) ?? [];
    expect(entries.length).toBeGreaterThan(0);
    expect(entries).toHaveLength(items.length);
  });

  it('says of every entry where it stands', () => {
    expect(entries.filter((entry) => pathsIn(entry).length === 0)).toEqual([]);
  });

  it('names only files and folders that there are', () => {
    expect(pathsIn(checklist).filter((name) => !existsSync(path.join(project, name)))).toEqual([]);
  });
});

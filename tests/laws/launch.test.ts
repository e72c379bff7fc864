// The files that the launch checklist names exist. A school that has begun to change its site may have deleted pages, forms and files
// that it names.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedParts } from '../forms/support/delivered.ts';
import { project } from './sourceFiles.ts';

const checklist = readFileSync(path.join(project, 'site/LAUNCH.md'), 'utf8');

/** The entries, each with its checkbox and its continuation lines. */
const entries = checklist.match(/^- \[[ x]\] .*(?:\n {2}.*)*/gm) ?? [];

/** Files and folders of the project named between backticks. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^(?:\w[\w.-]*\/|README\.md$)/.test(name));

describe('site/LAUNCH.md', () => {
  it('has a checkbox for every entry', () => {
    const items = checklist.match(/^\s*[-*] /gm) ?? [];
    expect(entries.length).toBeGreaterThan(0);
    expect(entries).toHaveLength(items.length);
  });

  it('names a file or folder in every entry', () => {
    expect(entries.filter((entry) => pathsIn(entry).length === 0)).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const own = changedParts().length > 0 ? /^(?:forms|site\/(?:content|media|public))\// : undefined;
    const missing = pathsIn(checklist).filter((name) => !existsSync(path.join(project, name)));
    expect(missing.filter((name) => !own?.test(name))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { project, scriptEndings, sourceFiles } from './sourceFiles.ts';

const longest = 250;
const median = 60;

/** The first line of a file above the limit, e.g. `// Long because the table of codes is one list.` */
const reason = /^\W+Long because \w+/;

const linesOf = (file: string) => readFileSync(path.join(project, file), 'utf8').trimEnd().split('\n');

describe('the size of files', () => {
  it(`a file of more than ${longest} lines gives the reason in its first line`, () => {
    const files = sourceFiles(['engine', 'site', 'tests'], [...scriptEndings, '.css', '.html']);
    const long = files.filter((file) => linesOf(file).length > longest);
    expect(long.filter((file) => !reason.test(linesOf(file)[0] ?? ''))).toEqual([]);
  });

  it(`the median script of engine and site has fewer than ${median} lines`, () => {
    const lengths = sourceFiles(['engine', 'site'], scriptEndings).map((file) => linesOf(file).length);
    lengths.sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(median);
  });
});

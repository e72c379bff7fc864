// The table of codes in forms/README.md lists every code that a finding can have.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CONTENT_RULES } from '../../../engine/check/site/checkContent.ts';
import { FACT_RULES } from '../../../engine/check/site/checkFacts.ts';
import { SITE_RULES } from '../../../engine/check/site/checkSite.ts';
import { project, sourceFiles } from '../../laws/sourceFiles.ts';

const textOf = (file: string) => readFileSync(path.join(project, file), 'utf8');
const sources = sourceFiles(['engine/compile', 'engine/check', 'engine/prove'], ['.ts']);

it('forms/README.md lists the name of every rule and every other code, once each', () => {
  const listed = [...textOf('forms/README.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code);
  const rules = sources.filter((file) => /\/lint\/\w+\/\w+\.ts$/.test(file)).map((file) => path.basename(file, '.ts'));
  const others = sources.flatMap((file) =>
    [...textOf(file).matchAll(/(?:new DefinitionError\(|#report\(|code = .*\?)([^{};]*)/g)].flatMap(([, code = '']) =>
      [...code.matchAll(/'(\w+)'/g)].map(([, name]) => name),
    ),
  );
  expect(listed.toSorted()).toEqual(
    [...new Set([...rules, ...others, ...Object.keys({ ...SITE_RULES, ...FACT_RULES, ...CONTENT_RULES })])].sort(),
  );
});

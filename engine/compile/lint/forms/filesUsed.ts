// A file that no step leads to is a step that was renamed, or a leftover that somebody will go on changing in vain.
import path from 'node:path';
import { DefinitionError } from '../../errors/definitionError.ts';
import { filesBeside } from '../../read/jsonFile.ts';
import type { Rule } from '../rule.ts';

export const filesUsed: Rule = function* ({ folder, files }) {
  for (const name of filesBeside(path.join(folder, 'form.json'))) {
    const file = path.join(folder, name);
    if (!/\.(?:schema|ui)\.json$/.test(name) || files.includes(file)) continue;
    const problem = `Nothing in form.json leads to ${name}.`;
    yield new DefinitionError(
      { file, pointer: '', line: 1 },
      problem,
      'Add the step that it belongs to, or remove it.',
    );
  }
};

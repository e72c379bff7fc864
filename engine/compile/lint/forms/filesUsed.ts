// A schema or ui file that no step uses belonged to a renamed step, or is a leftover that people would edit without effect.
import path from 'node:path';
import { siblingFiles } from '../../read/jsonFile.ts';
import type { Rule } from '../rule.ts';

export const filesUsed: Rule = function* ({ folder, files, form }) {
  // Of a step that was copied the id may not be changed yet: then the files may be those of the copy. `stepsDistinct` reports it.
  if (new Set(form.steps.map(({ id }) => id)).size < form.steps.length) return;
  for (const name of siblingFiles(path.join(folder, 'form.json'))) {
    const file = path.join(folder, name);
    if (!/\.(?:schema|ui)\.json$/.test(name) || files.includes(file)) continue;
    const problem = `No step of form.json uses ${name}.`;
    yield { place: { file, pointer: '', line: 1 }, problem, repair: 'Add the step that it belongs to, or remove it.' };
  }
};

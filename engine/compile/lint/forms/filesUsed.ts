// A file that no step uses, or that nothing reads because its name is another one, is edited without effect.
import path from 'node:path';
import { languages } from '../../../core/index.ts';
import { nearest, perhaps } from '../../errors/didYouMean.ts';
import { siblingFiles } from '../../read/jsonFile.ts';
import type { Rule } from '../rule.ts';

/** Files of a form beside those of its steps. */
const OF_FORM = ['form', 'office', 'published', 'translated', ...languages].map((name) => `${name}.json`);

export const filesUsed: Rule = function* ({ folder, files, form, broken }) {
  // Of a step that was copied the id may not be changed yet: then the files may be those of the copy. `stepsDistinct` reports it.
  if (new Set(form.steps.map(({ id }) => id)).size < form.steps.length) return;
  const ofSteps = form.steps.flatMap(({ id }) => [`${id}.schema.json`, `${id}.ui.json`]);
  for (const name of siblingFiles(path.join(folder, 'form.json'))) {
    const file = path.join(folder, name);
    const isOfStep = /\.(?:schema|ui)\.json$/.test(name);
    if (!/\.json$/i.test(name) || OF_FORM.includes(name) || files.includes(file)) continue;
    const place = { file, pointer: '', line: 1 };
    const known = [...OF_FORM, ...ofSteps];
    const plain = name.replace(/(?:\.json)+$/i, '.json');
    const meant = sameBut(plain, known) ?? nearest(plain, known);
    if (isOfStep)
      yield {
        place,
        problem: `No step of form.json uses ${name}.`,
        repair: 'Add the step that it belongs to, or remove it.',
      };
    // A `$ref` that leads nowhere may be meant for what is in it.
    else if (broken.length === 0 || meant !== undefined)
      yield {
        place,
        problem: `Nothing reads ${name}.`,
        repair: `Correct its name, or remove it.${perhaps(meant)}`,
      };
  }
};

/** The name that differs in capitals only. */
function sameBut(name: string, known: readonly string[]): string | undefined {
  return known.find((one) => one.toLowerCase() === name.toLowerCase());
}

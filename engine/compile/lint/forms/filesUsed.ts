// A file that no step uses, or that nothing reads because its name is another one, is edited without effect.
import path from 'node:path';
import { languages } from '../../../core/index.ts';
import { siblingFiles } from '../../read/jsonFile.ts';
import type { Rule } from '../rule.ts';

/** The names of a form's files other than `<step>.schema.json` and `<step>.ui.json`. */
const OF_FORM = ['form', 'office', 'published', 'translated', ...languages].map((name) => `${name}.json`);

export const filesUsed: Rule = function* ({ folder, files, form }) {
  // Of a step that was copied the id may not be changed yet: then the files may be those of the copy. `stepsDistinct` reports it.
  if (new Set(form.steps.map(({ id }) => id)).size < form.steps.length) return;
  const ofSteps = form.steps.flatMap(({ id }) => [`${id}.schema.json`, `${id}.ui.json`]);
  for (const name of siblingFiles(path.join(folder, 'form.json'))) {
    const file = path.join(folder, name);
    const isOfStep = /\.(?:schema|ui)\.json$/.test(name);
    if (!/\.json$/i.test(name) || OF_FORM.includes(name) || files.includes(file)) continue;
    const place = { file, pointer: '', line: 1 };
    const meant = sameBut(name, [...OF_FORM, ...ofSteps]);
    if (isOfStep)
      yield {
        place,
        problem: `No step of form.json uses ${name}.`,
        repair: 'Add the step that it belongs to, or remove it.',
      };
    // Any other file may be one that other forms refer to.
    else if (meant !== undefined)
      yield { place, problem: `Nothing reads ${name}.`, repair: `Call it ${meant}, or remove it.` };
  }
};

/** The name that differs in capitals, or by a second `.json`, only. */
function sameBut(name: string, known: readonly string[]): string | undefined {
  const plain = name.toLowerCase().replace(/(?:\.json)+$/, '.json');
  return known.find((one) => one.toLowerCase() === plain);
}

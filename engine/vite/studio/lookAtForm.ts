// Everything that there is to say of a form in one go: all findings in all languages, and the form itself wherever it can be
// drawn. Most findings (words that are missing, a version to be raised) are no reason to show a maintainer an older form.
import path from 'node:path';
import {
  type CheckedForm,
  checkForm,
  compileDefinition,
  DefinitionError,
  duplicateAddresses,
} from '../../compile/index.ts';
import { type Language, languages, SOURCE } from '../../core/index.ts';
import type { Finding, Look } from '../../studio/protocol.ts';

/** Checks and compiles `<folder>/<id>` in every language. */
export function lookAtForm(folder: string, id: string): Look {
  const findings: DefinitionError[] = [];
  const modules: Partial<Record<Language, string>> = {};
  for (const language of [SOURCE, ...languages.filter((other) => other !== SOURCE)]) {
    // Words can only be held against a definition that can be read.
    if (language !== SOURCE && modules[SOURCE] === undefined) break;
    const checked = checkForm(folder, id, language);
    findings.push(...checked.findings);
    const made = compiled(checked);
    if (typeof made === 'string') modules[language] = made;
    else if (made) findings.push(made);
  }
  const isHere = ({ place }: DefinitionError) => path.dirname(place.file) === path.join(folder, id);
  const told = [...findings, ...duplicateAddresses(folder).filter(isHere)].map((finding) => toFinding(folder, finding));
  return { findings: [...new Map(told.map((finding) => [JSON.stringify(finding), finding])).values()], modules };
}

/** The module, the reason why there is none, or nothing where the findings say it. */
function compiled({ definition, findings }: CheckedForm): string | DefinitionError | undefined {
  if (!definition) return undefined;
  try {
    return compileDefinition(definition);
  } catch (error) {
    if (findings.length > 0) return undefined;
    if (error instanceof DefinitionError) return error;
    throw error;
  }
}

/** As the studio tells it: files below `folder` go by their names. */
export function toFinding(folder: string, { place, problem, repair }: DefinitionError): Finding {
  const { file, pointer, line = 1, column = 0 } = place;
  const own = (text: string) => text.replaceAll(folder + path.sep, '');
  const name = path.relative(folder, file).split(path.sep).join('/');
  return { file: name, line, column, pointer, problem: own(problem), repair: own(repair) };
}

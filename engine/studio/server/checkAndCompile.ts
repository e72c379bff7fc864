// All findings of a form in all languages, and its compiled modules. A form with findings is compiled too where that is
// possible: most of them (a missing translation, a version to be raised) do not prevent showing the current form.
import path from 'node:path';
import {
  type CheckedForm,
  checkForm,
  compileDefinition,
  DefinitionError,
  duplicateAddresses,
} from '../../compile/index.ts';
import { type Language, languages, SOURCE } from '../../core/index.ts';
import type { CheckAnswer, Finding } from '../protocol/protocol.ts';

/** Checks and compiles `<folder>/<id>` in every language. */
export function checkAndCompile(folder: string, id: string): CheckAnswer {
  const findings: DefinitionError[] = [];
  const modules: Partial<Record<Language, string>> = {};
  for (const language of [SOURCE, ...languages.filter((other) => other !== SOURCE)]) {
    // A translation is checked against the source definition, which therefore must compile.
    if (language !== SOURCE && modules[SOURCE] === undefined) break;
    const checked = checkForm(folder, id, language);
    findings.push(...checked.findings);
    const result = compile(checked);
    if (typeof result === 'string') modules[language] = result;
    else if (result) findings.push(result);
  }
  const isOwn = ({ place }: DefinitionError) => path.dirname(place.file) === path.join(folder, id);
  const all = [...findings, ...duplicateAddresses(folder).filter(isOwn)].map((finding) => toFinding(folder, finding));
  return { findings: [...new Map(all.map((finding) => [JSON.stringify(finding), finding])).values()], modules };
}

/** The module; or the error of compiling; or undefined if the findings already give the reason. */
function compile({ definition, findings }: CheckedForm): string | DefinitionError | undefined {
  if (!definition) return undefined;
  try {
    return compileDefinition(definition);
  } catch (error) {
    if (findings.length > 0) return undefined;
    if (error instanceof DefinitionError) return error;
    throw error;
  }
}

/** The error as sent to the page: files below `folder`, in its texts too, are named relative to it. */
export function toFinding(folder: string, { code, place, problem, repair }: DefinitionError): Finding {
  const { file, pointer, line = 1, column = 0 } = place;
  const relative = (text: string) => text.replaceAll(folder + path.sep, '');
  const name = path.relative(folder, file).split(path.sep).join('/');
  return { code, file: name, line, column, pointer, problem: relative(problem), repair: relative(repair) };
}

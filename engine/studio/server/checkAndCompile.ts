// All findings of a form, and its compiled modules. A form with findings is compiled too where that is possible: most of them (a
// missing translation, a version to be raised) do not prevent showing the current form.
import { checkProject } from '../../check/index.ts';
import {
  type CheckedForm,
  checkForm,
  compileDefinition,
  compileOfficeOf,
  DefinitionError,
} from '../../compile/index.ts';
import { type Language, languages, SOURCE } from '../../core/index.ts';
import { changeTexts } from '../actions/changeTexts.ts';
import { trySettings } from '../actions/settingsIn.ts';
import { toFinding } from '../actions/toFinding.ts';
import { writtenConditions } from '../actions/writtenConditions.ts';
import type { CheckAnswer } from '../protocol/protocol.ts';
import type { SettingsChange } from '../protocol/settings.ts';
import type { TextEdit } from '../protocol/words.ts';
import { questionSpots } from './questionSpots.ts';

/** Checks `<folder>/<id>`, in which the edits are made first, as `npm run check` does, and compiles it in every language. */
export async function checkAndCompile(
  folder: string,
  id: string,
  edits: readonly TextEdit[],
  settings: readonly SettingsChange[] = [],
): Promise<CheckAnswer> {
  const isDraft = edits.length > 0 || settings.length > 0;
  const outdated = isDraft ? outdatedRecords(folder, id) : [];
  trySettings(folder, id, settings);
  changeTexts(folder, id, edits);
  const isMendedByWriting = (finding: DefinitionError) =>
    isDraft && isOfRecord(finding) && !outdated.includes(finding.message);
  const findings = (await checkProject(folder, id)).filter((finding) => !isMendedByWriting(finding));
  const modules: Partial<Record<Language, string>> = {};
  const offices: Partial<Record<Language, string>> = {};
  for (const language of [SOURCE, ...languages.filter((other) => other !== SOURCE)]) {
    // A translation is checked against the source definition, which therefore must compile.
    if (language !== SOURCE && modules[SOURCE] === undefined) break;
    const checked = checkForm(folder, id, language);
    const result = compile(checked);
    if (typeof result === 'string') {
      modules[language] = result;
      // What is wrong with it is found by the check.
      if (checked.definition && checked.findings.length === 0) offices[language] = compileOfficeOf(checked.definition);
    }
    if (typeof result === 'object' && !findings.some(({ message }) => message === result.message))
      findings.push(result);
  }
  const { definition } = checkForm(folder, id);
  return {
    findings: findings.map((finding) => toFinding(folder, finding)),
    modules,
    offices,
    questions: definition ? questionSpots(folder, definition) : [],
    conditions: definition ? writtenConditions(folder, definition) : [],
  };
}

/** The messages about records that differ from the files as they are without drafts. */
function outdatedRecords(folder: string, id: string): readonly string[] {
  return languages
    .filter((language) => language !== SOURCE)
    .flatMap((language) => checkForm(folder, id, language).findings.filter(isOfRecord))
    .map(({ message }) => message);
}

/** True if translated.json is not up to date. A draft is written together with its record, which fits it only afterwards. */
function isOfRecord({ code, mend }: DefinitionError): boolean {
  return code === 'translationsCurrent' && mend !== undefined;
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

// All checks of one form in one order, for the command, the dev overlay, the build and the tests. The files are first validated
// against the published schemas: the rules rely on the types.
import path from 'node:path';
import formFileSchema from '../../forms/form.schema.json' with { type: 'json' };
import { type Language, SOURCE } from '../core/index.ts';
import { checkFiles } from './checkFiles.ts';
import { doubtsOfTexts } from './doubts/doubtsOfTexts.ts';
import { doubtsOfWords } from './doubts/doubtsOfWords.ts';
import { DefinitionError, type Edit } from './errors/definitionError.ts';
import { FORM_REPAIRS } from './foreign/formRepairs.ts';
import { concernsAnswers } from './lint/concernsAnswers.ts';
import { asWritten } from './read/asWritten.ts';
import { checkJson, NOTHING } from './read/checkJson.ts';
import { type Correction, correctionsIn } from './read/corrections.ts';
import type { Definition } from './read/definition.ts';
import { readingAsMeant } from './read/jsonFile.ts';
import { unlessChecked } from './read/lastChecked.ts';
import { readDefinition } from './read/readDefinition.ts';
import { withoutPlaceholders } from './read/readFacts.ts';

// Editors let a placeholder stand for a number; here it is filled in already.
const FORM_FILE = withoutPlaceholders(formFileSchema);

export interface CheckedForm {
  /** Undefined if a file of it could not be read. */
  readonly definition?: Definition;
  readonly findings: readonly DefinitionError[];
  /**
   * The corrections that were applied in memory before the rules ran for the last time. `findings` has the mistakes that they correct, and what is found in the corrected
   * files.
   */
  readonly corrections: readonly Correction[];
  /** True if the form can be compiled and judges answers as it should, whatever its findings say of texts, version and office. */
  readonly judgesAnswers: boolean;
}

/**
 * Reads `<formsFolder>/<id>` in one language and runs every check. A {@link DefinitionError} is a finding and never thrown. Where
 * a file cannot be read, the steps of the others are checked all the same, and so is all that does not depend on a misshapen value.
 */
export function checkForm(formsFolder: string, id: string, language: Language = SOURCE): CheckedForm {
  return unlessChecked(`${language} ${path.join(formsFolder, id)}`, () => {
    const { result, faults } = readingAsMeant(() => check(formsFolder, id, language));
    if (faults.length === 0) return result;
    const isFaulty = ({ file }: Edit) => faults.some(({ place }) => place.file === file);
    // Edits are made in files that are valid JSON.
    const findings = result.findings.map((finding) =>
      finding.mend?.some(isFaulty) ? new DefinitionError(finding.code, { ...finding, mend: undefined }) : finding,
    );
    return { findings: unique([...faults, ...findings]), corrections: result.corrections, judgesAnswers: false };
  });
}

function check(formsFolder: string, id: string, language: Language): CheckedForm {
  // Mistakes in schemas and ui files are found and reported in English. A translation is checked with the corrections of English, so that a text under a misspelt key counts as there.
  if (language !== SOURCE) {
    const { findings, corrections } = checkForm(formsFolder, id);
    const isInDoubt = doubtsOfTexts(findings, language);
    const translated = checkCorrected(formsFolder, id, language, corrections);
    return { ...translated, findings: translated.findings.filter((finding) => !isInDoubt(finding)), corrections };
  }
  const first = checkCorrected(formsFolder, id, SOURCE, []);
  const found = new Map(first.found);
  let last = first;
  while (last.found.size > 0) {
    last = checkCorrected(formsFolder, id, SOURCE, [...found.values()].flat());
    for (const [finding, corrections] of last.found) found.set(finding, corrections);
  }
  const findings = unique([...found.keys(), ...last.findings]);
  return { ...first, findings, corrections: [...found.values()].flat() };
}

interface CheckedOnce extends Omit<CheckedForm, 'corrections'> {
  /** The findings that say what is meant, with that. */
  readonly found: ReadonlyMap<DefinitionError, readonly Correction[]>;
}

/** What is found in the files as they are meant by these corrections. */
function checkCorrected(
  formsFolder: string,
  id: string,
  language: Language,
  corrections: readonly Correction[],
): CheckedOnce {
  let inForm = NOTHING;
  const read = (refused: readonly string[]) =>
    readDefinition(
      formsFolder,
      id,
      language,
      (form, placeInForm) => {
        inForm = checkJson(FORM_FILE, form, placeInForm, FORM_REPAIRS);
        return [...inForm.misshapen, ...refused];
      },
      corrections,
    );
  const definition = read([]);
  let checked = checkFiles(definition);
  const broken = definition.broken.filter((one) => !definition.toUnread.has(one));
  const all = [...inForm.unknownKeys, ...inForm.invalid, ...broken, ...checked.findings];
  for (
    let left: readonly string[] = checked.refused;
    checked.refused.length > 0;
    left = [...left, ...checked.refused]
  ) {
    checked = checkFiles(read(left));
    all.push(...checked.findings);
  }
  const words = language === SOURCE ? undefined : doubtsOfWords(definition.files, language);
  const certain = all.filter((finding) => !words?.isInDoubt(finding));
  const reported = unique([...(words?.faults ?? []), ...certain]).map((finding) => asWritten(definition, finding));
  const meant = correctionsIn(reported, definition.written, corrections);
  const findings = reported.map((finding) => meant.get(finding)?.finding ?? finding);
  const found = new Map([...meant.values()].map(({ finding, corrections }) => [finding, corrections]));
  const isRead = definition.broken.length === 0 && inForm.misshapen.length === 0;
  return {
    ...(isRead && { definition }),
    findings,
    found,
    judgesAnswers: isRead && findings.every(({ code }) => !concernsAnswers(code)),
  };
}

/** What two steps reference is checked twice; each finding is reported once. */
function unique(findings: readonly DefinitionError[]): readonly DefinitionError[] {
  return [...new Map(findings.toReversed().map((finding) => [finding.message, finding])).values()].toReversed();
}

// All checks of one form in one order, for the command, the dev overlay, the build and the tests. The files are first validated
// against the published schemas: the rules rely on the types.
import path from 'node:path';
import formFileSchema from '../../forms/form.schema.json' with { type: 'json' };
import { type Language, SOURCE } from '../core/index.ts';
import { checkFiles } from './checkFiles.ts';
import { doubtsOfTexts } from './doubts/doubtsOfTexts.ts';
import { doubtsOfWords } from './doubts/doubtsOfWords.ts';
import type { DefinitionError } from './errors/definitionError.ts';
import { FORM_REPAIRS } from './foreign/foreignShapes.ts';
import { concernsAnswers } from './lint/concernsAnswers.ts';
import { asWritten } from './read/asWritten.ts';
import { checkJson, NOTHING } from './read/checkJson.ts';
import type { Definition } from './read/definition.ts';
import { unlessChecked } from './read/lastChecked.ts';
import { readDefinition } from './read/readDefinition.ts';
import { withoutPlaceholders } from './read/readFacts.ts';
import { type Misspelling, misspellingsIn } from './read/spelling.ts';

// Editors let a placeholder stand for a number; here it is filled in already.
const FORM_FILE = withoutPlaceholders(formFileSchema);

export interface CheckedForm {
  /** Undefined if a file of it could not be read. */
  readonly definition?: Definition;
  readonly findings: readonly DefinitionError[];
  /** The misspelt keys of the form's files. Each is reported once, and `findings` has besides only what is found with the right keys in their place. */
  readonly misspelt: readonly Misspelling[];
  /** True if the form can be compiled and judges answers as it should, whatever its findings say of texts, version and office. */
  readonly judgesAnswers: boolean;
}

/**
 * Reads `<formsFolder>/<id>` in one language and runs every check. A {@link DefinitionError} is a finding and never thrown. Where
 * a file cannot be read, the steps of the others are checked all the same, and so is all that does not depend on a misshapen value.
 */
export function checkForm(formsFolder: string, id: string, language: Language = SOURCE): CheckedForm {
  return unlessChecked(`${language} ${path.join(formsFolder, id)}`, () => check(formsFolder, id, language));
}

function check(formsFolder: string, id: string, language: Language): CheckedForm {
  // Misspelt keys are looked for, and reported, in the source language only; a translation is checked with the same right keys in their place.
  if (language !== SOURCE) {
    const { findings, misspelt } = checkForm(formsFolder, id);
    const isInDoubt = doubtsOfTexts(findings, language);
    const translated = checkSpelt(formsFolder, id, language, misspelt);
    return { ...translated, findings: translated.findings.filter((finding) => !isInDoubt(finding)), misspelt };
  }
  const first = checkSpelt(formsFolder, id, SOURCE, []);
  const found = new Map(first.found);
  let last = first;
  while (last.found.size > 0) {
    last = checkSpelt(formsFolder, id, SOURCE, [...found.values()]);
    for (const [finding, one] of last.found) found.set(finding, one);
  }
  return { ...first, findings: unique([...found.keys(), ...last.findings]), misspelt: [...found.values()] };
}

interface CheckedSpelling extends Omit<CheckedForm, 'misspelt'> {
  /** The findings that report misspelt keys, without those that were read as the right ones already. */
  readonly found: ReadonlyMap<DefinitionError, Misspelling>;
}

/** What is found with the right keys in the place of these misspelt ones. */
function checkSpelt(
  formsFolder: string,
  id: string,
  language: Language,
  misspelt: readonly Misspelling[],
): CheckedSpelling {
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
      misspelt,
    );
  const definition = read([]);
  let checked = checkFiles(definition);
  const all = [...inForm.unknownKeys, ...inForm.invalid, ...definition.broken, ...checked.findings];
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
  const findings = unique([...(words?.faults ?? []), ...certain]).map((finding) => asWritten(definition, finding));
  const isRead = definition.broken.length === 0 && inForm.misshapen.length === 0;
  return {
    ...(isRead && { definition }),
    findings,
    found: misspellingsIn(findings, definition.written),
    judgesAnswers: isRead && findings.every(({ code }) => !concernsAnswers(code)),
  };
}

/** What two steps reference is checked twice; each finding is reported once. */
function unique(findings: readonly DefinitionError[]): readonly DefinitionError[] {
  return [...new Map(findings.toReversed().map((finding) => [finding.message, finding])).values()].toReversed();
}

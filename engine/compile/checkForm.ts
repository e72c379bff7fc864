// All checks of one form in one order, for the command, the dev overlay, the build and the tests. The files are first validated
// against the published schemas: the rules rely on the types.
import formFileSchema from '../../forms/form.schema.json' with { type: 'json' };
import officeFileSchema from '../../forms/office.schema.json' with { type: 'json' };
import stepFileSchema from '../../forms/step.schema.json' with { type: 'json' };
import uiFileSchema from '../../forms/ui.schema.json' with { type: 'json' };
import { type Language, SOURCE } from '../core/index.ts';
import { checkDefinition } from './checkDefinition.ts';
import { DefinitionError } from './errors/definitionError.ts';
import { checkJson, type JsonFindings } from './read/checkJson.ts';
import { type Definition, readDefinition } from './read/readDefinition.ts';

export interface CheckedForm {
  /** Undefined if it could not be read. */
  readonly definition?: Definition;
  readonly findings: readonly DefinitionError[];
}

/** Reads `<formsFolder>/<id>` in one language and runs every check. A {@link DefinitionError} is a finding and never thrown. */
export function checkForm(formsFolder: string, id: string, language: Language = SOURCE): CheckedForm {
  let inForm: readonly DefinitionError[] = [];
  try {
    const definition = readDefinition(formsFolder, id, language, (form, placeInForm) => {
      const { invalid, unknownKeys } = checkJson(formFileSchema, form, placeInForm);
      inForm = unknownKeys;
      const error = DefinitionError.ofAll(invalid);
      if (error) throw error;
    });
    return { definition, findings: unique([...inForm, ...inFiles(definition)]) };
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    return { findings: unique([...inForm, error, ...error.further]) };
  }
}

function inFiles(definition: Definition): readonly DefinitionError[] {
  // A translation changes texts only; its files were validated in the source language.
  if (definition.language !== SOURCE) return checkDefinition(definition);
  const { steps, office, officePlace, placeWithin } = definition;
  const inOffice = office ? [checkJson(officeFileSchema, office, (at) => placeWithin(office, at, officePlace))] : [];
  const inSteps = steps.map(({ schema, schemaPlace, ui, uiPlace }): JsonFindings => {
    const asked = checkJson(stepFileSchema, schema, (at) => placeWithin(schema, at, schemaPlace));
    const drawn = checkJson(uiFileSchema, ui, (at) => placeWithin(ui, at, uiPlace));
    // Unknown keywords of a schema are reported by the rule `keywords`.
    return { invalid: [...asked.invalid, ...drawn.invalid], unknownKeys: drawn.unknownKeys };
  });
  const findings = [...inSteps, ...inOffice];
  const surplus = findings.flatMap((finding) => finding.unknownKeys);
  const misshapen = findings.flatMap((finding) => finding.invalid);
  return [...surplus, ...(misshapen.length > 0 ? misshapen : checkDefinition(definition))];
}

/** What two steps reference is checked twice; each finding is reported once. */
function unique(findings: readonly DefinitionError[]): readonly DefinitionError[] {
  return [...new Map(findings.toReversed().map((finding) => [finding.message, finding])).values()].toReversed();
}

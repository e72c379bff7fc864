// Everything that can be wrong with a form, found in one go and in the same order everywhere: by the command, in the
// dev overlay, in the build and in the tests. The shapes of the files come first: no rule looks at a file that has
// another shape than the types say.
import formFileSchema from '../../forms/form.schema.json' with { type: 'json' };
import stepFileSchema from '../../forms/step.schema.json' with { type: 'json' };
import uiFileSchema from '../../forms/ui.schema.json' with { type: 'json' };
import { type Language, SOURCE } from '../core/index.ts';
import { checkDefinition } from './checkDefinition.ts';
import { DefinitionError } from './errors/definitionError.ts';
import { checkJson, type JsonFaults } from './read/checkJson.ts';
import { type Definition, readDefinition } from './read/readDefinition.ts';

export interface CheckedForm {
  /** Undefined when it could not be read. */
  readonly definition?: Definition;
  readonly findings: readonly DefinitionError[];
}

/** Reads `<formsFolder>/<id>` in one language and holds it against the published schemas and every rule. Throws no {@link DefinitionError}. */
export function checkForm(formsFolder: string, id: string, language: Language = SOURCE): CheckedForm {
  let inForm: readonly DefinitionError[] = [];
  try {
    const definition = readDefinition(formsFolder, id, language, (form, placeInForm) => {
      const { misshapen, surplus } = checkJson(formFileSchema, form, placeInForm);
      inForm = surplus;
      const error = DefinitionError.ofAll(misshapen);
      if (error) throw error;
    });
    return { definition, findings: unique([...inForm, ...inSteps(definition)]) };
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    return { findings: unique([...inForm, error, ...error.further]) };
  }
}

function inSteps(definition: Definition): readonly DefinitionError[] {
  // The shapes are those of the definition's own language.
  if (definition.language !== SOURCE) return checkDefinition(definition);
  const { steps, placeWithin } = definition;
  const faults = steps.map(({ schema, schemaPlace, ui, uiPlace }): JsonFaults => {
    const asked = checkJson(stepFileSchema, schema, (at) => placeWithin(schema, at, schemaPlace));
    const drawn = checkJson(uiFileSchema, ui, (at) => placeWithin(ui, at, uiPlace));
    // Keywords that no form can use have a rule of their own.
    return { misshapen: [...asked.misshapen, ...drawn.misshapen], surplus: drawn.surplus };
  });
  const surplus = faults.flatMap((fault) => fault.surplus);
  const misshapen = faults.flatMap((fault) => fault.misshapen);
  return [...surplus, ...(misshapen.length > 0 ? misshapen : checkDefinition(definition))];
}

/** What two steps share is written once, and so are its faults told. */
function unique(findings: readonly DefinitionError[]): readonly DefinitionError[] {
  return [...new Map(findings.toReversed().map((finding) => [finding.message, finding])).values()].toReversed();
}

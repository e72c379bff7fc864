// Everything that can be wrong with a form, found in one go and in the same order everywhere: by the command, in the
// dev overlay, in the build and in the tests. The shapes of the files come first: no rule looks at a file that has
// another shape than the types say.
import formFileSchema from '../../forms/form.schema.json' with { type: 'json' };
import uiFileSchema from '../../forms/ui.schema.json' with { type: 'json' };
import { checkDefinition } from './checkDefinition.ts';
import { checkJson, DRAFT_07 } from './checkJson.ts';
import { DefinitionError } from './definitionError.ts';
import { type Definition, readDefinition } from './readDefinition.ts';

export interface CheckedForm {
  /** Undefined when it could not be read. */
  readonly definition?: Definition;
  readonly findings: readonly DefinitionError[];
}

/** Reads `<formsFolder>/<id>` and holds it against the published schemas and every rule. Throws no {@link DefinitionError}. */
export function checkForm(formsFolder: string, id: string): CheckedForm {
  let definition: Definition | undefined;
  const broken = faultsOf(() => {
    definition = readDefinition(formsFolder, id, (form, placeInForm) => checkJson(formFileSchema, form, placeInForm));
  });
  if (!definition) return { findings: broken };
  const read = definition;
  const misshapen = read.steps.flatMap(({ schema, schemaPlace, ui, uiPlace }) => [
    ...faultsOf(() => checkJson(DRAFT_07, schema, (at) => read.placeWithin(schema, at, schemaPlace))),
    ...faultsOf(() => checkJson(uiFileSchema, ui, (at) => read.placeWithin(ui, at, uiPlace))),
  ]);
  return { definition: read, findings: unique(misshapen.length > 0 ? misshapen : checkDefinition(read)) };
}

function faultsOf(check: () => void): readonly DefinitionError[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof DefinitionError) return [error, ...error.further];
    throw error;
  }
}

/** What two steps share is written once, and so are its faults told. */
function unique(findings: readonly DefinitionError[]): readonly DefinitionError[] {
  return [...new Map(findings.toReversed().map((finding) => [finding.message, finding])).values()].toReversed();
}

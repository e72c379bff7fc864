// All checks of one form in one order, for the command, the dev overlay, the build and the tests. The files are first validated
// against the published schemas: the rules rely on the types.
import formFileSchema from '../../forms/form.schema.json' with { type: 'json' };
import officeFileSchema from '../../forms/office.schema.json' with { type: 'json' };
import stepFileSchema from '../../forms/step.schema.json' with { type: 'json' };
import uiFileSchema from '../../forms/ui.schema.json' with { type: 'json' };
import { type Language, SOURCE } from '../core/index.ts';
import { checkDefinition, checkQuestions } from './checkDefinition.ts';
import { DefinitionError } from './errors/definitionError.ts';
import { STEP_REPAIRS, UI_REPAIRS } from './foreign/foreignShapes.ts';
import { concernsAnswers } from './lint/concernsAnswers.ts';
import { checkJson, type JsonFindings } from './read/checkJson.ts';
import { type Definition, type DefinitionStep, readDefinition } from './read/readDefinition.ts';
import { withoutPlaceholders } from './read/readFacts.ts';
import { wellShaped } from './read/wellShaped.ts';

export interface CheckedForm {
  /** Undefined if a file of it could not be read. */
  readonly definition?: Definition;
  readonly findings: readonly DefinitionError[];
  /** True if the form can be compiled and judges answers as it should, whatever its findings say of texts, version and office. */
  readonly judgesAnswers: boolean;
}

/**
 * Reads `<formsFolder>/<id>` in one language and runs every check. A {@link DefinitionError} is a finding and never thrown. Where
 * a file cannot be read or is misshapen, the steps of the others are checked all the same, and so is each question of a misshapen step.
 */
export function checkForm(formsFolder: string, id: string, language: Language = SOURCE): CheckedForm {
  let inForm: readonly DefinitionError[] = [];
  const definition = readDefinition(formsFolder, id, language, (form, placeInForm) => {
    const { invalid, unknownKeys } = checkJson(FORM_FILE, form, placeInForm);
    inForm = unknownKeys;
    const error = DefinitionError.ofAll(invalid);
    if (error) throw error;
  });
  const findings = unique([...inForm, ...definition.broken, ...inFiles(definition)]);
  const isRead = definition.broken.length === 0;
  return {
    ...(isRead && { definition }),
    findings,
    judgesAnswers: isRead && findings.every(({ code }) => !concernsAnswers(code)),
  };
}

function inFiles(definition: Definition): readonly DefinitionError[] {
  const { steps, partial, office, officePlace, placeWithin, broken, language } = definition;
  const inOffice = office ? checkJson(officeFileSchema, office, (at) => placeWithin(office, at, officePlace)) : NOTHING;
  const inSteps = steps.map((step) => shapesIn(definition, step));
  const inPartial = partial.map((step) => shapesIn(definition, step));
  const all = [...inSteps, ...inPartial, inOffice];
  const sound = steps.filter((_, i) => inSteps[i]?.invalid.length === 0);
  // The record has the statuses of office.json: without them the two cannot be compared.
  const withoutOffice = inOffice.invalid.length > 0 && { office: undefined, published: undefined };
  const isWhole = broken.length === 0 && sound.length === steps.length;
  const byRules = checkDefinition({ ...definition, steps: sound, ...withoutOffice }, isWhole);
  // A translation changes texts only: the shape of the files is reported in the source language.
  if (language !== SOURCE) return byRules;
  return [
    ...all.flatMap(({ unknownKeys }) => unknownKeys),
    ...all.flatMap(({ invalid }) => invalid),
    ...steps.flatMap((step, i) => (sound.includes(step) ? [] : besides(definition, step, inSteps[i]))),
    ...partial.flatMap((step, i) => besides(definition, step, inPartial[i])),
    ...byRules,
  ];
}

/** What has a wrong shape in the files of a step. Unknown keywords of its schema are reported by the rule `keywords`. */
function shapesIn({ placeWithin }: Definition, step: DefinitionStep): JsonFindings {
  const { schema, schemaPlace, ui, foreignUi, uiPlace } = step;
  const asked = checkJson(STEP_FILE, schema, (at) => placeWithin(schema, at, schemaPlace), STEP_REPAIRS);
  const drawn = checkJson(uiFileSchema, ui, (at) => placeWithin(ui, at, uiPlace), UI_REPAIRS);
  const foreign = foreignUi.map(({ at, problem, repair }) => {
    return new DefinitionError('keysKnown', { place: placeWithin(ui, at, uiPlace), problem, repair });
  });
  return {
    invalid: [...asked.invalid, ...drawn.invalid],
    unknownKeys: [...foreign, ...drawn.unknownKeys],
    misshapen: asked.misshapen,
  };
}

/** What the rules find in the questions of a step that are sound, where others are misshapen or refer to nothing. */
function besides(
  definition: Definition,
  step: DefinitionStep,
  { misshapen }: JsonFindings = NOTHING,
): readonly DefinitionError[] {
  const nowhere = definition.broken.map(({ place }) => place);
  const rest = wellShaped(definition, step, misshapen, nowhere);
  return rest ? checkQuestions(definition, rest.step).filter(({ place }) => !rest.isDoubtful(place)) : [];
}

// Editors let a placeholder stand for a number; here it is filled in already.
const FORM_FILE = withoutPlaceholders(formFileSchema);
const STEP_FILE = withoutPlaceholders(stepFileSchema);

const NOTHING: JsonFindings = { invalid: [], unknownKeys: [], misshapen: [] };

/** What two steps reference is checked twice; each finding is reported once. */
function unique(findings: readonly DefinitionError[]): readonly DefinitionError[] {
  return [...new Map(findings.toReversed().map((finding) => [finding.message, finding])).values()].toReversed();
}

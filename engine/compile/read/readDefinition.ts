// Reads a form's folder (form.json, a schema and a ui file per step) into one definition, with references followed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isRecord, type Language, parsePointer, type Schema, type UiSchema } from '../../core/index.ts';
import { DefinitionError, type Place } from '../errors/definitionError.ts';
import { normaliseCondition } from '../normalise/normaliseCondition.ts';
import { uiOfNamedAnswers } from '../normalise/withNamedAnswers.ts';
import { acrossSteps } from '../schema/acrossSteps.ts';
import { appliedUi } from './appliedUi.ts';
import type { Correction } from './corrections.ts';
import type { Definition, DefinitionStep, FormFile, OfficeFile, Published } from './definition.ts';
import { foldersIn } from './filesBelow.ts';
import { RefInliner } from './inlineRefs.ts';
import { withoutJsonForms } from './jsonFormsUi.ts';
import { ofMissingFile } from './missingFiles.ts';
import { factsFileOf, readFacts } from './readFacts.ts';
import { wellShapedForm } from './shapes/wellShapedForm.ts';

/** What the JSON files of a form hold. */
interface Files {
  readonly form: FormFile;
  readonly schema: Schema;
  readonly ui: UiSchema;
  readonly office: OfficeFile;
  readonly published: Published;
}

/** Names of the folders that have a form.json, sorted; none where there is no such folder. */
export function listForms(formsFolder: string): readonly string[] {
  return foldersIn(formsFolder).filter((name) => existsSync(path.join(formsFolder, name, 'form.json')));
}

/**
 * Reads `<formsFolder>/<id>` in one language. What cannot be read (missing files, invalid JSON, broken references) is in `broken`,
 * and its steps are left out; in the place of a form.json that cannot be read stands one with the steps whose files are there.
 * @param corrections what is read otherwise than it is written
 * @param misshapenIn JSON Pointers of what in form.json has a wrong shape, so that it is left out
 */
export function readDefinition(
  formsFolder: string,
  id: string,
  language: Language,
  misshapenIn: (form: unknown, placeInForm: (pointer: string) => Place) => readonly string[],
  corrections: readonly Correction[] = [],
): Definition {
  const folder = path.join(formsFolder, id);
  const unreadable: DefinitionError[] = [];
  const factsFile = factsFileOf(formsFolder);
  const { facts } = factsIn(factsFile, unreadable);
  const inliner = new RefInliner(language, facts, corrections);
  // Each kind of file is checked against its schema in forms/: form.json below, the others by the callers of this function.
  const read = <Kind extends keyof Files>(file: string) => {
    const { value, isWhole } = readPart(inliner, file, unreadable);
    return isWhole ? (value as Files[Kind]) : undefined;
  };
  const inFolder = (name: string): Place => ({ file: path.join(folder, name), pointer: '' });
  const formPlace = inFolder('form.json');
  const value = read<'form'>(formPlace.file);
  // Of a file that is no JSON no place is known.
  const placeIn = (pointer: string) => (value ? inliner.placeIn(formPlace.file, pointer) : { ...formPlace, pointer });
  const made = (part: object, of: object) => inliner.placeAs(part, of);
  const misshapen = value ? misshapenIn(value, placeIn) : [];
  const { form, left, asWritten } = wellShapedForm(value, misshapen, folder, made);
  const readable = form as FormFile;
  const ids = readable.steps.map((step) => step.id);
  const partial: DefinitionStep[] = [];
  const unasked: DefinitionStep[] = [];
  const steps = readable.steps.flatMap((step): DefinitionStep[] => {
    const [schemaPlace, uiPlace] = [inFolder(`${step.id}.schema.json`), inFolder(`${step.id}.ui.json`)];
    const { value, isWhole } = readPart(inliner, schemaPlace.file, unreadable);
    const drawing = readPart(inliner, uiPlace.file, unreadable);
    const written = drawing.value as Files['ui'] | undefined;
    // A `$ref` of the whole file that leads nowhere leaves nothing of it.
    const isLost = inliner.broken.some(({ place }) => place.file === uiPlace.file && place.pointer === '/$ref');
    const isUndrawn = written === undefined || isLost || (!drawing.isWhole && !isRecord(written));
    const asked = (value ?? { type: 'object', properties: {} }) as Files['schema'];
    const { ui: drawn, foreign: foreignUi } = withoutJsonForms(written ?? {}, made);
    const { schema, ui, labelled } = appliedUi(
      asked,
      isRecord(asked) ? uiOfNamedAnswers(asked, drawn, made) : drawn,
      made,
    );
    const at = parsePointer(step.at ?? '');
    const condition = normaliseCondition(step.if) as Schema | undefined;
    const across = acrossSteps({ at, schema, if: condition }, step, made);
    const labelledInUi = labelled.map((choice) => inliner.placeOf(choice, schemaPlace));
    const whole = { id: step.id, label: step.label, at, schema, entry: step, ...across, ui };
    const places = { schemaPlace, uiPlace: isUndrawn ? schemaPlace : uiPlace };
    const readStep = { ...whole, isUndrawn, isCut: !isWhole, foreignUi, labelledInUi, ...places };
    if (value === undefined) unasked.push(readStep);
    else if (!isWhole || isUndrawn) partial.push(readStep);
    return isWhole && !isUndrawn ? [readStep] : [];
  });
  const optional = <Kind extends keyof Files>({ file }: Place) => (existsSync(file) ? read<Kind>(file) : undefined);
  const [officePlace, publishedPlace] = [inFolder('office.json'), inFolder('published.json')];
  const office = optional<'office'>(officePlace);
  const published = optional<'published'>(publishedPlace);
  return {
    id,
    language,
    folder,
    form: readable,
    steps,
    partial,
    unasked,
    office,
    officePlace,
    published,
    publishedPlace,
    facts,
    factsFile,
    files: inliner.files,
    corrections,
    broken: [...unreadable.map((error) => ofMissingFile(error, folder, ids)), ...inliner.broken],
    toUnread: inliner.toUnread,
    placeOf: (node, fallback) => inliner.placeOf(node, fallback),
    placeAs: made,
    inheritedBy: (part) => inliner.inheritedBy(part),
    formLeft: left,
    placeInForm: (pointer) => placeIn(asWritten(pointer)),
    placeWithin: (...at) => inliner.placeWithin(...at),
    written: (place) => inliner.written(place),
  };
}

/** The file with references followed; undefined if it cannot be read, not whole if some of them lead nowhere. */
function readPart(
  inliner: RefInliner,
  file: string,
  unreadable: DefinitionError[],
): { readonly value: unknown; readonly isWhole: boolean } {
  const before = inliner.broken.length;
  try {
    const value = inliner.inline(file);
    return { value, isWhole: inliner.broken.length === before };
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    unreadable.push(error, ...error.further);
    return { value: undefined, isWhole: false };
  }
}

function factsIn(file: string, unreadable: DefinitionError[]): ReturnType<typeof readFacts> {
  try {
    return readFacts(file);
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    unreadable.push(error);
    return { facts: {} };
  }
}

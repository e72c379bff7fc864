// Long because the types of a definition stand beside what reads it.
// Reads a form's folder (form.json, a schema and a ui file per step) into one definition, with references followed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type Form,
  isRecord,
  type Language,
  type Move,
  type Office,
  parsePointer,
  type Role,
  type Schema,
  type UiSchema,
} from '../../core/index.ts';
import { DefinitionError, type Place } from '../errors/definitionError.ts';
import type { Facts } from '../facts/facts.ts';
import { normaliseCondition } from '../normalise/normaliseCondition.ts';
import { uiOfNamedAnswers } from '../normalise/withNamedAnswers.ts';
import { acrossSteps } from '../schema/acrossSteps.ts';
import { appliedUi } from './appliedUi.ts';
import { foldersIn } from './filesBelow.ts';
import { RefInliner } from './inlineRefs.ts';
import { type ForeignKey, withoutJsonForms } from './jsonFormsUi.ts';
import { ofMissingFile } from './missingFiles.ts';
import { factsFileOf, readFacts } from './readFacts.ts';
import { wellShapedForm } from './shapes/wellShapedForm.ts';
import type { Misspelling } from './spelling.ts';

/** A step in `form.json`; its `if` names answers by JSON Pointers. */
interface StepEntry {
  readonly id: string;
  readonly label: string;
  readonly at?: string;
  readonly if?: Schema;
}

/** `form.json`, as forms/form.schema.json describes it. */
export interface FormFile
  extends Omit<
    Form,
    'id' | 'language' | 'aliases' | 'steps' | 'fill' | 'given' | 'begin' | 'withoutSecrets' | 'furtherParts' | 'later'
  > {
  readonly aliases?: readonly string[];
  readonly steps: readonly StepEntry[];
}

/** `office.json`, as forms/office.schema.json describes it. */
export interface OfficeFile
  extends Pick<Office, 'columns' | 'search' | 'proof' | 'yearBegins' | 'statuses'>,
    Partial<OfficeLists> {
  readonly moves: readonly (Omit<Move, 'role' | 'asks'> & { readonly role?: Role; readonly asks?: Schema })[];
}

type OfficeLists = Pick<Office, 'family' | 'sameChild' | 'letters'>;

/** `published.json`, written by the check command. */
export interface Published {
  readonly version: number;
  /** See `answerSignature`. */
  readonly answers: Readonly<Record<string, string>>;
  /** Ids of the statuses that applications may have, sorted; undefined for a form without an office. */
  readonly statuses?: readonly string[];
  /** Names of all passwords that were ever asked for, sorted, without the indexes of lists; undefined without any. */
  readonly secrets?: readonly string[];
}

/** What the JSON files of a form hold. */
interface Files {
  readonly form: FormFile;
  readonly schema: Schema;
  readonly ui: UiSchema;
  readonly office: OfficeFile;
  readonly published: Published;
}

export interface DefinitionStep {
  readonly id: string;
  readonly label: string;
  readonly at: readonly string[];
  readonly schema: Schema;
  /** What form.json says of it. */
  readonly entry: StepEntry;
  /** Of a step that others decide on: see `acrossSteps`. */
  readonly if?: Schema;
  readonly whole?: Schema;
  readonly ui: UiSchema;
  /** True if the ui file cannot be read: then `ui` is empty, and `uiPlace` is the `schemaPlace`. */
  readonly isUndrawn?: boolean;
  /** Keys of JSON Forms in the ui file, which are not in `ui`. */
  readonly foreignUi: readonly ForeignKey[];
  /** Where the choices stand whose labels are in the ui file. */
  readonly labelledInUi: readonly Place[];
  readonly schemaPlace: Place;
  readonly uiPlace: Place;
}

export interface Definition {
  readonly id: string;
  readonly language: Language;
  readonly folder: string;
  readonly form: FormFile;
  readonly steps: readonly DefinitionStep[];
  /** Steps that can be read in part: a reference without a target is left out of the schema, or the ui file cannot be read and is taken as empty. */
  readonly partial: readonly DefinitionStep[];
  /** Steps whose schema cannot be read, with a schema without questions in its place, so that the shape of their ui files is checked. */
  readonly unasked: readonly DefinitionStep[];
  /** Undefined for a form without office.json. */
  readonly office: OfficeFile | undefined;
  readonly officePlace: Place;
  /** The answers' signature of the last published version; undefined before the first. */
  readonly published: Published | undefined;
  readonly publishedPlace: Place;
  /** What texts and limits name by placeholders, which are filled in. */
  readonly facts: Facts;
  /** Where the facts stand, or would stand. */
  readonly factsFile: string;
  /** All files that the definition was read from, lists and language files included. */
  readonly files: readonly string[];
  /** The misspelt keys in whose place the right ones were read. */
  readonly misspelt: readonly Misspelling[];
  /** What could not be read. */
  readonly broken: readonly DefinitionError[];
  /** JSON Pointers of what was left out of form.json, as it has a wrong shape. */
  readonly formLeft: readonly string[];
  /** Where an object of a schema or ui entry was written. */
  placeOf(node: object, fallback: Place): Place;
  /** Notes that an object was made of one of the definition's, with the same keys. */
  placeAs(part: object, of: object): void;
  /** The place of a JSON Pointer in form.json. */
  placeInForm(pointer: string): Place;
  /** Where the part at a JSON Pointer below `root`, a schema or ui entry with references followed, was written. */
  placeWithin(root: object, pointer: string, fallback: Place): Place;
  /** What stands at the place in its file; undefined for what the engine writes in another way. */
  written(place: Place): unknown;
}

/** Names of the folders that have a form.json, sorted; none where there is no such folder. */
export function listForms(formsFolder: string): readonly string[] {
  return foldersIn(formsFolder).filter((name) => existsSync(path.join(formsFolder, name, 'form.json')));
}

/**
 * Reads `<formsFolder>/<id>` in one language. What cannot be read (missing files, invalid JSON, broken references) is in `broken`,
 * and its steps are left out; in the place of a form.json that cannot be read stands one with the steps whose files are there.
 * @param misspelt keys in whose place the right ones are read
 * @param misshapenIn JSON Pointers of what in form.json has a wrong shape, so that it is left out
 */
export function readDefinition(
  formsFolder: string,
  id: string,
  language: Language,
  misshapenIn: (form: unknown, placeInForm: (pointer: string) => Place) => readonly string[],
  misspelt: readonly Misspelling[] = [],
): Definition {
  const folder = path.join(formsFolder, id);
  const unreadable: DefinitionError[] = [];
  const factsFile = factsFileOf(formsFolder);
  const { facts } = factsIn(factsFile, unreadable);
  const inliner = new RefInliner(language, facts, misspelt);
  // Each kind of file is checked against its schema in forms/: form.json below, the others by the callers of this function.
  const read = <Kind extends keyof Files>(file: string) => {
    const { value, isWhole } = readPart(inliner, file, unreadable);
    return isWhole ? (value as Files[Kind]) : undefined;
  };
  const inFolder = (name: string): Place => ({ file: path.join(folder, name), pointer: '' });
  const formPlace = inFolder('form.json');
  const placeIn = (pointer: string) => inliner.placeIn(formPlace.file, pointer);
  const value = read<'form'>(formPlace.file);
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
    const written = read<'ui'>(uiPlace.file);
    const isUndrawn = written === undefined;
    if (isUndrawn && !isWhole) return [];
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
    const readStep = { ...whole, isUndrawn, foreignUi, labelledInUi, ...places };
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
    misspelt,
    broken: [...unreadable.map((error) => ofMissingFile(error, folder, ids)), ...inliner.broken],
    placeOf: (node, fallback) => inliner.placeOf(node, fallback),
    placeAs: made,
    formLeft: left,
    placeInForm: (pointer) => placeIn(asWritten(pointer)),
    placeWithin: (root, pointer, fallback) => inliner.placeWithin(root, pointer, fallback),
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

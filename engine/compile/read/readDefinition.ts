// Reads a form's folder (form.json, a schema and a ui file per step) into one definition, with references followed.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  type Form,
  type Language,
  type Move,
  type Office,
  parsePointer,
  type Role,
  type Schema,
  type UiSchema,
} from '../../core/index.ts';
import { DefinitionError, type Place } from '../errors/definitionError.ts';
import { RefInliner } from './inlineRefs.ts';

/** `form.json`, as forms/form.schema.json describes it. */
export interface FormFile extends Omit<Form, 'id' | 'language' | 'aliases' | 'steps'> {
  readonly aliases?: readonly string[];
  readonly steps: readonly { readonly id: string; readonly label: string; readonly at?: string }[];
}

/** `office.json`, as forms/office.schema.json describes it. */
export interface OfficeFile extends Pick<Office, 'columns' | 'search' | 'statuses'>, Partial<OfficeLists> {
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
  readonly ui: UiSchema;
  readonly schemaPlace: Place;
  readonly uiPlace: Place;
}

export interface Definition {
  readonly id: string;
  readonly language: Language;
  readonly folder: string;
  readonly form: FormFile;
  readonly steps: readonly DefinitionStep[];
  /** Undefined for a form without office.json. */
  readonly office: OfficeFile | undefined;
  readonly officePlace: Place;
  /** The answers' signature of the last published version; undefined before the first. */
  readonly published: Published | undefined;
  readonly publishedPlace: Place;
  /** All files that the definition was read from, lists and language files included. */
  readonly files: readonly string[];
  /** Where an object of a schema or ui entry was written. */
  placeOf(node: object, fallback: Place): Place;
  /** The place of a JSON Pointer in form.json. */
  placeInForm(pointer: string): Place;
  /** Where the part at a JSON Pointer below `root`, a schema or ui entry with references followed, was written. */
  placeWithin(root: object, pointer: string, fallback: Place): Place;
}

/** Names of the folders that have a form.json, sorted. */
export function listForms(formsFolder: string): readonly string[] {
  return readdirSync(formsFolder)
    .filter((name) => existsSync(path.join(formsFolder, name, 'form.json')))
    .sort();
}

/**
 * Reads `<formsFolder>/<id>` in one language. Throws a {@link DefinitionError} for missing files, invalid JSON and broken
 * references.
 * @param checkFormFile validates form.json before its steps are read
 */
export function readDefinition(
  formsFolder: string,
  id: string,
  language: Language,
  checkFormFile: (form: unknown, placeInForm: (pointer: string) => Place) => void,
): Definition {
  const folder = path.join(formsFolder, id);
  const inliner = new RefInliner(language);
  const formFile = path.join(folder, 'form.json');
  const placeInForm = (pointer: string) => inliner.placeIn(formFile, pointer);
  // Each kind of file is checked against its schema in forms/: form.json below, the others by the callers of this function.
  const read = <Kind extends keyof Files>(file: string) => inliner.inline(file) as Files[Kind];
  const form = read<'form'>(formFile);
  checkFormFile(form, placeInForm);
  const steps = form.steps.map((step): DefinitionStep => {
    const schemaPlace = { file: path.join(folder, `${step.id}.schema.json`), pointer: '' };
    const uiPlace = { file: path.join(folder, `${step.id}.ui.json`), pointer: '' };
    return {
      id: step.id,
      label: step.label,
      at: parsePointer(step.at ?? ''),
      schema: read<'schema'>(schemaPlace.file),
      ui: read<'ui'>(uiPlace.file),
      schemaPlace,
      uiPlace,
    };
  });
  const officePlace = { file: path.join(folder, 'office.json'), pointer: '' };
  const office = existsSync(officePlace.file) ? read<'office'>(officePlace.file) : undefined;
  const publishedPlace = { file: path.join(folder, 'published.json'), pointer: '' };
  const published = existsSync(publishedPlace.file) ? read<'published'>(publishedPlace.file) : undefined;
  const broken = DefinitionError.ofAll(inliner.broken);
  if (broken) throw broken;
  return {
    id,
    language,
    folder,
    form,
    steps,
    office,
    officePlace,
    published,
    publishedPlace,
    files: inliner.files,
    placeOf: (node, fallback) => inliner.placeOf(node, fallback),
    placeInForm,
    placeWithin: (root, pointer, fallback) => inliner.placeWithin(root, pointer, fallback),
  };
}

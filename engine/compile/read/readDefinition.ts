// Reads a form's folder into one checked-to-be definition: form.json, and a schema and a ui file per step.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Form, type Language, parsePointer, type Schema, type UiSchema } from '../../core/index.ts';
import { DefinitionError, type Place } from '../errors/definitionError.ts';
import { RefInliner } from './inlineRefs.ts';

/** `form.json` as it is written; its shape is described by forms/form.schema.json and checked before anything else. */
export interface FormFile extends Omit<Form, 'id' | 'language' | 'aliases' | 'steps'> {
  readonly aliases?: readonly string[];
  readonly steps: readonly { readonly id: string; readonly label: string; readonly at?: string }[];
}

/** `published.json`, written by the check command. */
export interface Published {
  readonly version: number;
  /** See `wireOf`. */
  readonly answers: Readonly<Record<string, string>>;
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
  /** What the answers of the last published version looked like; undefined before the first. */
  readonly published: Published | undefined;
  readonly publishedPlace: Place;
  /** All files that the definition consists of, lists included. */
  readonly files: readonly string[];
  placeOf(node: object, fallback: Place): Place;
  /** The place of a JSON Pointer in form.json. */
  placeInForm(pointer: string): Place;
  /** The place of a JSON Pointer in a schema or a ui entry with its references followed. */
  placeWithin(root: object, pointer: string, fallback: Place): Place;
}

/** Folders of `formsFolder` that hold a form.json, by name. */
export function listForms(formsFolder: string): readonly string[] {
  return readdirSync(formsFolder)
    .filter((name) => existsSync(path.join(formsFolder, name, 'form.json')))
    .sort();
}

/** Reads `<formsFolder>/<id>` in one language; `checkForm` judges form.json before its steps are read. */
export function readDefinition(
  formsFolder: string,
  id: string,
  language: Language,
  checkForm: (form: unknown, placeInForm: (pointer: string) => Place) => void,
): Definition {
  const folder = path.join(formsFolder, id);
  const inliner = new RefInliner(language);
  const formFile = path.join(folder, 'form.json');
  const placeInForm = (pointer: string) => inliner.placeIn(formFile, pointer);
  const form = inliner.inline(formFile) as FormFile;
  checkForm(form, placeInForm);
  const steps = form.steps.map((step): DefinitionStep => {
    const schemaPlace = { file: path.join(folder, `${step.id}.schema.json`), pointer: '' };
    const uiPlace = { file: path.join(folder, `${step.id}.ui.json`), pointer: '' };
    return {
      id: step.id,
      label: step.label,
      at: parsePointer(step.at ?? ''),
      schema: inliner.inline(schemaPlace.file) as Schema,
      ui: inliner.inline(uiPlace.file) as UiSchema,
      schemaPlace,
      uiPlace,
    };
  });
  const publishedPlace = { file: path.join(folder, 'published.json'), pointer: '' };
  const published = existsSync(publishedPlace.file) ? (inliner.inline(publishedPlace.file) as Published) : undefined;
  const broken = DefinitionError.ofAll(inliner.broken);
  if (broken) throw broken;
  return {
    id,
    language,
    folder,
    form,
    steps,
    published,
    publishedPlace,
    files: inliner.files,
    placeOf: (node, fallback) => inliner.placeOf(node, fallback),
    placeInForm,
    placeWithin: (root, pointer, fallback) => inliner.placeWithin(root, pointer, fallback),
  };
}

// A form's folder as one definition: what its files hold, where each part of it stands, and what could not be read.
import type { Form, Language, Move, Office, Role, Schema, UiSchema } from '../../core/index.ts';
import type { DefinitionError, Place } from '../errors/definitionError.ts';
import type { Facts } from '../facts/facts.ts';
import type { Correction } from './corrections.ts';
import type { ForeignKey } from './jsonFormsUi.ts';

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
  /** True if a `$ref` of the schema leads nowhere: it is left out. */
  readonly isCut?: boolean;
  /** Keys of JSON Forms that the ui file has. They are reported, and left out of `ui`. */
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
  /** Steps of which something cannot be read: a `$ref` that leads nowhere is left out of their schema (`isCut`), or their ui file cannot be read (`isUndrawn`). */
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
  /** What was read otherwise than it is written. */
  readonly corrections: readonly Correction[];
  /** What could not be read. */
  readonly broken: readonly DefinitionError[];
  /** Those of `broken` that only say that a `$ref` leads to an unreadable file, with that file. Its own fault is among `broken` as well, and is told in their place. */
  readonly toUnread: ReadonlyMap<DefinitionError, string>;
  /** JSON Pointers of what was left out of form.json, as it has a wrong shape. */
  readonly formLeft: readonly string[];
  /** The file, and the place in it, of an object of the definition; `fallback` for one that no file has. */
  placeOf(node: object, fallback: Place): Place;
  /** Notes that an object was made of one of the definition's, with the same keys. */
  placeAs(part: object, of: object): void;
  /** For a part with a `$ref`: what that leads to, and the keys beside it. Undefined for another. */
  inheritedBy(part: object): { readonly from: object; readonly own: ReadonlySet<string> } | undefined;
  /** The place of a JSON Pointer in form.json. */
  placeInForm(pointer: string): Place;
  /**
   * Where the part at a JSON Pointer below `root`, a schema or ui entry with references followed, was written; with `ofKey` where its key was, also if its value is
   * a `$ref` to a part elsewhere.
   */
  placeWithin(root: object, pointer: string, fallback: Place, ofKey?: boolean): Place;
  /** What stands at the place in its file; undefined for what the engine writes in another way. */
  written(place: Place): unknown;
}

// The vocabulary of the engine. Everything else is a function over these shapes.
// A form arrives compiled: `$ref`s are inlined by identity, validators are functions, words are in one language.
import type { Language } from '../locale/language.ts';
import type { Messages } from './messages.ts';

/** The part of JSON Schema draft-07 (plus ajv-errors' `errorMessage`) that the engine reads itself. */
export interface Schema {
  type?: string;
  title?: string;
  description?: string;
  /** `date`, `email`, `uri`, `phone` or `attachment`; the last stands on an object and marks an uploaded file. */
  format?: string;
  enum?: readonly unknown[];
  /** Labels for `enum`, by position; without them the trimmed value is its own label. */
  enumNames?: readonly string[];
  const?: unknown;
  /** Shown with its `const`, which is its answer from the start. */
  readOnly?: boolean;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  pattern?: string;
  /** The engine's own: a text of digits lies between two numbers. */
  between?: readonly [number, number];
  /** A day that has come already. */
  formatMaximum?: 'today';
  /** The engine's own: a list is as long as the answer that this relative pointer names says, e.g. `1/count`. */
  lengthEquals?: { readonly $data: string };
  if?: Schema;
  then?: Schema;
  else?: Schema;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  not?: Schema;
  errorMessage?: unknown;
}

/** RJSF's uiSchema; the engine itself reads `ui:sections`, `ui:order` and the `ui:` hints of its widgets. */
export interface UiSchema {
  readonly [key: string]: unknown;
}

export type Answers = Readonly<Record<string, unknown>>;

/** One key into an answer: a property's name or a list's index. */
export type Path = readonly (string | number)[];

/** A file that an answer names. Its bytes live beside the answers, under `id`. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  /** Media type, e.g. `application/pdf`. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** What ajv's standalone code reports; only what the engine reads. */
export interface ValidationError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string;
  readonly params: {
    readonly missingProperty?: string;
    readonly limit?: number;
    readonly type?: string;
    readonly format?: string;
    readonly multipleOf?: number;
    /** What an ajv-errors message stands for. */
    readonly errors?: readonly ValidationError[];
  };
}

/** A compiled validator: true, or false with `errors` set until the next call. */
export interface Validate {
  (data: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

export interface Step {
  readonly id: string;
  readonly label: string;
  /** Keys from the submission's root to this step's answers; empty when they stand at the root. */
  readonly at: readonly string[];
  readonly schema: Schema;
  readonly ui: UiSchema;
  readonly validate: Validate;
  /** What is said where the definition has no words for a fault. */
  readonly messages: Messages;
}

export interface Form {
  readonly id: string;
  /** The language of all its words. */
  readonly language: Language;
  readonly version: number;
  readonly title: string;
  readonly description?: string;
  readonly route: string;
  readonly aliases: readonly string[];
  readonly steps: readonly Step[];
  readonly menu?: MenuEntry;
  /** Name of the site's block that stands beside the form, e.g. how to reach the school. */
  readonly beside?: string;
  readonly next: 'when-valid' | 'check';
  readonly attachments?: AttachmentLimits;
  /** ISO 3166-1 code, lower case, of the country that telephone numbers belong to unless they say otherwise. */
  readonly phoneCountry?: string;
  readonly submit: Submit;
  /** JSON Pointers of the answers by which people know a submission, e.g. a name. */
  readonly summary?: readonly string[];
  /** `to` is the JSON Pointer of the e-mail address that a receipt is sent to. */
  readonly mail?: { readonly to: string };
  /** JSON Pointers of the answers that the office's mail shows besides, e.g. a grade. */
  readonly mailOffice?: readonly string[];
  /** What stands above the list of what is missing when Next or Submit was refused; the engine's words without it. */
  readonly incomplete?: { readonly next?: string; readonly submit: string };
  /** `reset` empties the form after a submission, with `done` as a notice above it. */
  readonly afterSubmit?: 'confirmation' | 'reset';
  /** A new form that is offered after a submission, with the answers of these names carried over. */
  readonly again?: { readonly label: string; readonly text?: string; readonly keep: readonly string[] };
  /** What a visitor reads once the submission is kept or saved. */
  readonly done: { readonly title: string; readonly text: readonly string[] };
}

/** Where the site's menu offers a form. */
export interface MenuEntry {
  readonly label: string;
  /** Name of the menu that it stands in; at the top level without it. */
  readonly under?: string;
  /** Smaller stands earlier; the site's own entries stand at 10, 20, ... */
  readonly position: number;
}

export interface AttachmentLimits {
  readonly maxBytes: number;
  /** Media types, e.g. `application/pdf`. */
  readonly types: readonly string[];
}

export interface Submit {
  /** Path at the intake that receives the submission. */
  readonly post?: string;
  /** Name of a file that is saved on the visitor's device. */
  readonly download?: string;
  /** Template of that file, see `mapDocument`; without it the answers as they are. */
  readonly document?: unknown;
  /** Words of the button, and while it runs. */
  readonly label?: string;
  readonly busy?: string;
}

/** Messages by field name in bracket notation, e.g. `otherInfo[siblings][0][firstName]`. */
export type FieldErrors = ReadonlyMap<string, FieldError>;

export interface FieldError {
  readonly name: string;
  readonly message: string;
  /** The JSON Schema keyword that failed, e.g. `required`. */
  readonly keyword: string;
}

/** What the intake answers to a kept submission. */
export interface Receipt {
  readonly reference: string;
  /** ISO 8601 instant. */
  readonly receivedAt: string;
}

// Long because each part of a compiled form has its type here, and they refer to one another.
// The types of a compiled form. `$ref`s are inlined (equal references share one object), validators are functions, and all
// texts are in one language.
import type { Language } from '../locale/language.ts';
import type { Messages } from './messages.ts';
import type { Validate } from './validator.ts';

/** The part of JSON Schema draft-07 (plus ajv-errors' `errorMessage`) that the engine reads itself. */
export interface Schema {
  type?: string;
  title?: string;
  description?: string;
  /** `date`, `time`, `date-time`, `email`, `uri`, `phone` or `attachment`; the last is the format of an object and means an uploaded file. */
  format?: string;
  enum?: readonly unknown[];
  /** Labels for `enum`, by position; without them the trimmed value is its own label. */
  enumNames?: readonly string[];
  const?: unknown;
  /** The answer that stands there until the visitor gives another; in a compiled form only where {@link Form.begin} needs it. */
  default?: unknown;
  /** What the compiler makes of the defaults in an entry of a list: what a new entry begins with. */
  given?: unknown;
  /** Shown but not editable; its `const` is its answer, or it is `computed`. */
  readOnly?: boolean;
  /** Keyword of this engine, of a file: limits in place of those of the form. */
  attachments?: Partial<AttachmentLimits>;
  /** Keyword of this engine: the answer follows from others of its group. */
  computed?: Computation;
  /** What the compiler makes of `computed`: the answer for the answers of the group, undefined where it has none. */
  compute?: (answers: Answers) => unknown;
  /** What the compiler gives to a time, a day with a time, or a password: the answer as people read it. */
  inWords?: (answer: string) => string;
  /** Of HTML's input; `password` for an answer that is shown to nobody beside, `text` while it is. */
  inputType?: 'time' | 'datetime-local' | 'password' | 'text';
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
  /** Keyword of this engine: the number that a text of digits stands for lies between these two, inclusive. */
  between?: readonly [number, number];
  /** The date is not before, and not after, this day, see `dayOfLimit`; a time, this time (`HH:MM`). */
  formatMinimum?: string;
  formatMaximum?: string;
  /** Keyword of this engine: the list has as many entries as the answer at this relative JSON Pointer, e.g. `1/count`. */
  lengthEquals?: { readonly $data: string };
  /** Keyword of this engine, of a question in the entries of a list: no two of them have the same answer. */
  uniqueInList?: boolean;
  /** Keywords of this engine that compare the answer with another. `$data` is `1/` and the name of a question of the same group, or a JSON Pointer into the submission. */
  equals?: { readonly $data: string };
  atLeast?: { readonly $data: string };
  atMost?: { readonly $data: string };
  moreThan?: { readonly $data: string };
  lessThan?: { readonly $data: string };
  if?: Schema;
  then?: Schema;
  else?: Schema;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  not?: Schema;
  /** In conditions: one of the chosen options is like this. */
  contains?: Schema;
  errorMessage?: unknown;
}

/**
 * How an answer follows from others. They are named as in their group, with `/` into a group or into the entries of a list. A date
 * of `difference` may be written out; `pick` has a number for each option of a choice; of several options, or
 * of all entries of a list, it is the sum of theirs.
 */
export type Computation =
  | { readonly sum: readonly string[] }
  | { readonly count: string }
  | { readonly join: readonly string[]; readonly with?: string }
  | { readonly difference: readonly [from: string, to: string]; readonly in: 'days' | 'months' | 'years' }
  | { readonly pick: string; readonly of: Readonly<Record<string, number>> };

/** How a question or a group is drawn: RJSF's uiSchema, as in the ui files. The entry of a question is under its name. */
export interface UiSchema {
  /** The groups of a group's questions, in order. */
  readonly 'ui:sections'?: readonly Section[];
  /** RJSF's: names of a group's questions in order; `*` for all that are not named. */
  readonly 'ui:order'?: readonly string[];
  /** RJSF's: name of a widget. */
  readonly 'ui:widget'?: string;
  /** RJSF's: name of a field. */
  readonly 'ui:field'?: string;
  /** RJSF's: text between label and control; overrides the schema's description. */
  readonly 'ui:description'?: string;
  /** RJSF's: text below the control. */
  readonly 'ui:help'?: string;
  readonly 'ui:placeholder'?: string;
  /** RJSF's: further options of the widget, each without its `ui:`. */
  readonly 'ui:options'?: Readonly<Record<string, unknown>>;
  /** RJSF's: options that are shown, and that nobody may choose. */
  readonly 'ui:enumDisabled'?: readonly unknown[];
  /** RJSF's: shown and sent, not to be changed. */
  readonly 'ui:disabled'?: boolean;
  readonly 'ui:readonly'?: boolean;
  readonly 'ui:autocomplete'?: string;
  readonly 'ui:script'?: 'arabic' | 'latin';
  readonly 'ui:inputmode'?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  /** Lists: the noun for an entry, the words on the buttons, the question that names an entry. */
  readonly 'ui:entry'?: string;
  readonly 'ui:add'?: string;
  readonly 'ui:remove'?: string;
  readonly 'ui:named-by'?: string;
  /** Name of another question whose answer is offered. */
  readonly 'ui:same-as'?: string;
  /** The entry of a question below, read by `uiOf`. */
  readonly [key: string]: unknown;
}

/** Questions that are drawn under one heading. */
export interface Section {
  readonly title?: string;
  /** Paragraphs before the questions; a nested array is a list of points. */
  readonly text?: readonly (string | readonly string[])[] | undefined;
  readonly fields: readonly string[];
}

export type Answers = Readonly<Record<string, unknown>>;

/** One key into an answer: a property's name or a list's index. */
export type Path = readonly (string | number)[];

/** An answer that stands for a file. The file's bytes are stored apart from the answers, under `id`. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  /** Media type, e.g. `application/pdf`. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

export interface Step {
  readonly id: string;
  readonly label: string;
  /** Path from the submission's root to this step's answers; empty where they are at the root. */
  readonly at: readonly string[];
  readonly schema: Schema;
  readonly ui: UiSchema;
  /** Whether the step is asked, by the answers to the whole form; always without it. */
  readonly if?: Schema;
  /**
   * `at`, `schema` and `ui` as the definition has them, only for a step with conditions or comparisons that name answers outside of its groups by
   * JSON Pointers. The step's own `schema` is then one of the whole form, and its `at` is empty.
   */
  readonly written?: Pick<Step, 'at' | 'schema' | 'ui'>;
  readonly validate: Validate;
  /** Messages for errors that the definition has no `errorMessage` for. */
  readonly messages: Messages;
}

export interface Form {
  readonly id: string;
  /** The language of its texts. */
  readonly language: Language;
  readonly version: number;
  readonly title: string;
  readonly description?: string;
  readonly route: string;
  readonly aliases: readonly string[];
  readonly steps: readonly Step[];
  readonly menu?: MenuEntry;
  /** What the site's pages link to the form for, e.g. `apply`. */
  readonly purpose?: string;
  /** Name of a block of the site that is shown beside the form, e.g. how to reach the school. */
  readonly beside?: string;
  readonly next: 'when-valid' | 'check';
  readonly attachments?: AttachmentLimits;
  /** ISO 3166-1 code, lower case, of the country that a telephone number without calling code belongs to. */
  readonly phoneCountry?: string;
  readonly submit: Submit;
  /** JSON Pointers of the answers that identify a submission to a person, e.g. a name. */
  readonly summary?: readonly string[];
  /** `to` is the JSON Pointer of the e-mail address that a receipt is sent to. */
  readonly mail?: { readonly to: string };
  /** What a new form begins with besides empty groups and fixed answers: the compiler makes it of `default`. */
  readonly given?: Answers;
  /** Only of a form with a default in a branch (core's `beginning`), with a list that some answers require, or with a name that branches ask for in several ways (core's `ending`). */
  readonly begin?: (
    resolve: (schema: Schema, value: unknown) => Schema,
    prune: (schema: Schema, answers: Answers) => Answers,
    schema: Schema,
    before: Answers,
    after: Answers,
  ) => Answers;
  /** JSON Pointers of the questions that the page's address can answer, by the name of its parameter. */
  readonly prefill?: Readonly<Record<string, string>>;
  /** Answers them; only a form with `prefill` has it, and only on its page. */
  readonly fill?: (store: FilledStore) => void;
  /** Only of a form that asks for a password: the answers without it, which are all that a draft has. */
  readonly withoutSecrets?: (answers: Answers) => Answers;
  /** Names, without indexes of lists, of all passwords that were ever asked for; stored applications have them. */
  readonly secrets?: readonly string[];
  /** Widgets and templates of react that only some forms need; only such a form has them, and only on its page. */
  readonly furtherParts?: object;
  /** Only of a large form, and only on its page until its other steps have come: it is loaded with its first step. */
  readonly later?: LaterSteps;
  /** JSON Pointers of the answers that the office's mail shows besides, e.g. a grade. */
  readonly mailOffice?: readonly string[];
  /** Heading of the error summary after Next or Submit was refused; without it the engine's own. */
  readonly incomplete?: { readonly next?: string; readonly submit: string };
  /** `reset` empties the form after a submission, with `done` as a notice above it. */
  readonly afterSubmit?: 'confirmation' | 'reset';
  /** A new form that is offered after a submission, with the answers of these names carried over. */
  readonly again?: { readonly label: string; readonly text?: string; readonly keep: readonly string[] };
  /** What a visitor reads once the submission was received, or its document saved. */
  readonly done: { readonly title: string; readonly text: readonly string[] };
}

/** The steps after the first, while they are loaded. */
interface LaterSteps {
  /** Puts the form with all of its steps into the store of its page, and returns it. Tries until they have come. */
  whole(store: FormStore): Promise<Form>;
  /** The form with all of its steps. Fails where they cannot be loaded now. */
  atOnce(form: Form): Promise<Form>;
  /** The answers with which `whole` goes on after those to `first`, the form without its other steps. */
  settle(first: Form, whole: Form, answers: Answers): Answers;
}

/** The part of the wizard's store that has its form. */
export interface FormStore {
  getForm(): Form;
  translate(form: Form): void;
}

/** The part of the wizard's store that gives answers to a form before its visitor does. */
interface FilledStore {
  getState(): { readonly answers: Answers };
  dispatch(change: { readonly type: 'change'; readonly name: string; readonly answer: unknown }): void;
}

/** Where the site's menu offers a form. */
export interface MenuEntry {
  readonly label: string;
  /** Name of the submenu; without it the entry is at the top level. */
  readonly under?: string;
  /** Smaller numbers come first; the site's own entries have 10, 20, ... */
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
  /** Label of the button, and its label while sending. */
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

/** What the intake returns for a stored submission. */
export interface Receipt {
  readonly reference: string;
  /** ISO 8601 instant. */
  readonly receivedAt: string;
}

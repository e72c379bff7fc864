// Fixes for keys, widgets and orders of a ui file.
import { getIn, isRecord } from '../../core/index.ts';
import type { Json } from '../draft/draft.ts';
import { fileTypes, giveFormat, isFile, TAKEN_TYPES } from '../draft/formats.ts';
import { declarationsAt, followed, namesIn } from '../draft/schemas.ts';
import { hasOptions } from './fillMessages.ts';
import {
  changed,
  type Fix,
  holderOf,
  leaveOut,
  leaveQuestionOut,
  objectOf,
  originOf,
  type Problem,
  removeQuietly,
} from './problem.ts';
import { sharedParts } from './sharedParts.ts';

const schemaFileOf = (file: string) => file.replace(/\.ui\.json$/, '.schema.json');

/** The names that lead to the ui entry with these keys. */
const namesOf = (keys: readonly string[]) => keys.filter((key) => !key.startsWith('ui:'));

/** The questions that the finding's entry draws, as they are declared. */
function questionsOf({ draft, file }: Problem, keys: readonly string[]): readonly Json[] {
  const root = draft.files.get(schemaFileOf(file)) ?? {};
  return declarationsAt(root, namesOf(keys));
}

/** How a key is rewritten. Returns false where this one cannot be. */
const REWRITTEN: Readonly<Record<string, (value: unknown, problem: Problem) => boolean>> = {
  'ui:title': (value, problem) => assign(problem, { title: value }),
  'ui:enumNames': (value, problem) => assign(problem, { enumNames: value }),
  'ui:readonly': fixed,
  'ui:disabled': fixed,
  'ui:accept': accepted,
  'ui:rows': (value, problem) => {
    const entry = holderOf(problem);
    if (entry['ui:widget'] === 'textarea') objectOf(entry, 'ui:options').rows = value;
    return true;
  },
  'ui:inputType': (value, problem) => {
    const entry = holderOf(problem);
    const isLimited = questionsOf(problem, problem.keys.slice(0, -1)).some(({ pattern }) => pattern !== undefined);
    // The kind of an input is a keyboard, where the question says itself how its answer is written.
    if (isLimited && KEYBOARDS.includes(String(value))) entry['ui:inputmode'] ??= value;
    else if (value !== 'password') return assign(problem, formatOf(String(value)));
    else entry['ui:widget'] ??= value;
    return true;
  },
  'ui:submitButtonOptions': (value, { draft }) => {
    const words = isRecord(value) ? value.submitText : undefined;
    if (typeof words === 'string' && words !== '') objectOf(draft.files.get('form.json') ?? {}, 'submit').label = words;
    return true;
  },
};

function assign(problem: Problem, keywords: Json | undefined): boolean {
  const questions = questionsOf(problem, problem.keys.slice(0, -1)).filter(
    ({ properties }) => !properties || keywords?.title,
  );
  if (!keywords || questions.length === 0) return false;
  const shared = sharedParts(problem.draft.files.get(schemaFileOf(problem.file)) ?? {});
  for (const question of questions) {
    if (shared.has(question))
      changed(problem, `It is said of all questions that refer to the same part: ${JSON.stringify(keywords)}.`);
    Object.assign(question, keywords);
    if (typeof keywords.format === 'string') giveFormat(problem.draft, question, keywords.format);
  }
  return true;
}

/** `ui:disabled` on a question with `const` becomes `readOnly`. False where the answer is not known. */
function fixed(value: unknown, problem: Problem): boolean {
  if (value !== true) return true;
  for (const question of questionsOf(problem, problem.keys.slice(0, -1))) {
    if (question.const === undefined) return false;
    question.readOnly = true;
  }
  return true;
}

/** What a file's question accepts, or that of the entries of a list of files. False where a form takes none of these types. */
function accepted(value: unknown, problem: Problem): boolean {
  const { draft, file, keys } = problem;
  const root = draft.files.get(schemaFileOf(file)) ?? {};
  const declared = questionsOf(problem, keys.slice(0, -1)).map((question) => followed(root, question));
  const files = declared.map((question) => (isRecord(question.items) ? followed(root, question.items) : question));
  const { types, others } = fileTypes(String(value));
  if (types.length === 0 || files.length === 0 || !files.every(isFile)) return false;
  // With all types that forms take, the question says what form.json says of all files.
  if (types.length < TAKEN_TYPES.length) for (const question of files) question.attachments = { types };
  if (others.length > 0)
    draft.note(
      'left',
      originOf(problem),
      `Of the accepted files ${others.join(', ')}: a form takes PDF, JPEG and PNG.`,
    );
  return true;
}

const FORMATS: Readonly<Record<string, string>> = {
  tel: 'phone',
  email: 'email',
  url: 'uri',
  uri: 'uri',
  date: 'date',
};

const KEYBOARDS = ['tel', 'email', 'url'];

function formatOf(input: string): Json | undefined {
  const format = FORMATS[input];
  return format === undefined ? undefined : { format };
}

/** Widgets that are the default, so that nothing is lost without them. */
const DEFAULTS = ['checkbox', 'checkboxes', 'text', 'number'];
/** Widgets whose question has the format that says the same. */
const OF_FORMATS = ['date', 'date-time', 'time', 'email', 'uri'];

/** RJSF takes the names of its components, too: `RadioWidget` is `radio`. */
const COMPONENT = /^(Alt)?([A-Z]\w*)Widget$/;

/** A value that ui files do not allow, most often a widget of RJSF. */
export const uiValue: Fix = (problem) => {
  const { draft, file, keys } = problem;
  const widget = draft.at(file, keys);
  if (keys.at(-1) !== 'ui:widget' || typeof widget !== 'string') return leaveOut(problem);
  const entry = keys.slice(0, -1);
  const [, lists, component] = COMPONENT.exec(widget) ?? [];
  const alias = component && (lists ? 'alt-' : '') + component.toLowerCase();
  if (alias) return void Object.assign(draft.at(file, entry) as Json, { 'ui:widget': alias });
  if (widget.startsWith('alt-'))
    changed(problem, 'A day is typed, or chosen from a calendar, in place of lists for day, month and year.');
  const isSaid = ({ format = '' }: Json) =>
    OF_FORMATS.includes(String(format)) && widget.includes(String(format).replace('-', ''));
  if (widget === 'checkboxes') chosenOnce(problem, entry);
  if (DEFAULTS.includes(widget) || questionsOf(problem, entry).some(isSaid)) return removeQuietly(problem, keys);
  if (widget === 'hidden') return hidden(problem, entry);
  const isText = questionsOf(problem, entry).every(({ type }) => type === 'string');
  const keywords = widget === 'file' ? { format: 'data-url' } : formatOf(widget.replace('alt-', ''));
  if (!keywords || !isText || !assign(problem, keywords)) return leaveOut(problem);
  removeQuietly(problem, keys);
};

/** Checkboxes choose several options of a list, each once. A list without `uniqueItems` would ask for its entries one after the other. */
function chosenOnce(problem: Problem, entry: readonly string[]): void {
  const root = problem.draft.files.get(schemaFileOf(problem.file)) ?? {};
  for (const list of questionsOf(problem, entry)) {
    const { items, uniqueItems } = followed(root, list);
    if (uniqueItems === true || !hasOptions(followed(root, items))) continue;
    list.uniqueItems = true;
    changed(problem, 'Each option can be chosen once ("uniqueItems"): it is drawn as checkboxes.');
  }
}

/** A question that is never shown is left out, because nobody could answer it. */
function hidden(problem: Problem, entry: readonly string[]): void {
  const { draft, file } = problem;
  const schemaFile = schemaFileOf(file);
  const names = namesOf(entry);
  const keys = names.flatMap((name) => (name === 'items' ? ['items'] : ['properties', name]));
  removeQuietly(problem, [...entry, 'ui:widget']);
  const root = draft.files.get(schemaFile) ?? {};
  if (getIn(root, keys) !== undefined) leaveQuestionOut({ ...problem, file: schemaFile, root, keys });
  else leaveOut(problem, entry);
}

/** Keys of RJSF, and keys that have no effect on their question. */
export const uiKeys: Fix = (problem) => {
  const key = problem.keys.at(-1) ?? '';
  const name = key.startsWith('ui:') ? key : `ui:${key}`;
  const value = problem.draft.at(problem.file, problem.keys);
  const inOptions = problem.keys.at(-2) === 'ui:options';
  const entry = inOptions ? problem.keys.slice(0, -1) : problem.keys;
  if (Object.hasOwn(REWRITTEN, name) && REWRITTEN[name]?.(value, { ...problem, keys: entry })) {
    removeQuietly(problem, problem.keys);
  } else leaveOut(problem);
  const options = problem.draft.at(problem.file, problem.keys.slice(0, -1));
  if (inOptions && isRecord(options) && Object.keys(options).length === 0)
    removeQuietly(problem, problem.keys.slice(0, -1));
};

/** Orders name every question once. */
export const uiNamesFields: Fix = (problem) => {
  const { draft, file, keys, at } = problem;
  const last = at.at(-1) ?? '';
  const isOrder = last === 'ui:order' || last === 'ui:sections';
  const root = draft.files.get(schemaFileOf(file)) ?? {};
  const namesAt = (entry: readonly string[]) =>
    declarationsAt(root, namesOf(entry)).flatMap((group) => namesIn(root, followed(root, group)));
  const list = at.findIndex((key) => key === 'ui:order' || key === 'ui:sections');
  const around = list < 0 ? at : at.slice(0, list);
  const names = namesAt(around);
  // A finding about an order stands at it, or at the group that has none; any other at the name that is too much.
  if (!isOrder && (list >= 0 || names.length === 0)) {
    const name = list >= 0 ? String(draft.at(file, keys)) : last;
    // A name that is there is in several sections.
    const isGone = draft.gone.has(name) || (list >= 0 && names.includes(name));
    return isGone ? removeQuietly(problem, keys) : leaveOut(problem);
  }
  const ui = around.reduce((entry, key) => objectOf(entry, key), draft.files.get(file) ?? {});
  if (Array.isArray(ui['ui:sections'])) return intoSections(ui, [...new Set(names)]);
  const order = Array.isArray(ui['ui:order']) ? ui['ui:order'].map(String) : [];
  ui['ui:order'] = completed(order, [...new Set(names)]);
};

/** The order with every name; one that it leaves out follows the question that it is written after. */
function completed(order: readonly string[], names: readonly string[]): readonly string[] {
  const all = order.filter((name) => names.includes(name));
  for (const [i, name] of names.entries()) {
    if (all.includes(name)) continue;
    const before = names[i - 1];
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, name);
  }
  return all;
}

/** Sections name every question once; what they leave out stands in the last. */
function intoSections(ui: Json, names: readonly string[]): void {
  delete ui['ui:order'];
  const sections = (ui['ui:sections'] as unknown[]).filter(isRecord);
  const seen = new Set<string>();
  for (const section of sections) {
    const fields = Array.isArray(section.fields) ? section.fields.map(String) : [];
    section.fields = fields.filter((name) => names.includes(name) && !seen.has(name) && seen.add(name));
  }
  const last = sections.at(-1);
  if (last) last.fields = [...(last.fields as string[]), ...names.filter((name) => !seen.has(name))];
}

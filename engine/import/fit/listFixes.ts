// Fixes for lists and groups, for `required`, and for the limits that every text and list needs.
import { getIn, isRecord, parsePointer, recordOf } from '../../core/index.ts';
import type { Json } from '../draft/draft.ts';
import {
  declarationsOf,
  declaringIn,
  type Found,
  followed,
  isQuestionAt,
  namesIn,
  referringTo,
} from '../draft/schemas.ts';
import { titleOf } from '../draft/words.ts';
import {
  changed,
  type Fix,
  groupOf,
  holderOf,
  leaveOut,
  leaveQuestionOut,
  listOf,
  mended,
  originOf,
  type Problem,
  partOf,
  removeQuietly,
  uiEntry,
  uiFileOf,
  uiNames,
} from './problem.ts';

/** An entry that is a checkbox or several files becomes a group of one question; an entry that is a list gets the title of its list. */
export const listsSupported: Fix = (problem) => {
  const { root, keys } = problem;
  const isAtItems = keys.at(-1) === 'items';
  // `listsSupported` reports entries at `items`, but a branch that narrows a list wrongly at the question: there its `items` are removed.
  if (!isAtItems && keys.at(-2) === 'properties') return leaveOut(problem, [...keys, 'items']);
  // An entry that is declared under `$defs` is reported there: the lists are those that refer to it.
  const lists = isAtItems
    ? [{ keys: keys.slice(0, -1), schema: holderOf(problem) }]
    : referringTo(root, keys).flatMap(({ keys: at }) => {
        const list = getIn(root, at.slice(0, -1));
        return at.at(-1) === 'items' && isRecord(list) ? { keys: at.slice(0, -1), schema: list } : [];
      });
  for (const list of lists) (isOfLists(root, list.schema) ? nameEntries : wrapEntries)(problem, list);
};

/** True for a list of lists that need no more than a title. */
function isOfLists(root: Json, list: Json): boolean {
  const entry = followed(root, list.items);
  return entry.type === 'array' && followed(root, entry.items).format !== 'attachment';
}

function nameEntries({ root }: Problem, { schema: list }: Found): void {
  list.items = { ...recordOf(list.items), title: entryOf(root, list) };
}

function entryOf(root: Json, list: Json): string {
  const { title } = followed(root, recordOf(list.items));
  return String(title ?? (typeof list.title === 'string' ? `${list.title}: entry` : 'Entry'));
}

function wrapEntries(problem: Problem, { keys, schema: list }: Found): void {
  const entry = recordOf(list.items);
  const title = entryOf(problem.root, list);
  list.items = { type: 'object', properties: { value: { ...entry, title } }, required: ['value'] };
  changed(problem, 'An entry of the list is a group with the one question "value".');
  const names = uiNames(keys);
  const ui = names && uiEntry(problem.draft, uiFileOf(problem.file), names);
  if (ui && isRecord(ui.items)) ui.items = { value: ui.items };
}

/** Makes a question of each entry required. */
export const listEntriesNotEmpty: Fix = (problem) => {
  const { root, keys, at } = problem;
  if (keys.at(-1) === 'minItems' && isEntry(root, keys.slice(0, -1))) return removeQuietly(problem, keys);
  if (at.at(-1) === 'minItems' && keys.at(-1) !== 'minItems') {
    for (const entry of entriesAt(problem)) entry.minItems = 1;
    return changed(problem, 'A list in a list has an entry at least: a blank one could not be sent.');
  }
  if (keys.at(-1) === 'minItems') {
    changed(
      problem,
      'It may be left blank: a list that is not required needs no entry. If it has to be answered, add it to "required".',
    );
    return removeQuietly(problem, keys);
  }
  const items = target(root, partOf(problem));
  const names = namesIn(root, items);
  const isSimple = (name: string) => {
    const { type, const: only } = followed(root, declarationsOf(root, items, name)[0]);
    return only === undefined && typeof type === 'string' && !['boolean', 'object', 'array'].includes(type);
  };
  const own = Object.keys(isRecord(items.properties) ? items.properties : {});
  const first = own.find(isSimple) ?? own[0] ?? names[0];
  if (first === undefined) return leaveQuestionOut(problem);
  for (const entry of entriesAt(problem)) {
    if (entry.$ref !== undefined) for (const keyword of ['required', 'errorMessage']) ownKeyword(root, entry, keyword);
    addRequired(entry, first);
  }
  changed(problem, `An entry has to answer "${first}": a blank one could not be sent.`);
};

/** True if these keys lead to the schema of a list's entries: to `items` itself, or to a definition that an `items` refers to by `$ref`. */
function isEntry(root: Json, keys: readonly string[]): boolean {
  if (!isQuestionAt(root, keys)) return keys.at(-1) === 'items';
  return referringTo(root, keys).some(({ keys: at }) => isEntryItself(root, at));
}

/** The schema that a reference leads to, itself and no copy, so that it can be changed. */
function target(root: Json, schema: Json): Json {
  const found = typeof schema.$ref === 'string' ? getIn(root, parsePointer(schema.$ref)) : schema;
  return isRecord(found) ? found : schema;
}

/**
 * The schemas of the entries that the finding is about, to be changed: the definition that they refer to, or each reference to it in a list
 * where a question refers to it, too.
 */
function entriesAt(problem: Problem): readonly Json[] {
  const { root, keys } = problem;
  const part = partOf(problem);
  const defined = typeof part.$ref === 'string' ? parsePointer(part.$ref) : keys;
  const referring = referringTo(root, defined);
  const ofLists = referring.filter(({ keys: at }) => isEntryItself(root, at));
  const isShared = referring.some(({ keys: at }) => !isEntryItself(root, at) && !isDefinition(at));
  return isShared && ofLists.length > 0 ? ofLists.map(({ schema }) => schema) : [target(root, part)];
}

function isEntryItself(root: Json, keys: readonly string[]): boolean {
  return !isQuestionAt(root, keys) && keys.at(-1) === 'items';
}

/** True for a definition, which may only be another name of what it refers to. */
function isDefinition(keys: readonly string[]): boolean {
  return ['$defs', 'definitions'].includes(keys.at(-2) ?? '');
}

/** Copies a keyword beside a reference, where it replaces the one that the reference leads to. */
function ownKeyword(root: Json, reference: Json, keyword: string): void {
  const { [keyword]: value } = followed(root, reference);
  if (value !== undefined) reference[keyword] = structuredClone(value);
}

function addRequired(part: Json, name: string): void {
  const required = listOf(part, 'required');
  if (!required.includes(name)) required.push(name);
}

const OF_GROUP =
  'The group is required, because a question in it has to be answered. By its schema it could be left blank as a whole.';

/** A group that is always shown is required with what it requires. */
export const groupsRequired: Fix = (problem) => {
  if (problem.draft.groupsMayBeBlank) changed(problem, OF_GROUP);
  const { root, keys } = problem;
  // A group that is defined elsewhere is required where it is asked.
  const asked = keys.at(-2) === 'properties' ? [keys] : referringTo(root, keys).map((found) => found.keys);
  for (const question of asked.filter((at) => at.at(-2) === 'properties')) {
    const holder = getIn(root, question.slice(0, -2));
    if (isRecord(holder)) addRequired(holder, question.at(-1) ?? '');
  }
};

/** What only branches ask is required there. No note where the question was left out: that has one. */
export const requiredNamesQuestions: Fix = (problem) => {
  const { draft, file, root, keys } = problem;
  const name = String(draft.at(file, keys));
  const asking = declaringIn(root, groupOf(problem, keys.slice(0, -2)), name);
  if (asking.length > 0) return requiredInBranches(problem, name, asking);
  const isGone = draft.gone.has(name);
  return isGone ? removeQuietly(problem, keys) : leaveOut(problem);
};

function requiredInBranches(problem: Problem, name: string, asking: readonly Json[]): void {
  removeQuietly(problem, problem.keys);
  for (const branch of asking) addRequired(branch, name);
  changed(problem, `"${name}" has to be answered where it is asked.`);
}

const MOST_ENTRIES = 20;
/** The service takes few files in one submission. */
const MOST_FILES = 5;
const LONGEST = 200;
const LONGEST_TEXT = 2000;

/** Adds `maxLength` to a text, and `maxItems` to a list. */
export const lengthsLimited: Fix = (problem) => {
  const { draft, file, root, keys } = problem;
  const schema = partOf(problem);
  // With a `$ref`, the type and the other keywords stand at its target.
  const whole = followed(root, schema);
  draft.limited.add(schema);
  if (isRecord(whole.additionalProperties)) {
    schema.maxProperties = Math.max(MOST_ENTRIES, Number(whole.minProperties ?? 0) * 2);
    draft.note('filled', originOf(problem), `At most ${schema.maxProperties} entries.`);
    return;
  }
  if (whole.type === 'array') {
    const entry = followed(root, whole.items);
    const most = entry.format === 'attachment' ? MOST_FILES : MOST_ENTRIES;
    schema.maxItems = Math.max(most, Number(whole.minItems ?? 0) * 2);
    draft.note('filled', originOf(problem), `At most ${schema.maxItems} entries.`);
    return;
  }
  const names = uiNames(keys);
  const ui = names ? getIn(draft.files.get(uiFileOf(file)), [...names]) : undefined;
  const isLong = isRecord(ui) && ui['ui:widget'] === 'textarea';
  schema.maxLength = Math.max(isLong ? LONGEST_TEXT : LONGEST, Number(whole.minLength ?? 0) * 2);
  draft.note('filled', originOf(problem), `At most ${schema.maxLength} characters.`);
};

/** Writes a limit that decides; removes one that contradicts another, or that refuses nothing. What says so of itself, or was filled in, goes without a note. */
export const limitsAgree: Fix = (problem) => {
  const { keys, draft, finding } = problem;
  const [edit] = finding.mend ?? [];
  const holder = holderOf(problem);
  const keyword = keys.at(-1) ?? '';
  const isFilledIn = draft.limited.has(holder) && (keyword === 'maxLength' || keyword === 'maxItems');
  if (edit?.value !== undefined) mended(problem);
  else if (edit || isFilledIn || holder[keyword] === false) removeQuietly(problem, keys);
  else leaveOut(problem);
};

/** Removes an option that occurs twice, gives `enumNames` the length of `enum`, and tells equal labels apart by their values. */
export const noDuplicates: Fix = (problem) => {
  const { draft, file, keys } = problem;
  if (keys.at(-1) === 'enumNames') {
    const { enum: values = [], enumNames = [] } = holderOf(problem) as { enum?: unknown[]; enumNames?: unknown[] };
    holderOf(problem).enumNames = values.map((value, i) => String(enumNames[i] ?? titleOf(String(value))));
    return;
  }
  if (keys.at(-2) === 'enum') return leaveOut(problem);
  labelled(problem);
  draft.note('changed', draft.originOf(file, keys), 'The option is shown with its value, to tell it from another.');
};

/** A label that is the value of another option gets its own value added. */
export const labelsFitOptions: Fix = (problem) => labelled(problem);

const labelled: Fix = ({ draft, file, keys }) => {
  const options = draft.at(file, keys.slice(0, -2));
  const i = Number(keys.at(-1));
  if (!isRecord(options) || !Array.isArray(options.enum) || !Array.isArray(options.enumNames)) return;
  options.enumNames[i] = `${options.enumNames[i]} (${options.enum[i]})`;
};

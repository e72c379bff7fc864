// A finding of the check with the part of the draft that it is about, and what the fixes have in common.

import type { DefinitionError } from '../../compile/index.ts';
import { isRecord } from '../../core/index.ts';
import { type Draft, type Json, removeAt } from '../draft/draft.ts';
import { isDependency, questionAround } from '../draft/schemas.ts';

export interface Problem {
  readonly draft: Draft;
  readonly finding: DefinitionError;
  /** The file's name in the draft, and its value. */
  readonly file: string;
  readonly root: Json;
  /** The finding's place in it, cut off where the file has no such part. */
  readonly keys: readonly string[];
  /** The finding's place as reported. */
  readonly at: readonly string[];
}

/** Changes the draft so that the finding is gone; what a maintainer has to know of it is noted. */
export type Fix = (problem: Problem) => void;

/** Where the finding is in the file that is imported. */
export function originOf({ draft, file, keys }: Problem): string {
  return draft.originOf(file, keys);
}

/** Removes the part at these keys, and notes it with the finding's text as the reason. A limit goes with its message. */
export function leaveOut(problem: Problem, keys: readonly string[] = problem.keys): void {
  const { draft, file, root, finding } = problem;
  if (!isOwnMessage({ draft, file }, keys))
    draft.note('left', draft.originOf(file, keys), finding.problem, '', finding.repair);
  // A comparison is nothing without the answer that it compares with.
  const whole = keys.at(-1) === '$data' ? keys.slice(0, -1) : keys;
  removeQuietly({ ...problem, root }, whole);
  if (!file.endsWith('.schema.json')) return;
  const isMessage = whole.at(-2) === 'errorMessage';
  const schema = draft.at(file, whole.slice(0, isMessage ? -2 : -1));
  if (isRecord(schema)) removeMessage(schema, isMessage ? '' : (whole.at(-1) ?? ''));
}

/** True for a message that the importer filled in: nothing is lost without it. */
function isOwnMessage({ draft, file }: Pick<Problem, 'draft' | 'file'>, keys: readonly string[]): boolean {
  const text = draft.at(file, keys);
  return keys.includes('errorMessage') && typeof text === 'string' && draft.filledIn.has(text);
}

/** Removes the message of a keyword that is not there any more, and an `errorMessage` without messages. */
function removeMessage(schema: Json, keyword: string): void {
  const { errorMessage } = schema;
  if (!isRecord(errorMessage)) return;
  if (schema[keyword] === undefined) delete errorMessage[keyword];
  if (Object.keys(errorMessage).length === 0) delete schema.errorMessage;
}

/** Writes what the check says has to stand there; what it does not say for certain is left out. */
export function mended(problem: Problem): void {
  const [edit] = problem.finding.mend ?? [];
  if (edit === undefined) leaveOut(problem);
  else holderOf(problem)[problem.keys.at(-1) ?? ''] = edit.value;
}

/** Removes what stands at these keys. */
export function removeQuietly({ draft, file, root }: Problem, keys: readonly string[]): void {
  const question = file.endsWith('.schema.json') ? questionAround(root, keys) : undefined;
  if (question?.length === keys.length) draft.gone.add(keys.at(-1) ?? '');
  removeAt(root, keys);
}

/** Leaves the question, or the definition of one, out that the finding is in. */
export function leaveQuestionOut(problem: Problem): void {
  leaveOut(problem, questionAround(problem.root, problem.keys) ?? problem.keys);
}

/** Notes that what the finding is about was carried over in another way. */
export function changed(problem: Problem, what: string): void {
  problem.draft.note('changed', originOf(problem), what);
}

/** The object that holds the last key of the finding. */
export function holderOf({ draft, file, keys }: Problem): Json {
  const holder = draft.at(file, keys.slice(0, -1));
  return isRecord(holder) ? holder : {};
}

/** The part of the schema that the finding is about. */
export function partOf({ draft, file, keys }: Problem): Json {
  const part = draft.at(file, keys);
  return isRecord(part) ? part : {};
}

/** The step's other file. */
export function uiFileOf(file: string): string {
  return file.replace(/\.schema\.json$/, '.ui.json');
}

/** The group that the part at these keys belongs to: the question, entry or file around it. */
export function groupOf({ draft, file }: Pick<Problem, 'draft' | 'file'>, keys: readonly string[]): unknown {
  let end = keys.length;
  while (end > 0 && !['properties', '$defs', 'definitions'].includes(keys[end - 2] ?? '') && keys[end - 1] !== 'items')
    end--;
  return draft.at(file, keys.slice(0, end));
}

/** What a ui file calls a place of its schema: the names of groups and questions, and `items`; undefined within `$defs`. */
export function uiNames(keys: readonly string[]): readonly string[] | undefined {
  if (keys[0] === '$defs' || keys[0] === 'definitions') return undefined;
  const names: string[] = [];
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? '';
    if (key === 'properties') names.push(keys[++i] ?? '');
    else if (key === 'items') names.push(key);
    else if (isDependency(key)) i++;
  }
  return names;
}

/** The ui entry at these names; it is made if it is missing. */
export function uiEntry(draft: Draft, uiFile: string, names: readonly string[]): Json {
  let at: Json = draft.files.get(uiFile) ?? {};
  for (const name of names) {
    const below = at[name];
    if (isRecord(below)) at = below;
    else {
      const made: Json = {};
      at[name] = made;
      at = made;
    }
  }
  return at;
}

/** The list at `key` of a part; it is made if it is missing. */
export function listOf(part: Json, key: string): unknown[] {
  const list = part[key];
  if (Array.isArray(list)) return list;
  const made: unknown[] = [];
  part[key] = made;
  return made;
}

/** The object at `key` of a part; it is made if it is missing. */
export function objectOf(part: Json, key: string): Json {
  const found = part[key];
  if (isRecord(found)) return found;
  const made: Json = {};
  part[key] = made;
  return made;
}

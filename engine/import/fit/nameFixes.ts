// Fixes for invalid field names, and for a name that two branches declare differently.
import { DEPENDENCIES } from '../../compile/index.ts';
import { formatPointer, getIn, isRecord, parsePointer, recordOf } from '../../core/index.ts';
import type { Json } from '../draft/draft.ts';
import { isQuestionAt, questionAround, schemasIn } from '../draft/schemas.ts';
import { titleOf, wireNameOf } from '../draft/words.ts';
import { changed, type Fix, leaveOut, leaveQuestionOut, type Problem, uiFileOf, uiNames } from './problem.ts';

/** Gives the question another name in the whole step; where its groups alone make the name too long, it is left out. */
export const fieldNamesValid: Fix = (problem) => {
  const { draft, file, root, keys } = problem;
  const name = (questionAround(root, keys) ?? keys).at(-1) ?? '';
  const groups = keys.filter((_, i) => keys[i - 1] === 'properties');
  const wrong = [name, ...groups].find((one) => wireNameOf(one) !== one);
  if (wrong === undefined) return leaveQuestionOut(problem);
  const taken = new Set(
    [...schemasIn(root)].flatMap(({ schema }) => Object.keys(isRecord(schema.properties) ? schema.properties : {})),
  );
  const base = wireNameOf(wrong);
  let better = base;
  for (let i = 2; taken.has(better); i++) better = `${base}${i}`;
  changed(problem, `The answer is called "${better}", not "${wrong}".`);
  draft.gone.add(wrong);
  for (const { schema } of schemasIn(root)) {
    const question = isRecord(schema.properties) ? schema.properties[wrong] : undefined;
    if (isRecord(question) && question.$ref === undefined)
      question.title ??= /\s/.test(wrong) ? wrong.trim() : titleOf(wrong);
  }
  renameIn(root, wrong, better);
  renameIn(draft.files.get(uiFileOf(file)), wrong, better, true);
  for (const other of draft.files.values()) if (other !== root) renamePointers(other, wrong, better);
};

/** Renames the question in the JSON Pointers by which conditions and comparisons of other steps name it. */
function renamePointers(node: unknown, from: string, to: string): void {
  if (typeof node !== 'object' || node === null) return;
  const renamed = (pointer: string) => renamedPointer(pointer, from, to);
  const { properties, required, $data } = recordOf(node);
  if (typeof $data === 'string') (node as Json).$data = renamed($data);
  for (const name of Object.keys(recordOf(properties)))
    if (renamed(name) !== name) renameKey(properties as Json, name, renamed(name));
  if (Array.isArray(required)) (node as Json).required = required.map((name) => renamed(String(name)));
  for (const part of Object.values(node)) renamePointers(part, from, to);
}

function renamedPointer(pointer: string, from: string, to: string): string {
  if (!pointer.startsWith('/')) return pointer;
  return formatPointer(parsePointer(pointer).map((name) => (name === from ? to : name)));
}

const NAMES = ['required', 'ui:order', 'fields'];
const MAPS: readonly string[] = ['properties', ...DEPENDENCIES];

function renameIn(node: unknown, from: string, to: string, isUi = false): void {
  if (Array.isArray(node)) for (const part of node) renameIn(part, from, to, isUi);
  if (!isRecord(node)) return;
  if (isUi && Object.hasOwn(node, from)) renameKey(node, from, to);
  for (const [key, part] of Object.entries(node)) {
    const isNames =
      NAMES.includes(key) ||
      (Array.isArray(part) && part.every((one) => typeof one === 'string') && isMapOfNames(node));
    if (isNames && Array.isArray(part)) node[key] = part.map((one) => (one === from ? to : one));
    if ((MAPS.includes(key) || key === 'required') && isRecord(part) && Object.hasOwn(part, from))
      renameKey(part, from, to);
    if (key === '$data' && typeof part === 'string')
      node.$data = part === `1/${from}` ? `1/${to}` : renamedPointer(part, from, to);
    if (key === 'computed' && isRecord(part) && !isUi) renameComputed(part, from, to);
    if (key === '$ref' && typeof part === 'string')
      node.$ref = part.replaceAll(`/properties/${from}`, `/properties/${to}`);
    renameIn(part, from, to, isUi);
  }
}

/** A computation names questions with `/` into groups and lists. */
function renameComputed(computation: Json, from: string, to: string): void {
  const renamed = (path: unknown) =>
    String(path)
      .split('/')
      .map((name) => (name === from ? to : name))
      .join('/');
  for (const kind of ['sum', 'join', 'difference', 'count', 'pick']) {
    const named = computation[kind];
    if (Array.isArray(named)) computation[kind] = named.map(renamed);
    else if (typeof named === 'string') computation[kind] = renamed(named);
  }
}

/** True for a map of names to names, as `dependencies` has it. */
function isMapOfNames(node: Json): boolean {
  return Object.values(node).every((part) => Array.isArray(part) || isRecord(part)) && node.enum === undefined;
}

/** Keeps the order of the keys. */
function renameKey(node: Json, from: string, to: string): void {
  const entries = Object.entries(node).map(([key, part]) => [key === from ? to : key, part] as const);
  for (const key of Object.keys(node)) delete node[key];
  Object.assign(node, Object.fromEntries(entries));
}

/** If two branches declare one name differently, the question of the second is renamed. */
export const declarationsAgree: Fix = (problem) => {
  const { draft, file, keys } = problem;
  // The finding is about one keyword of two parts that always apply together.
  if (!isQuestionAt(problem.root, keys)) return leaveOut(problem);
  const name = keys.at(-1) ?? '';
  const part = keys.at(-2) === 'properties' ? draft.at(file, keys.slice(0, -2)) : undefined;
  if (!isRecord(part)) return leaveQuestionOut(problem);
  const taken = JSON.stringify(problem.root);
  let i = 2;
  while (taken.includes(`"${name}${i}"`)) i++;
  changed(problem, `The answer is called "${name}${i}" in this case: another case asks "${name}" in another way.`);
  renameIn(part, name, `${name}${i}`);
  drawAlike(problem, name, `${name}${i}`);
};

/** Copies the ui entry of `name` to the renamed question `better`, and places that after it. Of groups, each keeps the entries of its own questions. */
function drawAlike({ draft, file, root, keys }: Problem, name: string, better: string): void {
  const names = uiNames(keys.slice(0, -2));
  const uiFile = uiFileOf(file);
  const around = names && getIn(draft.files.get(uiFile), [...names]);
  if (!isRecord(around)) return;
  for (const fields of [around['ui:order'], ...sectionsOf(around)]) {
    if (Array.isArray(fields) && fields.includes(name)) fields.splice(fields.indexOf(name) + 1, 0, better);
  }
  if (!isRecord(around[name])) return;
  const drawn = structuredClone(around[name]);
  around[better] = drawn;
  draft.madeOf(drawn, around[name]);
  const groups = (called: string) =>
    [...schemasIn(root)].map(({ schema }) => recordOf(recordOf(schema.properties)[called]).properties).filter(isRecord);
  for (const called of [name, better]) {
    const declared = groups(called);
    if (declared.length > 0)
      keepOnly(recordOf(around[called]) as Json, (one) => declared.some((group) => Object.hasOwn(group, one)));
  }
}

/** Removes from a group's ui entry the entries of questions that the group does not ask, and their names in its order and sections. */
function keepOnly(ui: Json, isAsked: (name: string) => boolean): void {
  for (const fields of [ui['ui:order'], ...sectionsOf(ui)]) {
    if (!Array.isArray(fields)) continue;
    const kept = fields.filter((one) => one === '*' || isAsked(String(one)));
    fields.splice(0, fields.length, ...kept);
  }
  for (const one of Object.keys(ui)) if (!one.startsWith('ui:') && !isAsked(one)) delete ui[one];
}

function sectionsOf(ui: Json): readonly unknown[] {
  const sections = ui['ui:sections'];
  return (Array.isArray(sections) ? sections : []).map((section) => recordOf(section).fields);
}

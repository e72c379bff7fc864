// Steps of a form: form.json names them in order, and each has a schema and a ui file.
import path from 'node:path';
import type { Definition, DefinitionStep } from '../../compile/index.ts';
import { declaredProperties, formatPointer, SOURCE } from '../../core/index.ts';
import type { Test } from '../protocol/conditions.ts';
import type { NewStep, Words } from '../protocol/outline.ts';
import { carry } from './carry/carry.ts';
import { comparableBefore } from './conditions/comparable.ts';
import { conditionOf } from './conditions/conditionTest.ts';
import type { At, Draft } from './draft/draft.ts';
import { below, equal } from './draft/groups.ts';
import { Impossible } from './draft/impossible.ts';
import { moveFiles } from './draft/moveFiles.ts';
import { checkFieldName, checkFileName, fieldName, fileName } from './draft/names.ts';
import { forgetRecord, forgetTexts, moveTranslations, setTranslations, setWords } from './draft/words.ts';
import { drawQuestion, prepareForm, writeTexts } from './questions/addQuestion.ts';
import { messageAround, optionsOf, questionSchema } from './questions/questionSchema.ts';
import { removeQuestions } from './questions/removeQuestion.ts';

/** Adds a step after another one, or first, with its first question. */
export function addStep(draft: Draft, definition: Definition, step: NewStep, after: string | undefined): void {
  const { steps, folder } = definition;
  const ids = steps.map(({ id }) => id);
  const label = step.label[SOURCE]?.trim();
  if (!label) throw new Impossible('Please write the name of the step in English.');
  const id = step.id?.trim() || fileName(label, 'step', ids);
  checkId(definition, id);
  const list = stepsAt(definition);
  const at = steps.some((one) => one.at.length > 0)
    ? `/${fieldName(id.replaceAll('-', ' '), takenAt(steps))}`
    : undefined;
  draft.insert(list, { id, label, ...(at && { at }) }, after === undefined ? 0 : ids.indexOf(after) + 1);
  setTranslations(draft, list.file, `/steps/${id}/label`, step.label);
  const taken = at
    ? []
    : steps.filter((one) => one.at.length === 0).flatMap((one) => Object.keys(declaredProperties(one.schema)));
  writeStep(draft, path.join(folder, id), step, taken, alike(draft, steps[0]));
  prepareForm(draft, definition.placeInForm('').file, step.first);
}

function checkId({ steps }: Definition, id: string): void {
  checkFileName(id, 'files');
  if (steps.some((step) => step.id === id)) throw new Impossible(`There is a step “${id}” already.`);
}

/** The `$schema` of the files of another step, for editors. */
function alike(draft: Draft, step: DefinitionStep | undefined): readonly [schema: unknown, ui: unknown] {
  if (!step) return [undefined, undefined];
  const first = ({ file }: { readonly file: string }) => draft.value({ file, pointer: '/$schema' });
  return [first(step.schemaPlace), first(step.uiPlace)];
}

/** Writes the schema and the ui file of a step with one question. `file` is their path without ending. */
export function writeStep(
  draft: Draft,
  file: string,
  { first }: NewStep,
  taken: readonly string[],
  [schemaOf, uiOf]: readonly [schema: unknown, ui: unknown],
): void {
  const title = first.title[SOURCE]?.trim();
  if (!title) throw new Impossible('Please write a title in English.');
  const [name, options] = [first.name || fieldName(title, taken), optionsOf(first)];
  checkFieldName(name);
  const message = messageAround(first)?.[SOURCE]?.trim();
  const [schema, ui]: At[] = [`${file}.schema.json`, `${file}.ui.json`].map((one) => ({ file: one, pointer: '' }));
  if (!schema || !ui) return;
  for (const one of [schema, ui])
    if (draft.text(one.file) !== undefined) throw new Impossible(`There is a file ${path.basename(one.file)} already.`);
  draft.create(schema.file, {
    ...(schemaOf !== undefined && { $schema: schemaOf }),
    type: 'object',
    properties: { [name]: questionSchema(first, options) },
    ...(first.required && { required: [name] }),
    ...(message && { errorMessage: { required: { [name]: message } } }),
  });
  draft.create(ui.file, {
    ...(uiOf !== undefined && { $schema: uiOf }),
    'ui:sections': [{ fields: [name] }],
  });
  writeTexts(draft, below(schema, 'properties', name), first, options);
  if (first.required && message) setWords(draft, below(schema, 'errorMessage', 'required', name), first.required);
  drawQuestion(draft, below(ui, name), first);
}

/** Another name for a step, as people read it. */
export function rewordStep(draft: Draft, definition: Definition, step: string, label: Words): void {
  const at = below(stepsAt(definition), indexOf(definition, step), 'label');
  if (!label[SOURCE]?.trim()) throw new Impossible('Please write the name of the step in English.');
  if (draft.value(at) !== label[SOURCE].trim()) draft.set(at, label[SOURCE].trim());
  const named = { ...at, pointer: `/steps/${step}/label` };
  setTranslations(draft, named.file, named.pointer, label);
  forgetRecord(draft, named, label);
}

/**
 * Another name for the files of a step, and for the last part of the path of its answers.
 * @param name undefined for a step whose answers are at the root
 */
export function renameStep(
  draft: Draft,
  definition: Definition,
  step: string,
  id: string,
  name: string | undefined,
): void {
  const index = indexOf(definition, step);
  const { at, schemaPlace, uiPlace } = definition.steps[index] as DefinitionStep;
  const list = stepsAt(definition);
  const to = [...at.slice(0, -1), name ?? ''];
  if (at.length > 0 && name !== undefined && !equal(at, to)) {
    checkFieldName(name);
    const sharing = definition.steps.find((one) => one.id !== step && at.every((key, i) => key === one.at[i]));
    if (sharing) throw new Impossible(`The answers of the step “${sharing.id}” stand among its answers.`);
    if (isTaken(definition, to)) throw new Impossible(`There are answers with the name “${name}” already.`);
    carry(draft, definition, [{ from: at, to }], false);
    draft.set(below(list, index, 'at'), formatPointer(to));
  }
  if (id === step) return;
  checkId(definition, id);
  draft.set(below(list, index, 'id'), id);
  const named = (one: string) => ({ file: list.file, pointer: formatPointer(['steps', one]) });
  moveTranslations(draft, named(step), named(id));
  const files = [schemaPlace, uiPlace].map(({ file }) => {
    const renamed = path.join(definition.folder, id + path.basename(file).slice(step.length));
    if (draft.text(renamed) !== undefined) throw new Impossible(`There is a file ${path.basename(renamed)} already.`);
    return [file, renamed] as const;
  });
  moveFiles(draft, path.dirname(definition.folder), new Map(files));
}

/** True if a question of another step, or the step itself, has its answers at this path. */
function isTaken({ steps }: Definition, path: readonly string[]): boolean {
  return steps.some(({ at, schema }) => {
    if (path.length <= at.length) return path.every((key, i) => key === at[i]);
    const isWithin = at.every((key, i) => key === path[i]);
    return isWithin && Object.hasOwn(declaredProperties(schema), path[at.length] ?? '');
  });
}

/** Another place for a step: after another one, or first. */
export function moveStep(draft: Draft, definition: Definition, step: string, after: string | undefined): void {
  const [list, index] = [stepsAt(definition), indexOf(definition, step)];
  const written = draft.written(below(list, index));
  const others = definition.steps.map(({ id }) => id).filter((id) => id !== step);
  draft.remove(below(list, index));
  draft.insert(list, written, after === undefined ? 0 : others.indexOf(after) + 1);
}

/** Removes a step with its files, and all that names its questions. */
export function removeStep(draft: Draft, definition: Definition, step: string): void {
  const index = indexOf(definition, step);
  const found = definition.steps[index];
  if (!found) return;
  const names = Object.keys(declaredProperties(found.schema));
  const moves = (found.at.length > 0 ? [found.at] : names.map((name) => [name])).map((from) => ({
    from,
    to: undefined,
  }));
  const files = [found.schemaPlace.file, found.uiPlace.file];
  removeQuestions(draft, definition, moves, files);
  const list = stepsAt(definition);
  draft.remove(below(list, index));
  moveTranslations(draft, { file: list.file, pointer: formatPointer(['steps', step]) }, undefined);
  for (const file of files) {
    draft.write(file, null);
    forgetTexts(draft, file);
  }
}

/** Asks the step where the test holds; always, without one. A comment in its condition stays. */
export function showStep(draft: Draft, definition: Definition, step: string, test: Test | undefined): void {
  const index = indexOf(definition, step);
  const at = below(stepsAt(definition), index, 'if');
  if (test?.comparisons.length === 0) throw new Impossible('A condition compares at least one question.');
  const known = comparableBefore(definition.steps, index).map(({ question }) => question);
  const unknown = test?.comparisons.find(({ question }) => !known.includes(question));
  if (unknown) throw new Impossible(`No earlier step asks “${unknown.question}” any more.`);
  const { $comment } = Object(draft.value(at));
  if (test) draft.set(at, { ...($comment !== undefined && { $comment }), ...conditionOf(test) });
  else draft.remove(at);
}

function stepsAt({ placeInForm }: Definition): At {
  return { file: placeInForm('').file, pointer: '/steps' };
}

function indexOf({ steps }: Definition, step: string): number {
  const index = steps.findIndex(({ id }) => id === step);
  if (index < 0) throw new Impossible(`There is no step “${step}” any more.`);
  return index;
}

function takenAt(steps: readonly DefinitionStep[]): readonly string[] {
  return steps.flatMap(({ at, schema }) => at[0] ?? Object.keys(declaredProperties(schema)));
}

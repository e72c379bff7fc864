// A new question: in the schema, in the order of the ui file, with its texts in every language.
import path from 'node:path';
import type { Definition } from '../../../compile/index.ts';
import { declaredProperties, SOURCE } from '../../../core/index.ts';
import type { Test } from '../../protocol/conditions.ts';
import type { NewQuestion, QuestionPlace, Words } from '../../protocol/outline.ts';
import { branchFor } from '../conditions/condition.ts';
import type { At, Draft } from '../draft/draft.ts';
import { below, containerOf, type Group, groupAt, groupsOf, sameGroups, uiWrittenAt } from '../draft/groups.ts';
import { Impossible } from '../draft/impossible.ts';
import { list } from '../draft/listing.ts';
import { checkFieldName, fieldName } from '../draft/names.ts';
import { setTranslations, setWords } from '../draft/words.ts';
import { drawList, translateList } from './listKinds.ts';
import { UI_OF } from './plainKinds.ts';
import { messageAround, optionsOf, questionSchema, type WrittenOption } from './questionSchema.ts';

/** Limits of a question for files: 10 MB, which pictures of phones keep; PDF, JPEG and PNG, which scanners make. */
const ATTACHMENTS = { maxBytes: 10485760, types: ['application/pdf', 'image/jpeg', 'image/png'] };

/** Adds the question. Throws {@link Impossible} if the form has no such place, or the question says too little. */
export function addQuestion(
  draft: Draft,
  definition: Definition,
  place: QuestionPlace,
  question: NewQuestion,
  test?: Test,
): void {
  const options = optionsOf(question);
  const around = { ...question, required: messageAround(question) };
  const added = insertQuestion(draft, definition, place, around, questionSchema(question, options), test);
  writeTexts(draft, added.at, question, options);
  for (const entry of added.entries) drawQuestion(draft, entry, question);
  prepareForm(draft, definition.placeInForm('').file, question);
}

/** What a question of any kind has that is written in its group. */
type Named = Pick<NewQuestion, 'name' | 'title'> & { readonly required?: Words | undefined };

/** Where a new question is written, and the ui entry that it has wherever it is asked. */
interface Added {
  readonly at: At;
  readonly entries: readonly At[];
}

/** Writes the question's schema, its place in the order, and that it has to be answered. */
export function insertQuestion(
  draft: Draft,
  definition: Definition,
  place: QuestionPlace,
  question: Named,
  schema: unknown,
  test?: Test,
): Added {
  const group = groupAt(definition, place.step, place.path);
  const name = newName(definition, group, question);
  const container = containerOf(definition, group.step, group);
  const part = test ? branchFor(draft, definition, group, test) : container;
  draft.insertAfter(below(part, 'properties'), place.after, name, schema);
  if (question.required) {
    requireIn(draft, part, name, question.required);
    if (!test) requireAround(draft, definition, group);
  }
  const groups = sameGroups(definition, group);
  for (const one of groups)
    list(draft, definition, one, name, place.after, !test && isInPlace(one, draft, part, name, place.after));
  const entries = groups.map((one) => uiWrittenAt(definition, one.step, `${one.uiPointer}/${name}`));
  return { at: below(part, 'properties', name), entries };
}

/** The translations of the question and its options; its English is in its schema. */
export function writeTexts(draft: Draft, at: At, question: NewQuestion, options: readonly WrittenOption[]): void {
  setWords(draft, below(at, 'title'), question.title);
  const choices = question.kind === 'several' ? below(at, 'items') : at;
  for (const { value, label } of options) setTranslations(draft, at.file, below(choices, 'enum', value).pointer, label);
  if (question.kind === 'checkbox' && question.required)
    setWords(draft, below(at, 'errorMessage', 'const'), question.required);
  translateList(draft, at, question);
}

/** The ui entry of the question, if it needs one. */
export function drawQuestion(draft: Draft, entry: At, question: NewQuestion): void {
  const { kind, hint } = question;
  for (const [key, value] of Object.entries(UI_OF[kind] ?? {})) draft.set(below(entry, key), value);
  if (hint?.[SOURCE]?.trim()) setWords(draft, below(entry, 'ui:description'), hint);
  drawList(draft, entry, question);
}

/** Gives a form that asks for its first file limits for files; for its first telephone number, the country of another form. */
export function prepareForm(draft: Draft, form: string, question: Pick<NewQuestion, 'kind' | 'answers'>): void {
  const kind = question.answers?.kind ?? question.kind;
  const at = (pointer: string) => ({ file: form, pointer });
  if (kind === 'file' && draft.value(at('/attachments')) === undefined) draft.set(at('/attachments'), ATTACHMENTS);
  if (kind !== 'phone' || draft.value(at('/phoneCountry')) !== undefined) return;
  const forms = draft.filesIn(path.dirname(path.dirname(form))).filter((file) => path.basename(file) === 'form.json');
  const country = forms.map((file) => draft.value({ file, pointer: '/phoneCountry' })).find((one) => one !== undefined);
  // Without one a number has to begin with its code, or its country to be chosen.
  if (country !== undefined) draft.set(at('/phoneCountry'), country);
}

/** The name that was given, or one that is made from the title. */
function newName(definition: Definition, group: Group, { name, title }: Named): string {
  if (!title[SOURCE]?.trim()) throw new Impossible('Please write a title in English.');
  const beside = groupsOf(definition).filter(
    (one) => one === group || one.answersAt.join('/') === group.answersAt.join('/'),
  );
  const taken = beside.flatMap(({ schema }) => Object.keys(declaredProperties(schema)));
  if (!name) return fieldName(title[SOURCE], taken);
  checkFieldName(name);
  if (taken.includes(name)) throw new Impossible(`There is a question with the name “${name}” already.`);
  return name;
}

/** Makes a question required by a part of its group, with its message in every language; without words the group gets no message. */
export function requireIn(draft: Draft, part: At, name: string, message: NewQuestion['title']): void {
  draft.insert(below(part, 'required'), name);
  setWords(draft, below(part, 'errorMessage', 'required', name), message);
}

/** A group with a required question is required itself, and so are the groups around it. */
export function requireAround(draft: Draft, definition: Definition, group: Group): void {
  const name = group.path.at(-1);
  if (group.isEntry || name === undefined) return;
  const around = groupAt(definition, group.step.id, group.path.slice(0, -1));
  const list = below(containerOf(definition, around.step, around), 'required');
  const required = draft.value(list);
  if (Array.isArray(required) && required.includes(name)) return;
  draft.insert(list, name);
  requireAround(draft, definition, around);
}

/** True if the schema has the question, which is always asked, where it should be asked. */
function isInPlace({ schema }: Group, draft: Draft, part: At, name: string, after: string | undefined): boolean {
  const names = Object.keys(Object(draft.value(below(part, 'properties'))));
  const isAfter = after === undefined ? names[0] === name : names[names.indexOf(name) - 1] === after;
  return isAfter && names.every((one) => one === name || one in (schema.properties ?? {}));
}

// A new form: a folder with form.json, a first step and their translations, or a copy of another form's.
import path from 'node:path';
import { formatPointer, SOURCE } from '../../core/index.ts';
import type { RenameForm } from '../protocol/actions.ts';
import type { NewForm, Words } from '../protocol/outline.ts';
import type { At, Draft } from './draft/draft.ts';
import { below } from './draft/groups.ts';
import { Impossible } from './draft/impossible.ts';
import { moveFiles } from './draft/moveFiles.ts';
import { checkAddress, checkFileName, fieldName, fileName } from './draft/names.ts';
import { setTranslations, setWords, TRANSLATIONS, translationAt } from './draft/words.ts';
import { prepareForm } from './questions/addQuestion.ts';
import { writeStep } from './steps.ts';

/** Only the check writes them, once the form goes to parents. */
const RECORDS = ['published.json', 'translated.json'];
/** Addresses, menu and purpose of a form are its own. */
const OWN = ['aliases', 'menu', 'purpose'];

/** Makes the form in the folder of forms. */
export function addForm(draft: Draft, forms: string, { id, title, route, begins }: NewForm): void {
  const folder = path.join(forms, id);
  // Before the name becomes a path: another one could lead out of the folder of forms.
  checkFileName(id, 'a folder');
  checkAddress(route);
  if ('copyOf' in begins) checkFileName(begins.copyOf, 'a folder');
  if (draft.filesIn(folder).length > 0) throw new Impossible(`There is a folder “${id}” already.`);
  if (!title[SOURCE]?.trim()) throw new Impossible('Please write a title in English.');
  const file = path.join(folder, 'form.json');
  if ('copyOf' in begins) copyFiles(draft, path.join(forms, begins.copyOf), folder);
  else writeForm(draft, folder, id, begins);
  draft.set({ file, pointer: '/title' }, title[SOURCE].trim());
  draft.set({ file, pointer: '/route' }, route);
  setTranslations(draft, file, '/title', title);
  if (draft.value({ file, pointer: '/submit/post' }) !== undefined)
    draft.set({ file, pointer: '/submit/post' }, `/${id}`);
}

function copyFiles(draft: Draft, from: string, to: string): void {
  const names = draft.filesIn(from).map((file) => path.relative(from, file));
  if (!names.includes('form.json')) throw new Impossible('The form that is to be copied is gone.');
  for (const name of names.filter((one) => !RECORDS.includes(one)))
    draft.write(path.join(to, name), draft.text(path.join(from, name)) ?? '');
  const file = path.join(to, 'form.json');
  for (const key of OWN) draft.remove({ file, pointer: `/${key}` });
  for (const language of TRANSLATIONS) draft.remove(translationAt(file, '/menu/label', language));
  draft.set({ file, pointer: '/version' }, 1);
}

type Scratch = Exclude<NewForm['begins'], { readonly copyOf: string }>;

function writeForm(draft: Draft, folder: string, id: string, { step, done, isSent }: Scratch): void {
  const form: At = { file: path.join(folder, 'form.json'), pointer: '' };
  const stepId = step.id || fileName(step.label[SOURCE] ?? '', 'step', []);
  const texts: readonly (readonly [string, Words])[] = [
    ['Please write the name of the step in English.', step.label],
    ['Please write in English what is said afterwards.', done.title],
    ['Please write in English what is said afterwards.', done.text],
  ];
  for (const [problem, words] of texts) if (!words[SOURCE]?.trim()) throw new Impossible(problem);
  const name = step.first.name || fieldName(step.first.title[SOURCE] ?? '', []);
  draft.create(form.file, {
    $schema: '../form.schema.json',
    version: 1,
    title: '',
    route: '/',
    steps: [{ id: stepId, label: step.label[SOURCE]?.trim() }],
    next: 'check',
    // The office's lists name an application by it.
    ...(isSent && step.first.kind === 'text' && { summary: [formatPointer([name])] }),
    submit: isSent ? { post: `/${id}` } : { download: `${id}.json` },
    done: { title: done.title[SOURCE]?.trim(), text: [done.text[SOURCE]?.trim()] },
  });
  prepareForm(draft, form.file, step.first);
  for (const language of TRANSLATIONS)
    draft.create(path.join(folder, `${language}.json`), { $schema: '../words.schema.json' });
  setTranslations(draft, form.file, `/steps/${stepId}/label`, step.label);
  setWords(draft, below(form, 'done', 'title'), done.title);
  setWords(draft, below(form, 'done', 'text', 0), done.text);
  writeStep(draft, path.join(folder, stepId), step, [], ['../step.schema.json', '../ui.schema.json']);
}

/** Moves the form into another folder and its page to another address, where the former one of a published form still leads. */
export function renameForm(draft: Draft, forms: string, form: string, { id, route }: Omit<RenameForm, 'kind'>): void {
  const [from, to] = [path.join(forms, form), path.join(forms, id)];
  // Before the name becomes a path: another one could lead out of the folder of forms.
  checkFileName(id, 'a folder');
  checkAddress(route);
  const names = draft.filesIn(from).map((file) => path.relative(from, file));
  if (names.length === 0) throw new Impossible('The form is gone.');
  if (id !== form && draft.filesIn(to).length > 0) throw new Impossible(`There is a folder “${id}” already.`);
  const file = path.join(from, 'form.json');
  const [former, aliases] = [draft.value({ file, pointer: '/route' }), draft.value({ file, pointer: '/aliases' })];
  if (route !== former) {
    const index = [aliases].flat().indexOf(route);
    if (index >= 0) draft.remove({ file, pointer: `/aliases/${index}` });
    draft.set({ file, pointer: '/route' }, route);
    if (names.includes('published.json')) draft.insert({ file, pointer: '/aliases' }, former);
    else if (index >= 0 && [aliases].flat().length === 1) draft.remove({ file, pointer: '/aliases' });
  }
  if (id !== form) moveFiles(draft, forms, new Map(names.map((name) => [path.join(from, name), path.join(to, name)])));
}

/** Removes every file of the form. */
export function removeForm(draft: Draft, folder: string): void {
  const files = draft.filesIn(folder);
  if (files.length === 0) throw new Impossible('The form is gone.');
  for (const file of files) draft.write(file, null);
}

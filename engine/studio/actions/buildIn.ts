// Makes a change of what a form asks in a folder of forms, with all that follows from it: the version, examples, published.json and
// translated.json. A change that would leave something wrong is refused.
import path from 'node:path';
import { applyMend, checkProject, checkSite } from '../../check/index.ts';
import { checkFolder, checkForm, type DefinitionError, listForms, readJsonFile } from '../../compile/index.ts';
import { recordOf } from '../../core/index.ts';
import { build } from '../building/build.ts';
import { Impossible } from '../building/draft/impossible.ts';
import { addForm, removeForm, renameForm } from '../building/forms.ts';
import type { Action, AddForm, Building, ChangeSettings, RenameForm } from '../protocol/actions.ts';
import { draftOfDisk } from './draftOfDisk.ts';
import { keyOf, mendAfter } from './mendAfter.ts';
import { putFile } from './putFile.ts';
import { settingsIn } from './settingsIn.ts';

/** A text that is left empty is asked for by these; the plan shows them. */
const STILL_TO_WRITE = ['translated', 'translationsCurrent'];

/** Changes the files of the form. Throws {@link Impossible} if the change does not fit the form as it is now. */
export async function buildIn(
  folder: string,
  form: string,
  change: Building | AddForm | ChangeSettings | RenameForm | RemoveForm,
): Promise<void> {
  const draft = draftOfDisk();
  if (change.kind === 'add-form') addForm(draft, folder, change.form);
  else if (change.kind === 'rename-form') renameForm(draft, folder, form, change);
  else if (change.kind === 'remove-form') removeForm(draft, path.join(folder, form));
  else if (change.kind === 'settings') settingsIn(draft, folder, form, change.change);
  else {
    const { definition } = checkForm(folder, form);
    if (!definition) throw new Impossible('A file of this form cannot be read. Correct its findings first.');
    build(draft, definition, change);
  }
  const files = [...draft.changed.keys()];
  const before = await findingsOf(folder, concernedForms(folder, form, files));
  for (const [file, text] of draft.changed) putFile(folder, file, text);
  const after = change.kind === 'rename-form' ? change.id : form;
  const known = new Set(before.map((finding) => keyAfter(keyOf(finding), folder, form, change)));
  const concerned = concernedForms(folder, after, files);
  for (const id of concerned) raiseVersion(folder, id);
  const mended: DefinitionError[] = [];
  for (const id of concerned) mended.push(...(await mendAfter(folder, id, known)));
  // What was mended in one form may be read by another.
  const left = concerned.length === 1 ? [...mended, ...findingsBetween(folder)] : await findingsOf(folder, concerned);
  refuseWrong(left.filter((finding) => !known.has(keyOf(finding))));
}

/** Throws {@link Impossible} for the first of the findings that a change has brought, unless a text is only left empty. */
export function refuseWrong(brought: readonly DefinitionError[]): void {
  const wrong = brought.find(({ code }) => !STILL_TO_WRITE.includes(code));
  if (wrong) throw new Impossible(`This cannot be done as it is: ${wrong.problem} ${wrong.repair}`);
}

type Made = Parameters<typeof buildIn>[2];

/** The key of a finding that was there before the change, with the names that files have after it. */
function keyAfter(key: string, folder: string, form: string, change: Made): string {
  if (change.kind === 'rename-step')
    return ['schema', 'ui'].reduce(
      (names, kind) => names.replaceAll(`${change.step}.${kind}.json`, `${change.id}.${kind}.json`),
      key,
    );
  const inFolder = (id: string) => JSON.stringify(path.join(folder, id) + path.sep).slice(1, -1);
  return change.kind === 'rename-form' ? key.replaceAll(inFolder(form), inFolder(change.id)) : key;
}

type RemoveForm = Extract<Action, { kind: 'remove-form' }>;

/** The form, if it is there, and the others that read one of these files: lists of options are used by several. */
function concernedForms(folder: string, form: string, files: readonly string[]): readonly string[] {
  const own = path.join(folder, form) + path.sep;
  const shared = files.filter((file) => !file.startsWith(own));
  const readsOne = (id: string) => checkForm(folder, id).definition?.files.some((file) => shared.includes(file));
  return listForms(folder).filter((id) => id === form || (shared.length > 0 && readsOne(id)));
}

/** Of the forms, and of what stands between all forms and the site. */
async function findingsOf(folder: string, forms: readonly string[]): Promise<readonly DefinitionError[]> {
  const inForms = await Promise.all(forms.map((id) => checkProject(folder, id)));
  return [...inForms.flat(), ...findingsBetween(folder)];
}

/** Of what stands between all forms and the site. */
function findingsBetween(folder: string): readonly DefinitionError[] {
  return [...checkFolder(folder), ...checkSite(folder)];
}

/**
 * Raises the form's version by one where the check asks for it (`versionRaised`): a question was removed or its type changed, so that
 * drafts and applications of the published version can no longer be read by the new one.
 */
function raiseVersion(folder: string, form: string): void {
  const file = path.join(folder, form, 'form.json');
  const published = path.join(folder, form, 'published.json');
  const { findings } = checkForm(folder, form);
  if (!findings.some(({ code, place }) => code === 'versionRaised' && place.file === file)) return;
  const { version } = recordOf(readJsonFile(published).value);
  applyMend([{ file, pointer: '/version', value: Number(version) + 1 }]);
}

// Makes a change of what a form asks in a folder of forms, with all that follows from it: the version, examples, published.json and
// translated.json. A change that would leave something wrong is refused.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyMend, checkProject, mendAll } from '../../check/index.ts';
import { checkForm, type DefinitionError, listForms, readJsonFile } from '../../compile/index.ts';
import { recordOf } from '../../core/index.ts';
import { build } from '../building/build.ts';
import { Draft } from '../building/draft.ts';
import { Impossible } from '../building/impossible.ts';
import type { Building } from '../protocol/actions.ts';
import { putFile } from './putFile.ts';

/** A text that is left empty is asked for by these; the plan shows them. */
const STILL_TO_WRITE = ['translated', 'translationsCurrent'];

/** Changes the files of the form. Throws {@link Impossible} if the change does not fit the form as it is now. */
export async function buildIn(folder: string, form: string, change: Building): Promise<void> {
  const { definition } = checkForm(folder, form);
  if (!definition) throw new Impossible('A file of this form cannot be read. Correct its findings first.');
  const draft = new Draft((file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined));
  build(draft, definition, change);
  const files = [...draft.changed.keys()];
  const concerned = concernedForms(folder, form, files);
  const known = new Set((await forEach(concerned, (id) => checkProject(folder, id))).map(keyOf));
  for (const [file, text] of draft.changed) putFile(folder, file, text);
  for (const id of concerned) raiseVersion(folder, id);
  const left = await forEach(concerned, (id) => mendAll(folder, id));
  const wrong = left.find((finding) => !STILL_TO_WRITE.includes(finding.code) && !known.has(keyOf(finding)));
  if (wrong) throw new Impossible(`This cannot be done as it is: ${wrong.problem} ${wrong.repair}`);
}

/** The form, and the others that read one of these files: lists of options are used by several. */
function concernedForms(folder: string, form: string, files: readonly string[]): readonly string[] {
  const others = listForms(folder).filter((id) => id !== form);
  const own = path.join(folder, form);
  if (files.every((file) => file.startsWith(own + path.sep))) return [form];
  const readsOne = (id: string) => checkForm(folder, id).definition?.files.some((file) => files.includes(file));
  return [form, ...others.filter(readsOne)];
}

async function forEach(
  forms: readonly string[],
  find: (form: string) => Promise<readonly DefinitionError[]>,
): Promise<readonly DefinitionError[]> {
  return (await Promise.all(forms.map(find))).flat();
}

function keyOf({ code, place, problem }: DefinitionError): string {
  return JSON.stringify([code, place.file, problem]);
}

/** Answers that go or change their type would be misread in earlier drafts and applications. */
function raiseVersion(folder: string, form: string): void {
  const file = path.join(folder, form, 'form.json');
  const published = path.join(folder, form, 'published.json');
  const { findings } = checkForm(folder, form);
  if (!findings.some(({ code, place }) => code === 'versionRaised' && place.file === file)) return;
  const { version } = recordOf(readJsonFile(published).value);
  applyMend([{ file, pointer: '/version', value: Number(version) + 1 }]);
}

// Modules that hold all forms, or all that have no findings, for the service.
import path from 'node:path';
import { compileForm, compileOffice, DefinitionError, listForms, readJsonFile } from '../../compile/index.ts';
import { languages, recordOf, SOURCE } from '../../core/index.ts';

/** Beginnings of the names of modules of one form: what its page loads, all of it, its office. */
export const ONE = 'virtual:form/';
export const WHOLE = 'virtual:whole/';
export const OFFICE = 'virtual:office/';

/** All forms in every language. */
export function allModule(root: string): string {
  const { imports, lists } = inAllLanguages(listForms(root), 'form', WHOLE);
  return `${imports}const all={${lists.join(',')}};export const forms=all.${SOURCE};export const formsIn=all;`;
}

/** All offices in every language. */
export function officesModule(root: string): string {
  const { imports, lists } = inAllLanguages(listForms(root), 'office', OFFICE);
  // A form whose submissions the service does not receive has none.
  return `${imports}export const offices={${lists.map((list) => `${list}.filter(Boolean)`).join(',')}};`;
}

/** Forms and offices without those that have findings, which `refused` names. */
export function soundModule(root: string): string {
  const ids = listForms(root);
  const refused = ids.flatMap((id) => refusalOf(root, id));
  const sound = ids.filter((id) => !refused.some((one) => one.id === id));
  const forms = inAllLanguages(sound, 'form', WHOLE);
  const offices = inAllLanguages(sound, 'office', OFFICE);
  const officeLists = offices.lists.map((list) => `${list}.filter(Boolean)`);
  return `${forms.imports}${offices.imports}export const formsIn={${forms.lists.join(',')}},forms=formsIn.${SOURCE},offices={${officeLists.join(',')}},refused=${JSON.stringify(refused)};`;
}

interface RefusedForm {
  readonly id: string;
  readonly post?: string | undefined;
  readonly problem: string;
}

/** Why the form cannot be received: its first finding; nothing for a form that can be. */
function refusalOf(root: string, id: string): readonly RefusedForm[] {
  try {
    for (const language of languages) {
      compileForm(root, id, language);
      compileOffice(root, id, language);
    }
    return [];
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    const { place, problem, repair } = error;
    const line = place.line === undefined ? '' : `, line ${place.line}`;
    const where = `${path.relative(root, place.file).split(path.sep).join('/')}${line}`;
    return [{ id, post: postOf(path.join(root, id, 'form.json')), problem: `${where}: ${problem} ${repair}` }];
  }
}

/** Where the form is sent to; undefined as well where its file cannot be read. */
function postOf(file: string): string | undefined {
  try {
    const { post } = recordOf(recordOf(readJsonFile(file).value).submit);
    return typeof post === 'string' ? post : undefined;
  } catch (error) {
    if (error instanceof DefinitionError) return undefined;
    throw error;
  }
}

/** Imports of the modules of these forms, and for each language the list of what they export as `name`. */
function inAllLanguages(ids: readonly string[], name: string, prefix: string) {
  const imports = languages.flatMap((language) =>
    ids.map(
      (id, i) => `import {${name} as ${name}${language}${i}} from ${JSON.stringify(`${prefix}${id}/${language}`)};`,
    ),
  );
  const lists = languages.map((language) => `${language}:[${ids.map((_, i) => `${name}${language}${i}`).join(',')}]`);
  return { imports: imports.join(''), lists };
}

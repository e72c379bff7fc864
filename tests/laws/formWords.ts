// What belongs to the forms alone, collected from their definitions: ids, addresses, names of fields, and the words
// of questions and messages.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { project, sourceFiles } from './sourceFiles.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(project, file), 'utf8'));

/** Ids of all forms: the folders that hold a form.json. */
export const formIds: readonly string[] = sourceFiles(['forms'], ['/form.json']).map((file) =>
  path.posix.basename(path.posix.dirname(file)),
);

/** Addresses at which forms stand, and those that lead there. */
export const formRoutes: readonly string[] = formIds.flatMap((id) => {
  const { route, aliases = [] } = read(`forms/${id}/form.json`) as { route: string; aliases?: string[] };
  return [route, ...aliases];
});

/** What forms say besides their questions: alerts, confirmations, the names of saved files. */
export const announcements: readonly string[] = formIds.flatMap((id) => {
  const { incomplete = {}, done, submit } = read(`forms/${id}/form.json`) as Announcing;
  return [...Object.values(incomplete), done.title, ...done.text, submit.download ?? []].flat();
});

interface Announcing {
  readonly incomplete?: Readonly<Record<string, string>>;
  readonly done: { readonly title: string; readonly text: readonly string[] };
  readonly submit: { readonly download?: string };
}

/** Names of fields. Only those of several words (`firstNameAR`, `addtional_info`): `email` is English, too. */
export const fieldNames = new Set<string>();

/** What questions are called; only what is too long to be met by chance. */
export const titles = new Set<string>();

const said = new Set<string>();

/** Messages that speak of one question, e.g. `First Name (AR) is required`, unlike `This field is required`. */
export const messages = () => [...said].filter((message) => [...titles].some((title) => message.includes(title)));

function keep(words: unknown, set: Set<string>): void {
  if (typeof words === 'string' && words.length >= 12 && words.includes(' ')) set.add(words);
  else if (typeof words === 'object' && words !== null) for (const inner of Object.values(words)) keep(inner, set);
}

function gather(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'title' && typeof value === 'string') keep(value, titles);
    if (key === 'errorMessage') keep(value, said);
    if (key === 'properties') {
      for (const name of Object.keys(value)) if (/[a-z][A-Z]|_/.test(name)) fieldNames.add(name);
    }
    gather(value);
  }
}

for (const id of formIds) for (const file of sourceFiles([`forms/${id}`], ['.schema.json'])) gather(read(file));

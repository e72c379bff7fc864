// What only forms/ may name, collected from the definitions: ids, routes, field names, titles and messages.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { project, sourceFiles } from './sourceFiles.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(project, file), 'utf8'));

/** Ids of all forms: the folders that hold a form.json. */
export const formIds: readonly string[] = sourceFiles(['forms'], ['/form.json']).map((file) =>
  path.posix.basename(path.posix.dirname(file)),
);

/** Routes and aliases of all forms. */
export const formRoutes: readonly string[] = formIds.flatMap((id) => {
  const { route, aliases = [] } = read(`forms/${id}/form.json`) as { route: string; aliases?: string[] };
  return [route, ...aliases];
});

/** Texts of form.json besides the questions: alerts, confirmations, names of saved files. */
export const announcements: readonly string[] = formIds.flatMap((id) => {
  const { incomplete = {}, done, submit } = read(`forms/${id}/form.json`) as Announcing;
  return [...Object.values(incomplete), done.title, ...done.text, submit.download ?? []].flat();
});

interface Announcing {
  readonly incomplete?: Readonly<Record<string, string>>;
  readonly done: { readonly title: string; readonly text: readonly string[] };
  readonly submit: { readonly download?: string };
}

/** Field names of several words (`firstNameAR`, `addtional_info`); a single one like `email` may be any English word. */
export const fieldNames = new Set<string>();

/** Titles of questions that are too long to occur by chance. */
export const titles = new Set<string>();

const errorMessages = new Set<string>();

/** Messages that contain a question's title, e.g. `First Name (AR) is required`, unlike `This field is required`. */
export const messages = () =>
  [...errorMessages].filter((message) => [...titles].some((title) => message.includes(title)));

function addLongTexts(value: unknown, set: Set<string>): void {
  if (typeof value === 'string' && value.length >= 12 && value.includes(' ')) set.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) addLongTexts(inner, set);
}

function collectFrom(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'title' && typeof value === 'string') addLongTexts(value, titles);
    if (key === 'errorMessage') addLongTexts(value, errorMessages);
    if (key === 'properties') {
      for (const name of Object.keys(value)) if (/[a-z][A-Z]|_/.test(name)) fieldNames.add(name);
    }
    collectFrom(value);
  }
}

for (const id of formIds) for (const file of sourceFiles([`forms/${id}`], ['.schema.json'])) collectFrom(read(file));

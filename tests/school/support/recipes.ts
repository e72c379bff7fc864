// The changes that site/RECIPES.md and forms/README.md describe, as changes of a copy of the project. A recipe that no longer fits the
// files throws.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatPointer, parsePointer } from '../../../engine/core/model/jsonPointer.ts';
import { isRecord } from '../../../engine/core/model/schema.ts';
import { type Change, readme, recipes } from '../../forms/support/readme.ts';
import { create, json, type SchoolChange, text } from './schoolChange.ts';

const project = path.resolve(import.meta.dirname, '../../..');
/** The recipes of the site as they are written. */
export const RECIPES = readFileSync(path.join(project, 'site/RECIPES.md'), 'utf8');

/** A line of a file, found by how it begins, and what is written in its place. */
const LINE = /^In `(?<file>[^`]+)`, the line that begins with `(?<begins>[^`]+)`:\n\n```\w+\n(?<line>[^\n]*)\n```$/gm;
/** A file that the school puts in the place of one that is there. */
const FILE = /^Put your file at `(?<file>[^`]+)`/gm;

/** What a recipe removes: an entry of a file, or a file. */
const OUT = /^(?:In `(?<file>[^`]+)`, take out `(?<at>[^`]+)`|Delete `(?<whole>[^`]+)`)\.$/gm;

/** A change for each section of site/RECIPES.md. */
export const siteRecipes: readonly SchoolChange[] = RECIPES.split(/^(?=## )/m)
  .slice(1)
  .map((section) => ({
    title: section.slice('## '.length, section.indexOf('\n')),
    make(folder) {
      for (const { changes } of recipes(section)) for (const change of changes) edit(folder, change);
      for (const { groups = {} } of section.matchAll(LINE)) replaceLine(folder, groups);
      for (const { groups = {} } of section.matchAll(FILE)) replaceFile(folder, groups.file ?? '');
      for (const { groups: { file = '', at, whole } = {} } of section.matchAll(OUT)) {
        if (whole !== undefined) rmSync(path.join(folder, whole));
        else if (at !== undefined) json(folder, file, { [at]: undefined });
      }
    },
  }));

/** The change of this title in forms/README.md. */
export function formRecipe(title: string): (folder: string) => void {
  const recipe = recipes(readme).find((one) => one.title === title);
  if (!recipe) throw new Error(`forms/README.md has no section "${title}".`);
  return (folder) => {
    for (const { file, at, value } of recipe.changes) edit(folder, { file: `forms/${file}`, at, value });
  };
}

function edit(folder: string, { file, at, value }: Change): void {
  if (at === undefined) {
    if (existsSync(path.join(folder, file))) throw new Error(`${file} is there already.`);
    create(folder, file, value);
    return;
  }
  const keys = parsePointer(at);
  const parent = formatPointer(keys.slice(0, -1));
  if (valueAt(path.join(folder, file), parent) === undefined) throw new Error(`${file} has nothing at ${parent}.`);
  const isSeveral = keys.at(-1) === '+' && isRecord(value);
  const entries = isSeveral ? Object.entries(value) : [[keys.at(-1) ?? '', value] as const];
  for (const [key, one] of entries) {
    const pointer = parent + formatPointer([key]);
    // Another recipe may have written the same.
    const isThere = JSON.stringify(valueAt(path.join(folder, file), pointer)) === JSON.stringify(one);
    if (!isThere) json(folder, file, { [pointer]: one });
  }
}

const valueAt = (file: string, pointer: string): unknown =>
  parsePointer(pointer).reduce<unknown>(
    (node, key) => (node as Readonly<Record<string, unknown>> | undefined)?.[key],
    JSON.parse(readFileSync(file, 'utf8')),
  );

function replaceLine(folder: string, { file = '', begins = '', line = '' }: Readonly<Record<string, string>>): void {
  const name = path.join(folder, file);
  // A copy may have no more than forms and pages: what else a recipe changes comes from the project.
  if (!existsSync(name)) {
    mkdirSync(path.dirname(name), { recursive: true });
    copyFileSync(path.join(project, file), name);
  }
  const before = readFileSync(name, 'utf8').split('\n');
  if (before.filter((one) => one.startsWith(begins)).length !== 1)
    throw new Error(`${file} has not one line that begins with ${begins}.`);
  text(folder, file, () => before.map((one) => (one.startsWith(begins) ? line : one)).join('\n'));
}

/** The school's own file: that of the project, one byte longer. */
function replaceFile(folder: string, file: string): void {
  create(folder, file, '');
  writeFileSync(path.join(folder, file), Buffer.concat([readFileSync(path.join(project, file)), Buffer.from('\n')]));
}

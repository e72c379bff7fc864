import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkForm, DefinitionError, readJsonFile } from '../../compile/index.ts';
import { byLanguage, languages, SOURCE } from '../../core/index.ts';
import { outlineOf } from '../building/outlineOf.ts';
import type { Outline, OutlineList } from '../protocol/outline.ts';

/** What the form asks, as its files are on the disk; undefined if they cannot be read. */
export function readOutline(root: string, id: string): Outline | undefined {
  const definitions = byLanguage((language) => checkForm(root, id, language).definition);
  if (!definitions[SOURCE]) return undefined;
  const titles = languages.map((language) => [language, definitions[language]?.form.title]);
  return { title: Object.fromEntries(titles), steps: outlineOf(definitions), lists: listsOf(root) };
}

function listsOf(root: string): readonly OutlineList[] {
  const folder = path.join(root, 'lists');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.sort().flatMap((name): readonly OutlineList[] => {
    const options = labelsIn(path.join(folder, name));
    return options.length > 0 ? [{ name: `../lists/${name}`, options }] : [];
  });
}

/** The labels of a list of options; none for any other file. */
function labelsIn(file: string): readonly string[] {
  try {
    const { enum: values, enumNames } = Object(readJsonFile(file).value);
    const labels: unknown = enumNames ?? values;
    return Array.isArray(labels) ? labels.map(String) : [];
  } catch (error) {
    // The check names a list that cannot be read; here it cannot be chosen.
    if (error instanceof DefinitionError) return [];
    throw error;
  }
}

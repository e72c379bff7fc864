import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Example, examplesOf } from '../../check/index.ts';
import { DefinitionError, listForms, readJsonFile } from '../../compile/index.ts';
import { messageOf, recordOf } from '../../core/index.ts';
import type { Commit, FormFolder, FormName } from '../protocol/protocol.ts';
import { earlierVersions } from './earlierVersions.ts';
import { formFiles } from './formFiles.ts';
import { readOutline } from './readOutline.ts';

const UNREADABLE = 'A file of this form cannot be read. Correct its findings first.';

/** All forms below `root`. A form whose form.json cannot be read has its id for a title. */
export function readNames(root: string): readonly FormName[] {
  return listForms(root).map((id) => {
    try {
      const { title } = readJsonFile(path.join(root, id, 'form.json')).value as { title?: unknown };
      return { id, title: typeof title === 'string' ? title : id };
    } catch (error) {
      if (error instanceof DefinitionError) return { id, title: id };
      throw error;
    }
  });
}

/** The form's files, what they ask, examples and commits. */
export async function readFolder(root: string, id: string): Promise<FormFolder> {
  const names = formFiles(root, id);
  const problems: string[] = [];
  const examples = readExamples(root, id);
  if (typeof examples === 'string') problems.push(examples);
  const commits = await readCommits(root, names);
  if (typeof commits === 'string') problems.push(commits);
  return {
    files: names.map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') })),
    examples: typeof examples === 'string' ? [] : examples,
    outline: readOutline(root, id) ?? UNREADABLE,
    menuGroups: readMenuGroups(root),
    isPublished: existsSync(path.join(root, id, 'published.json')),
    commits: typeof commits === 'string' ? [] : commits,
    schemas: readSchemas(root),
    problems,
  };
}

/** Those of the site beside the forms; none where there is no site, or its pages cannot be read. */
function readMenuGroups(root: string): readonly string[] {
  const file = path.resolve(root, '../site/pages.json');
  if (!existsSync(file)) return [];
  try {
    const { menu } = recordOf(readJsonFile(file).value);
    const names = Array.isArray(menu) ? menu.map((group) => recordOf(group).name) : [];
    return names.filter((name) => typeof name === 'string');
  } catch (error) {
    if (error instanceof DefinitionError) return [];
    throw error;
  }
}

/** The schemas beside the forms. One that cannot be read is left out: then the editor offers nothing. */
function readSchemas(root: string): FormFolder['schemas'] {
  const names = readdirSync(root).filter((name) => name.endsWith('.schema.json'));
  return Object.fromEntries(
    names.flatMap((name) => {
      try {
        return [[name, recordOf(readJsonFile(path.join(root, name)).value)]];
      } catch (error) {
        if (error instanceof DefinitionError) return [];
        throw error;
      }
    }),
  );
}

/** The form's examples, or the reason why they cannot be read. */
function readExamples(root: string, id: string): readonly Example[] | string {
  const folder = path.join(root, id, 'examples');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  try {
    const fileOf = (name: string) => `${id}/examples/${name.split(path.sep).join('/')}`;
    return examplesOf(
      Object.fromEntries(names.map((name) => [fileOf(name), readJsonFile(path.join(folder, name)).value])),
    );
  } catch (error) {
    return `The examples cannot be read: ${messageOf(error)}`;
  }
}

const OUTSIDE = 'There are no earlier versions to compare with: these files are in no git repository.';

/** The commits that changed the form's files, or the reason why they cannot be read. */
async function readCommits(root: string, names: readonly string[]): Promise<readonly Commit[] | string> {
  try {
    return await earlierVersions(root, [...new Set(names.map((name) => path.posix.dirname(name)))]);
  } catch (error) {
    const isOutside = String(Object(error).stderr).includes('not a git repository');
    return isOutside ? OUTSIDE : `Earlier versions cannot be read: ${messageOf(error)}`;
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DefinitionError, listForms, readJsonFile } from '../../compile/index.ts';
import { type Example, examplesOf } from '../../studio/examplesOf.ts';
import type { FormFolder, FormName, Version } from '../../studio/protocol.ts';
import { earlierVersions } from './earlierVersions.ts';
import { formFiles } from './formFiles.ts';

/** All forms below `root`; one whose form.json cannot be read goes by its id. */
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

/** Everything that the studio shows of the form, apart from what follows from its texts. */
export async function readFolder(root: string, id: string): Promise<FormFolder> {
  const names = formFiles(root, id);
  const trouble: string[] = [];
  const examples = readExamples(root, id);
  if (typeof examples === 'string') trouble.push(examples);
  const versions = await readVersions(root, names);
  if (typeof versions === 'string') trouble.push(versions);
  return {
    files: names.map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') })),
    examples: typeof examples === 'string' ? [] : examples,
    versions: typeof versions === 'string' ? [] : versions,
    trouble,
  };
}

/** The form's examples, or why they cannot be read. */
function readExamples(root: string, id: string): readonly Example[] | string {
  const folder = path.join(root, id, 'examples');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  try {
    const place = (name: string) => `${id}/examples/${name.split(path.sep).join('/')}`;
    return examplesOf(
      Object.fromEntries(names.map((name) => [place(name), readJsonFile(path.join(folder, name)).value])),
    );
  } catch (error) {
    return `The examples cannot be read: ${(error as Error).message}`;
  }
}

/** The versions of the form's files, or why there are none. */
async function readVersions(root: string, names: readonly string[]): Promise<readonly Version[] | string> {
  try {
    return await earlierVersions(root, [...new Set(names.map((name) => path.posix.dirname(name)))]);
  } catch (error) {
    return `There are no earlier versions to compare with: ${(error as Error).message}`;
  }
}

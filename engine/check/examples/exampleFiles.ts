import path from 'node:path';
import { DefinitionError, filesBelow, type JsonFile, readJsonFile } from '../../compile/index.ts';
import { daysWritten } from './daysWritten.ts';

export interface ExampleFile {
  /** `minimal`, `maximal` or e.g. `refused/family-email-invalid`. */
  readonly name: string;
  readonly json: JsonFile;
  readonly value: unknown;
}

/** The examples of a form's folder in the order of their names, and what is wrong with files that cannot be read. */
export function exampleFiles(folder: string): { files: readonly ExampleFile[]; broken: readonly DefinitionError[] } {
  const examples = path.join(folder, 'examples');
  const broken: DefinitionError[] = [];
  const names = filesBelow(examples).filter((name) => name.endsWith('.json'));
  const files = names.flatMap((name): ExampleFile[] => {
    try {
      const json = readJsonFile(path.join(examples, name));
      return [{ name: name.replace(/\.json$/, ''), json, value: daysWritten(json.value) }];
    } catch (error) {
      if (!(error instanceof DefinitionError)) throw error;
      broken.push(error);
      return [];
    }
  });
  return { files, broken };
}

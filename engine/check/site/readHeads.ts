import path from 'node:path';
import { DefinitionError, type FormFile, type JsonFile, listForms, readJsonFile } from '../../compile/index.ts';
import { isRecord } from '../../core/index.ts';

/** What the site uses of a form.json; any part may be missing or misshapen, which `checkForm` reports. */
export interface FormHead {
  readonly id: string;
  readonly json: JsonFile;
  readonly value: Partial<FormFile>;
}

/** The form.json of every form that can be read. */
export function readHeads(formsFolder: string): readonly FormHead[] {
  return listForms(formsFolder).flatMap((id): FormHead[] => {
    try {
      const json = readJsonFile(path.join(formsFolder, id, 'form.json'));
      return isRecord(json.value) ? [{ id, json, value: json.value }] : [];
    } catch (error) {
      if (error instanceof DefinitionError) return [];
      throw error;
    }
  });
}

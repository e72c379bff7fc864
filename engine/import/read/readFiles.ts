// Reads what is imported, whatever its kind.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../core/index.ts';
import type { Draft } from '../draft/draft.ts';
import { readJsonForms } from './jsonForms/readJsonForms.ts';
import { joinParts, pointToIds } from './references.ts';
import { readRjsf } from './rjsf.ts';
import { sourceOf } from './source.ts';
import { readXlsForm } from './xlsForm/readXlsForm.ts';
import { readWorkbook } from './xlsForm/workbook.ts';

/** No definition of a form is as large. */
const MOST_BYTES = 8 * 1024 * 1024;

const WORKBOOK = /\.xls[xm]?$/i;

/** Fills the draft from the files; what is wrong with them, in words, if that is not possible. */
export function readFiles(draft: Draft, files: readonly string[]): string | undefined {
  const large = files.find((file) => statSync(file).size > MOST_BYTES);
  if (large !== undefined) return `${large} has more than ${MOST_BYTES / 1024 / 1024} MB.`;
  const [first = ''] = files;
  const name = path.basename(first).replace(/(?:[.-]?schema)?\.\w+$/i, '');
  if (WORKBOOK.test(first)) return readTables(draft, first, name);
  const values: unknown[] = [];
  for (const file of files) {
    try {
      const value: unknown = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
      draft.comesFrom(value, path.basename(file));
      values.push(value);
    } catch (error) {
      return `${file} is not JSON: ${messageOf(error)}.`;
    }
  }
  const source = sourceOf(values, name);
  if (!source) return 'There is no JSON Schema in this.';
  pointToIds(source.schema);
  joinParts(draft, source.schema);
  if (source.kind === 'jsonforms') readJsonForms(draft, source);
  else readRjsf(draft, source);
  return undefined;
}

function readTables(draft: Draft, file: string, name: string): string | undefined {
  try {
    const isForm = readXlsForm(draft, readWorkbook(readFileSync(file)), name);
    return isForm ? undefined : `${file} has no sheet "survey".`;
  } catch (error) {
    return `${file} cannot be read: ${messageOf(error)}.`;
  }
}

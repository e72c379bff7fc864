// Reads the imported files, whichever format they have.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../core/index.ts';
import type { Draft } from '../draft/draft.ts';
import { TOO_DEEP, whyTooDeep, whyTooLarge } from './bounds.ts';
import { readJsonForms } from './jsonForms/readJsonForms.ts';
import { joinParts, partBesideReferences, pointToIds } from './references.ts';
import { readRjsf } from './rjsf.ts';
import { sourceOf } from './source.ts';
import { readXlsForm } from './xlsForm/readXlsForm.ts';
import { readWorkbook } from './xlsForm/workbook.ts';

/** A larger file is refused. No form's definition comes near. */
const MOST_BYTES = 8 * 1024 * 1024;

const WORKBOOK = /\.xls[xm]?$/i;

/** Fills the draft from the files. If they cannot be read, returns the reason as a sentence. */
export function readFiles(draft: Draft, files: readonly string[]): string | undefined {
  const large = files.find((file) => statSync(file).size > MOST_BYTES);
  if (large !== undefined) return `${large} has more than ${MOST_BYTES / 1024 / 1024} MB.`;
  const [first = ''] = files;
  const name = path.basename(first).replace(/(?:[.-]?schema)?\.\w+$/i, '');
  if (WORKBOOK.test(first)) return readTables(draft, first, name);
  const values: unknown[] = [];
  for (const file of files) {
    const value = contentOf(draft, file);
    const why = value instanceof Error ? value.message : whyTooDeep(value);
    if (why !== undefined) return `${file} ${why}.`;
    draft.comesFrom(value, path.basename(file));
    values.push(value);
  }
  const source = sourceOf(draft, values, name);
  if (!source) return 'There is no JSON Schema in this.';
  const why = whyTooLarge(source.schema);
  if (why !== undefined) return `${first} ${why}.`;
  pointToIds(source.schema);
  partBesideReferences(source.schema);
  joinParts(draft, source.schema);
  if (source.kind === 'jsonforms') readJsonForms(draft, source);
  else readRjsf(draft, source);
  return undefined;
}

/** As a key of an ordinary object it would set the prototype, so a question cannot have this name. */
const NO_NAME = '__proto__';

/** The content of a file. Throws an `Error` with the reason as the end of a sentence. */
function contentOf(draft: Draft, file: string): unknown {
  const withoutName = (key: string, value: unknown) => {
    if (key !== NO_NAME) return value;
    draft.note('left', path.basename(file), `What is called "${NO_NAME}".`, 'No question can have this name.');
    return undefined;
  };
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), withoutName);
  } catch (error) {
    const isDeep = error instanceof RangeError;
    return new Error(isDeep ? TOO_DEEP : `is not JSON: ${messageOf(error)}`);
  }
}

function readTables(draft: Draft, file: string, name: string): string | undefined {
  try {
    if (!readXlsForm(draft, readWorkbook(readFileSync(file)), name)) return `${file} has no sheet "survey".`;
  } catch (error) {
    return `${file} cannot be read: ${messageOf(error)}.`;
  }
  const why = draft
    .steps()
    .map(({ schema }) => whyTooLarge(schema))
    .find((one) => one !== undefined);
  return why && `${file} ${why}.`;
}

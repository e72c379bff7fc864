// Imports files into a folder of its own, and reads what was made.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { checkProject } from '../../../engine/check/checkProject.ts';
import { runImport } from '../../../engine/import/runImport.ts';

export const fixtures = path.join(import.meta.dirname, '../../fixtures/imports');

type Json = Record<string, never>;

export interface Imported {
  readonly code: number;
  readonly lines: readonly string[];
  /** A file of the made folder. */
  readonly read: (name: string) => Json;
  /** Codes of what the check finds in the made folder, each once. */
  readonly found: () => Promise<readonly string[]>;
  readonly to: string;
}

/** What is imported: files of the fixtures by name, values as JSON files called 0.json and so on, or the bytes of workbooks. */
type Sources = readonly (string | object)[];

/** Imports them into a folder that goes with the test. */
export function imported(...sources: Sources): Promise<Imported> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'imported-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return importInto(folder, sources);
}

/** Imports them once for all tests of a file that only read what was made. */
export function importedOnce(sources: () => Sources | Promise<Sources>): () => Imported {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'imported-'));
  let made: Imported | undefined;
  beforeAll(async () => {
    made = await importInto(folder, await sources());
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => {
    if (!made) throw new Error('Nothing is imported before the tests run.');
    return made;
  };
}

async function importInto(folder: string, sources: Sources): Promise<Imported> {
  const files = sources.map((source, i) => {
    if (typeof source === 'string') return path.join(fixtures, source);
    const isBinary = source instanceof Uint8Array;
    const file = path.join(folder, isBinary ? `${i}.xlsx` : `${i}.json`);
    writeFileSync(file, isBinary ? source : JSON.stringify(source));
    return file;
  });
  const to = path.join(folder, 'made');
  const lines: string[] = [];
  const code = await runImport([...files, '--to', to], (line) => lines.push(line.replaceAll(`${folder}/`, '')));
  return {
    code,
    lines,
    to,
    read: (name) => (existsSync(path.join(to, name)) ? JSON.parse(readFileSync(path.join(to, name), 'utf8')) : {}),
    found: async () => [...new Set((await checkProject(folder, 'made')).map((finding) => finding.code))],
  };
}

/** Imports a schema, or a schema and a uiSchema, of RJSF; a question `a` beside keeps a form from asking nothing. */
export function importedGroup(properties: object, others: object = {}, uiSchema: object = {}): Promise<Imported> {
  const kept = { type: 'string', title: 'Kept', maxLength: 9 };
  return imported({ schema: { type: 'object', properties: { kept, ...properties }, ...others }, uiSchema });
}

// Reads the examples of every form's folder, so that a new form is tested without a change here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Example, examplesOf } from '../../engine/check/examples/examplesOf.ts';

const forms = path.resolve(import.meta.dirname, '../../forms');

/** The examples of all forms, by form and name. */
export function readExamples(): readonly Example[] {
  return examplesOf(Object.fromEntries(exampleFiles().map((file) => [file, JSON.parse(readFileSync(file, 'utf8'))])));
}

function exampleFiles(): string[] {
  const folders = readdirSync(forms).map((form) => path.posix.join(forms, form, 'examples'));
  return folders.filter(existsSync).flatMap((folder) => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
  });
}

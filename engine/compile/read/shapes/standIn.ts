import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siblingFiles } from '../jsonFile.ts';

/** A form of the steps that have both files. What another step's file refers to is a part of that, and no step. */
export function standIn(folder: string) {
  const names = siblingFiles(path.join(folder, 'form.json'));
  const uiFiles = names.filter((name) => name.endsWith('.ui.json'));
  const written = uiFiles.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
  const ids = uiFiles
    .filter((name) => !written.includes(`"${name}"`))
    .map((name) => name.slice(0, -'.ui.json'.length))
    .filter((id) => names.includes(`${id}.schema.json`));
  const steps = ids.map((id) => ({ id, label: id }));
  return {
    version: 1,
    title: '',
    route: '/',
    steps,
    next: 'check' as const,
    submit: {},
    done: { title: '', text: [] },
  };
}

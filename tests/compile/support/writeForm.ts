// Small definitions in temporary folders: a valid form of one step, and the changes of a test.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** File names relative to the folder of forms; text is written as it is, anything else as JSON, `undefined` not at all. */
export type Files = Readonly<Record<string, unknown>>;

const form = {
  version: 1,
  title: 'Trip',
  route: '/trip',
  steps: [{ id: 'who', label: 'Who', at: '/who' }],
  next: 'check',
  submit: { post: '/trip' },
  done: { title: 'Done', text: ['Good.'] },
};

export const goodFiles = {
  'trip/form.json': form,
  'trip/who.schema.json': {
    type: 'object',
    properties: { name: { type: 'string', title: 'Name', maxLength: 50 } },
    required: ['name'],
    errorMessage: { required: { name: 'Name is required' } },
  },
  'trip/who.ui.json': { 'ui:sections': [{ title: 'You', fields: ['name'] }] },
  'trip/ar.json': {
    'form.json': {
      '/title': 'رحلة',
      '/steps/who/label': 'من',
      '/done/title': 'تم',
      '/done/text/0': 'حسنًا.',
    },
    'who.schema.json': { '/properties/name/title': 'الاسم', '/errorMessage/required/name': 'الاسم مطلوب' },
    'who.ui.json': { '/ui:sections/0/title': 'أنتم' },
  },
};

/** `form.json` with some keys changed. */
export function formFile(changes: object): object {
  return { ...form, ...changes };
}

/** `ar.json` of the valid form, with more translations for its form.json. */
export function inArabic(words: object): object {
  const { 'form.json': form, ...others } = goodFiles['trip/ar.json'];
  return { 'form.json': { ...form, ...words }, ...others };
}

/** Writes the files below `folder`, each with an indent of two. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) continue;
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  }
}

/** A folder with the form `trip`, valid apart from `changes`; removed after the test. */
export function writeForm(changes: Files = {}): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'forms-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFiles(folder, { ...goodFiles, ...changes });
  return folder;
}

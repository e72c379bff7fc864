// The forms in tests/fixtures/forms, compiled in each language that they are translated to, with their examples' answers.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileForm } from '../../engine/compile/compileForm.ts';
import { listForms } from '../../engine/compile/read/readDefinition.ts';
import type { Language } from '../../engine/core/locale/language.ts';
import type { Answers, Form } from '../../engine/core/model/types.ts';
import { loadForm } from '../../engine/prove/loadForm.ts';

/** The folder of forms that only tests use. */
export const fixtures = path.resolve(import.meta.dirname, '../fixtures/forms');

export const ids = listForms(fixtures);

/** The languages of a form: English, and Arabic where it is translated. */
export function languagesOf(id: string): readonly Language[] {
  return existsSync(path.join(fixtures, id, 'ar.json')) ? ['en', 'ar'] : ['en'];
}

export async function droppedForm(id: string, language: Language = 'en'): Promise<Form> {
  return loadForm(compileForm(fixtures, id, language).code);
}

/** The form's example with an answer to every question. */
export function maximal(id: string): Answers {
  return JSON.parse(readFileSync(path.join(fixtures, id, 'examples/maximal.json'), 'utf8')) as Answers;
}

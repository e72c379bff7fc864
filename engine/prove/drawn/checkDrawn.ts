// A drawn form as the check sees it: written into a folder of its own, with a translation where it is drawn in another language.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type CheckedForm, checkForm, listTexts } from '../../compile/index.ts';
import { SOURCE } from '../../core/index.ts';
import type { DrawnForm } from './arbitraryDefinition.ts';

const ID = 'drawn';

/** Checks the form in English and, if it is drawn in another language, in that, too. */
export function checkDrawn({ language, files }: DrawnForm): CheckedForm {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'drawn-'));
  try {
    mkdirSync(path.join(folder, ID));
    const write = (name: string, content: unknown) =>
      writeFileSync(path.join(folder, ID, name), JSON.stringify(content));
    for (const [name, content] of Object.entries(files)) write(name, content);
    if (language !== SOURCE) write(`${language}.json`, translated(files));
    const checked = checkForm(folder, ID);
    return checked.findings.length > 0 || language === SOURCE ? checked : checkForm(folder, ID, language);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function translated(files: DrawnForm['files']): object {
  const words = Object.entries(files).map(([name, content]) => {
    const all = listTexts(name, structuredClone(content)).map(({ name: at, text }) => [at, translationOf(text)]);
    return [name, Object.fromEntries(all)];
  });
  return Object.fromEntries(words);
}

/** What stands for a text in a drawn translation. */
export function translationOf(text: string): string {
  return `ع ${text}`;
}

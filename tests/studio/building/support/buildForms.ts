// Fixture forms in a folder of their own, changed by the studio's actions as the dialogs would.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { publish } from '../../../../engine/check/index.ts';
import { listTexts } from '../../../../engine/compile/index.ts';
import type { Action, FileChange } from '../../../../engine/studio/protocol/actions.ts';
import { planAction } from '../../../../engine/studio/server/planAction.ts';

/** A copy of some of the fixture forms, whole in Arabic and published; removed after the test. */
export async function fixtureForms(...forms: readonly string[]): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'building-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const form of forms) {
    cpSync(path.resolve('tests/fixtures/forms', form), path.join(folder, form), { recursive: true });
    if (!existsSync(path.join(folder, form, 'ar.json'))) inArabic(path.join(folder, form));
  }
  expect(await publish(folder)).toEqual([]);
  return folder;
}

/** Writes a translation of every text. */
function inArabic(folder: string): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const words = files.map((name) => {
    const texts = listTexts(name, JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
    return [name, Object.fromEntries(texts.map((text) => [text.name, `${text.text} بالعربية`]))];
  });
  writeFileSync(path.join(folder, 'ar.json'), `${JSON.stringify(Object.fromEntries(words), null, 2)}\n`);
}

/** The files that the action writes. Throws what the studio would say if it cannot be done. */
export async function planned(folder: string, form: string, action: Action): Promise<readonly FileChange[]> {
  const answer = await planAction(folder, { form, action });
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.files;
}

/** Every file of the folder by its name. */
export function textsIn(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

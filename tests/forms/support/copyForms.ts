import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { copyFacts } from '../../support/copyFacts.ts';

const shipped = path.resolve(import.meta.dirname, '../../../forms');
const ofRecipes = path.resolve(import.meta.dirname, '../../fixtures/recipes');

/** A copy of the shipped forms, with the facts beside it, without their examples, which no check reads; removed after the test. */
export function copyForms(isWanted: (file: string) => boolean = () => true): string {
  const above = mkdtempSync(path.join(os.tmpdir(), 'copy-'));
  onTestFinished(() => rmSync(above, { recursive: true }));
  const folder = path.join(above, 'forms');
  const filter = (file: string) => path.basename(file) !== 'examples' && isWanted(path.relative(shipped, file));
  cpSync(shipped, folder, { recursive: true, filter });
  copyFacts(folder);
  return folder;
}

/** A copy of the form that the changes in forms/README.md begin with; removed after the test. */
export function copyRecipeForms(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'forms-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(ofRecipes, folder, { recursive: true });
  return folder;
}

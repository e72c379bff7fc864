import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Forms and facts as they were delivered: tests change copies of them, and a school changes its own. */
const delivered = path.resolve(import.meta.dirname, '../../fixtures/school');

/** A copy of the delivered forms, without the files that are not wanted, and with their facts beside it; removed after the test. */
export function copyForms(isWanted: (file: string) => boolean = () => true): string {
  const above = mkdtempSync(path.join(os.tmpdir(), 'forms-'));
  onTestFinished(() => rmSync(above, { recursive: true }));
  const folder = path.join(delivered, 'forms');
  cpSync(delivered, above, { recursive: true, filter: (file) => isWanted(path.relative(folder, file)) });
  return path.join(above, 'forms');
}

import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { factsFileOf } from '../../engine/compile/read/readFacts.ts';

const shipped = path.resolve(import.meta.dirname, '../../forms');

/** Puts the site's facts beside a copy of the shipped forms, which name them. */
export function copyFacts(formsFolder: string): void {
  const file = factsFileOf(formsFolder);
  mkdirSync(path.dirname(file), { recursive: true });
  copyFileSync(factsFileOf(shipped), file);
}

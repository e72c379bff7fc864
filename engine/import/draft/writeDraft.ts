import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Draft } from './draft.ts';

/** Creates the folder and writes the draft's files to it. */
export function writeDraft({ files }: Draft, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of files) writeFileSync(path.join(folder, name), `${JSON.stringify(value, undefined, 2)}\n`);
}

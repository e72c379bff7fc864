// The studio with its own copy of forms, which a test may change.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startStudioServer } from '../../../studio/support/studioServer.ts';
import { copyFacts } from '../../../support/copyFacts.ts';
import { project } from './server.ts';

interface StudioOfCopy {
  /** The copy. */
  readonly forms: string;
  /** Address of the studio. */
  readonly address: string;
  close(): Promise<void>;
}

/** `fill` makes the folder of forms, and what it needs of a site beside it. */
export async function startStudio(fill: (forms: string) => void = copyForms): Promise<StudioOfCopy> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'studio-'));
  const forms = path.join(folder, 'forms');
  fill(forms);
  const { origin, close } = await startStudioServer(forms, path.join(project, 'site'), path.join(folder, 'cache'));
  return {
    forms,
    address: `${origin}/studio`,
    async close() {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The forms of the school. */
function copyForms(forms: string): void {
  cpSync(path.join(project, 'forms'), forms, { recursive: true });
  copyFacts(forms);
}

// The studio with its own copy of the forms, which a test may change.

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

export async function startStudio(): Promise<StudioOfCopy> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'studio-'));
  const forms = path.join(folder, 'forms');
  cpSync(path.join(project, 'forms'), forms, { recursive: true });
  copyFacts(forms);
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

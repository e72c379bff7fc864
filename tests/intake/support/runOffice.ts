// The office's command line inside the test's process.
import type { Context } from '../../../engine/intake/cli/parts/command.ts';
import { runCommand } from '../../../engine/intake/cli/runCommand.ts';
import { otherForm } from './otherForm.ts';
import { sampleForm } from './sampleForm.ts';
import { sampleOffices } from './sampleOffice.ts';

export interface Ran {
  readonly code: number;
  readonly printed: string;
  readonly complained: string;
}

/** Runs `npm run applications -- ...argv` over a data folder, or over a database. */
export async function runOffice(
  where: Pick<Context, 'dataDir' | 'databaseUrl' | 'isStoreChosen' | 'env'>,
  ...argv: string[]
): Promise<Ran> {
  const texts = { printed: '', complained: '' };
  const code = await runCommand(argv, {
    ...where,
    forms: [sampleForm, otherForm],
    offices: sampleOffices,
    print: (text) => (texts.printed += text),
    printError: (text) => (texts.complained += text),
  });
  return { code, ...texts };
}

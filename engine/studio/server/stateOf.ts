import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkProject } from '../../check/index.ts';
import type { FormState } from '../protocol/protocol.ts';

const run = promisify(execFile);
const TRANSLATIONS = ['translated', 'translationsCurrent'];
const EXAMPLES = ['examplesFit'];

/** The state of a form as its files are on the disk. */
export async function stateOf(root: string, id: string): Promise<FormState> {
  const codes = (await checkProject(root, id)).map(({ code }) => code);
  const count = (wanted: readonly string[]) => codes.filter((code) => wanted.includes(code)).length;
  const [translations, examples] = [count(TRANSLATIONS), count(EXAMPLES)];
  const isChanged = await differsFromCommit(root, id);
  return {
    translations,
    examples,
    others: codes.length - translations - examples,
    isPublished: existsSync(path.join(root, id, 'published.json')),
    ...(isChanged !== undefined && { isChanged }),
  };
}

/** Undefined outside of a repository, and where there is no git. */
async function differsFromCommit(root: string, id: string): Promise<boolean | undefined> {
  // git answers 128 outside of a repository; without git the process cannot be started.
  const result = await run('git', ['--no-optional-locks', 'status', '--porcelain', '--', id], { cwd: root }).catch(
    () => undefined,
  );
  return result && result.stdout !== '';
}

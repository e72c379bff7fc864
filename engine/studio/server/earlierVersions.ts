// Earlier versions of the forms, read from their git repository. Its working tree and index stay untouched: the files of a
// commit are written to a temporary folder through a temporary index.
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { factsFileOf } from '../../compile/index.ts';
import type { Commit } from '../protocol/protocol.ts';
import { inFolder } from './inCopy.ts';

const MAX_COMMITS = 30;
const COMMIT_ID = /^[0-9a-f]{40,64}$/;
const run = promisify(execFile);

/** Commits that changed one of `folders`, latest first, at most 30. Rejects outside of a repository. */
export async function earlierVersions(root: string, folders: readonly string[]): Promise<readonly Commit[]> {
  const format = '--format=%H%x09%cs%x09%s';
  const { stdout } = await run('git', ['log', format, '-n', String(MAX_COMMITS), '--', ...folders], { cwd: root });
  return stdout.split('\n').flatMap((line) => {
    const [id, day, ...subject] = line.split('\t');
    return id && day ? { id, day, subject: subject.join('\t') } : [];
  });
}

/** Runs `work` on a temporary copy of the folder of forms as of `commit`. Rejects what is not a full commit id. */
export async function atCommit<T>(root: string, commit: string, work: (folder: string) => T): Promise<T> {
  if (!COMMIT_ID.test(commit)) throw new Error('This is not a full commit id.');
  const { stdout } = await run('git', ['rev-parse', '--show-toplevel'], { cwd: root });
  return inFolder(async (folder) => {
    const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, 'index') };
    const forms = path.join(folder, 'forms');
    await run('git', ['read-tree', `${commit}:./`], { cwd: root, env });
    await run('git', ['checkout-index', '--all', `--prefix=${forms}/`], { cwd: stdout.trimEnd(), env });
    await checkOutFacts(root, commit, factsFileOf(forms));
    return work(forms);
  });
}

/** Writes the commit's facts.json beside the forms, since their texts name facts. Does nothing where the file is outside of the repository or not in the commit. */
async function checkOutFacts(root: string, commit: string, file: string): Promise<void> {
  const { stdout: above } = await run('git', ['rev-parse', '--show-prefix'], { cwd: root });
  const name = path.posix.join(above.trim(), path.relative(root, factsFileOf(root)).split(path.sep).join('/'));
  if (name.startsWith('../')) return;
  const { stdout: known } = await run('git', ['ls-tree', '--full-tree', '--name-only', commit, name], { cwd: root });
  if (known.trim() === '') return;
  const { stdout: facts } = await run('git', ['show', `${commit}:${name}`], { cwd: root });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, facts);
}

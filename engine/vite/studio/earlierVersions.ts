// Earlier versions of the forms, as the repository that they are kept in has them. Nothing is checked out: the files of a
// commit are written elsewhere, by an index of their own.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Version } from '../../studio/protocol.ts';
import { inFolder } from './inCopy.ts';

const MOST = 30;
const COMMIT = /^[0-9a-f]{40,64}$/;
const run = promisify(execFile);

/** Commits that touched the form's folder or a folder that it refers to, the latest first; fails where there is no repository. */
export async function earlierVersions(root: string, folders: readonly string[]): Promise<readonly Version[]> {
  const format = '--format=%H%x09%cs%x09%s';
  const { stdout } = await run('git', ['log', format, '-n', String(MOST), '--', ...folders], { cwd: root });
  return stdout.split('\n').flatMap((line) => {
    const [commit, day, ...subject] = line.split('\t');
    return commit && day ? { commit, day, subject: subject.join('\t') } : [];
  });
}

/** What `work` makes of the folder of forms as it was at `commit`. */
export async function atCommit<T>(root: string, commit: string, work: (folder: string) => T): Promise<T> {
  if (!COMMIT.test(commit)) throw new Error('This is no commit.');
  const { stdout } = await run('git', ['rev-parse', '--show-toplevel'], { cwd: root });
  return inFolder(async (folder) => {
    const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, 'index') };
    const forms = path.join(folder, 'forms');
    await run('git', ['read-tree', `${commit}:./`], { cwd: root, env });
    await run('git', ['checkout-index', '--all', `--prefix=${forms}/`], { cwd: stdout.trimEnd(), env });
    return work(forms);
  });
}

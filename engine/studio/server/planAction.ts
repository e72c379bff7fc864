// Carries out an action in a copy of the forms, and answers how the copy's files then differ: what would be written.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkProject } from '../../check/index.ts';
import { listForms } from '../../compile/index.ts';
import { applyAction } from '../actions/applyAction.ts';
import { Impossible } from '../actions/impossible.ts';
import { toFinding } from '../actions/toFinding.ts';
import { changesBetween } from '../changes/changesBetween.ts';
import type { FileChange, PlanAnswer, PlanRequest } from '../protocol/actions.ts';
import { versionIn } from './compareForm.ts';
import { atCommit, earlierVersions } from './earlierVersions.ts';
import { inCopy } from './inCopy.ts';

/** The plan of an action; nothing is written. */
export function planAction(root: string, { form, action }: PlanRequest): Promise<PlanAnswer> {
  return inCopy(root, {}, async (folder): Promise<PlanAnswer> => {
    try {
      await applyAction(folder, form, action);
    } catch (error) {
      if (error instanceof Impossible) return { problem: error.message };
      throw error;
    }
    const files = differences(root, folder);
    if (files.length === 0) return { problem: 'Nothing is left to write.' };
    const isLeft = listForms(folder).includes(form);
    const findings = isLeft ? await checkProject(folder, form) : [];
    return {
      files,
      findings: findings.map((finding) => toFinding(folder, finding)),
      ...(await changesOf(root, folder, { form, action })),
    };
  });
}

/** Publishing concerns all that changed since the last commit of the form; other actions what they change themselves. */
async function changesOf(
  root: string,
  folder: string,
  { form, action }: PlanRequest,
): Promise<Pick<Planned, 'changes' | 'since'>> {
  const read = (one: string) => (listForms(one).includes(form) ? versionIn(one, form) : undefined);
  const [since] = action.kind === 'publish' ? await earlierVersions(root, [form]).catch(() => []) : [];
  const before = since ? await atCommit(root, since.id, read) : read(root);
  const after = read(folder);
  if (!before || !after || (action.kind === 'publish' && !since)) return {};
  return { changes: changesBetween(before, after), ...(since && { since }) };
}

type Planned = Extract<PlanAnswer, { files: unknown }>;

function differences(root: string, copy: string): readonly FileChange[] {
  const names = [...new Set([...jsonFiles(root), ...jsonFiles(copy)])].sort();
  return names
    .map((name) => ({ name, before: textOf(root, name), after: textOf(copy, name) }))
    .filter(({ before, after }) => before !== after);
}

function jsonFiles(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.json')).map((name) => name.split(path.sep).join('/'));
}

function textOf(folder: string, name: string): string | null {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

// What must hold of every action: the form then has no finding that it did not have, proves, and undoing restores every byte.
import { expect } from 'vitest';
import { checkProject } from '../../../../engine/check/index.ts';
import { checkForm, compileDefinition } from '../../../../engine/compile/index.ts';
import { loadForm, proveForm } from '../../../../engine/prove/index.ts';
import type { Building, FileChange } from '../../../../engine/studio/protocol/actions.ts';
import { writeFiles } from '../../../../engine/studio/server/writeFiles.ts';
import { undone } from '../../../../engine/studio/state/stepLog.ts';
import { carriedOut, textsIn } from './buildForms.ts';

/** Carries out the action, holds what must hold, and undoes it. Returns what was written. */
export async function checkedAfter(folder: string, form: string, action: Building): Promise<readonly FileChange[]> {
  const [before, known] = [textsIn(folder), await findings(folder, form)];
  const files = await carriedOut(folder, form, action);
  const found = await findings(folder, form);
  expect(found.filter((finding) => !known.includes(finding))).toEqual([]);
  expect(await unproven(folder, form)).toEqual([]);
  expect(writeFiles(folder, { files: undone({ what: '', files }) })).toEqual({ kind: 'written' });
  expect(textsIn(folder)).toEqual(before);
  return files;
}

async function findings(folder: string, form: string): Promise<readonly string[]> {
  return (await checkProject(folder, form)).map(({ code, problem }) => `${code} ${problem}`);
}

async function unproven(folder: string, form: string): Promise<readonly string[]> {
  const { definition } = checkForm(folder, form);
  if (!definition) return ['It cannot be read.'];
  const { findings } = await proveForm(definition, await loadForm(compileDefinition(definition)));
  return findings.map(({ problem }) => problem);
}

// What must hold of every action: the form then has no finding that it did not have, proves, and undoing restores every byte.
import { expect } from 'vitest';
import { checkProject } from '../../../../engine/check/index.ts';
import { checkForm, compileDefinition, listForms } from '../../../../engine/compile/index.ts';
import { loadForm, proveForm } from '../../../../engine/prove/index.ts';
import type { Action } from '../../../../engine/studio/protocol/actions.ts';
import { planAction } from '../../../../engine/studio/server/planAction.ts';
import { writeFiles } from '../../../../engine/studio/server/writeFiles.ts';
import { undone } from '../../../../engine/studio/state/stepLog.ts';
import { textsIn } from './buildForms.ts';

/** Carries out the action, holds what must hold, and undoes it. False if it was refused. */
export async function isCarriedOut(folder: string, form: string, action: Action): Promise<boolean> {
  const before = textsIn(folder);
  const known = await findingsBefore(folder, form, before);
  const after = action.kind === 'add-form' ? action.form.id : action.kind === 'rename-form' ? action.id : form;
  const answer = await planAction(folder, { form, action });
  if ('problem' in answer) {
    expect(answer.problem).toMatch(/^[A-Z“].*\.$/s);
    return false;
  }
  const { files } = answer;
  expect(writeFiles(folder, { files })).toEqual({ kind: 'written' });
  const found = await findings(folder, after);
  expect([action, found.filter((finding) => !known.includes(finding))]).toEqual([action, []]);
  expect([action, await unproven(folder, after)]).toEqual([action, []]);
  expect(writeFiles(folder, { files: undone({ what: '', files }) })).toEqual({ kind: 'written' });
  expect(textsIn(folder)).toEqual(before);
  return true;
}

/** Each action is undone to the byte, so most begin with the same texts. */
const lastFound = new Map<string, { readonly texts: string; readonly found: readonly string[] }>();

async function findingsBefore(folder: string, form: string, before: object): Promise<readonly string[]> {
  const [place, texts] = [`${folder} ${form}`, JSON.stringify(before)];
  const last = lastFound.get(place);
  if (last?.texts === texts) return last.found;
  const found = await findings(folder, form);
  lastFound.set(place, { texts, found });
  return found;
}

async function findings(folder: string, form: string): Promise<readonly string[]> {
  if (!listForms(folder).includes(form)) return [];
  return (await checkProject(folder, form)).map(({ code, problem }) => `${code} ${problem}`);
}

async function unproven(folder: string, form: string): Promise<readonly string[]> {
  if (!listForms(folder).includes(form)) return [];
  const { definition } = checkForm(folder, form);
  if (!definition) return ['It cannot be read.'];
  const { findings } = await proveForm(definition, await loadForm(compileDefinition(definition)));
  return findings.map(({ problem }) => problem);
}

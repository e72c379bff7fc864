// Carries out an action in a copy of the forms, and answers how the copy's files then differ: what would be written.
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressesFileOf, checkProject, factExceptionsOf } from '../../check/index.ts';
import { listForms, recordFileOf } from '../../compile/index.ts';
import { siteFiles } from '../../content/index.ts';
import { applyAction } from '../actions/applyAction.ts';
import { siteOf } from '../actions/siteTexts.ts';
import { toFinding } from '../actions/toFinding.ts';
import { Impossible } from '../building/draft/impossible.ts';
import { changesBetween } from '../changes/changesBetween.ts';
import type { FileChange, PlanAnswer, PlanRequest } from '../protocol/actions.ts';
import type { Texts } from '../protocol/protocol.ts';
import { versionIn } from './compareForm.ts';
import { atCommit, earlierVersions } from './earlierVersions.ts';
import { inCopy } from './inCopy.ts';
import { notesOn } from './notesOn.ts';

/** The plan of an action; nothing is written. */
export function planAction(root: string, request: PlanRequest): Promise<PlanAnswer> {
  const { action } = request;
  const form = formAfter(request);
  const ofSite = action.kind === 'site-texts';
  const isInSite = ofSite || action.kind === 'except-fact';
  const isPublished = action.kind === 'publish';
  const read = isInSite ? siteTextsOf : isPublished ? publishedTextsOf : textsOf;
  const carryOut = async (folder: string): Promise<PlanAnswer> => {
    const before = read(folder);
    try {
      await applyAction(folder, action.kind === 'rename-form' ? request.form : form, action);
    } catch (error) {
      if (error instanceof Impossible) return { problem: error.message };
      throw error;
    }
    const files = differences(before, read(folder));
    // What parents will see changed is of interest however often a form is published.
    if (files.length === 0 && !isPublished) return { problem: 'Nothing is left to write.' };
    const notes = notesOn(request, files);
    const isLeft = listForms(folder).includes(form);
    const findings = ofSite ? await checkProject(folder) : isLeft ? await checkProject(folder, form) : [];
    return {
      files,
      findings: findings.map((finding) => toFinding(folder, finding)),
      ...(!isInSite && (await changesOf(root, folder, request))),
      ...(notes.length > 0 && { notes }),
    };
  };
  return isInSite || isPublished
    ? inCopy(root, {}, carryOut, (site, copy) => cpSync(site, copy, { recursive: true }))
    : inCopy(root, {}, carryOut);
}

/** The id of the form once the action is carried out. */
function formAfter({ form, action }: PlanRequest): string {
  if (action.kind === 'add-form') return action.form.id;
  return action.kind === 'rename-form' ? action.id : form;
}

/** Publishing concerns all that changed since the last commit of the form; other actions what they change themselves. */
async function changesOf(
  root: string,
  folder: string,
  request: PlanRequest,
): Promise<Pick<Planned, 'changes' | 'since'>> {
  const { form, action } = request;
  const read = (one: string, id = form) => (listForms(one).includes(id) ? versionIn(one, id) : undefined);
  const [since] = action.kind === 'publish' ? await earlierVersions(root, [form]).catch(() => []) : [];
  const before = since ? await atCommit(root, since.id, (one) => read(one)) : read(root);
  const after = read(folder, formAfter(request));
  if (!before || !after || (action.kind === 'publish' && !since)) return {};
  return { changes: changesBetween(before, after), ...(since && { since }) };
}

type Planned = Extract<PlanAnswer, { files: unknown }>;

/** Compared with the texts that the copy began with: what another program changes meanwhile is found when the plan is written. */
function differences(before: Texts, after: Texts): readonly FileChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }))
    .filter((file) => file.before !== file.after);
}

/** The texts of all JSON files below the folder. */
function textsOf(folder: string): Texts {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return textsBy(
    folder,
    names.map((name) => path.join(folder, name)),
  );
}

/** The texts of all JSON files below the folder, and of the site's file of addresses, which publishing adds to. */
function publishedTextsOf(folder: string): Texts {
  const file = addressesFileOf(folder);
  return { ...textsOf(folder), ...(existsSync(file) && textsBy(folder, [file])) };
}

/** Those of the site beside the folder that have texts of pages in them, the records of their translations, and exceptions of facts. */
function siteTextsOf(folder: string): Texts {
  const files = siteFiles(siteOf(folder));
  const others = [...new Set(files.map(recordFileOf)), factExceptionsOf(siteOf(folder))];
  return textsBy(folder, [...files, ...others.filter((file) => existsSync(file))]);
}

function textsBy(folder: string, files: readonly string[]): Texts {
  return Object.fromEntries(
    files.map((file) => [path.relative(folder, file).split(path.sep).join('/'), readFileSync(file, 'utf8')]),
  );
}

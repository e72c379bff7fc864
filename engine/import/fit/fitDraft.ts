// Runs the check on the draft and applies the fix of each finding, until there are no findings.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkForm, type DefinitionError } from '../../compile/index.ts';
import { getIn, isRecord, parsePointer } from '../../core/index.ts';
import type { Draft } from '../draft/draft.ts';
import { writeDraft } from '../draft/writeDraft.ts';
import { fillMessages } from './fillMessages.ts';
import { fixOf } from './fixes.ts';
import { writeOptions } from './options.ts';
import { leaveOut, leaveQuestionOut, type Problem } from './problem.ts';
import { dropEmpty, pruneUi } from './pruneUi.ts';

/** More rounds than any form needs: a fix that does not remove its finding must not run for ever. */
const MOST_ROUNDS = 200;

/** Returns the findings that are left. There are some only if no question of the draft can be asked by a form. */
export function fitDraft(draft: Draft): readonly DefinitionError[] {
  for (const { id, schema, ui } of draft.steps()) pruneUi(draft, `${id}.ui.json`, schema, ui);
  const left = untilFit(draft);
  if (left.length > 0) return left;
  for (const { schema, ui } of draft.steps()) {
    fillMessages(draft, schema);
    dropEmpty(ui);
  }
  return untilFit(draft);
}

function untilFit(draft: Draft): readonly DefinitionError[] {
  const seen = new Map<string, number>();
  for (let round = 0; ; round++) {
    const findings = findingsOf(draft);
    if (findings.length === 0 || round === MOST_ROUNDS) return findings;
    const now = JSON.stringify([...draft.files]);
    const times = seen.get(now) ?? 0;
    seen.set(now, times + 1);
    const ranks = [...new Set(findings.map(({ code }) => fixOf(code).rank))].toSorted((one, other) => one - other);
    // Fixes that undo each other, or change nothing, would repeat for ever. In that case those of a later rank are tried.
    const rank = ranks[times] ?? ranks[0];
    // The last entries of a list first: removing one does not change the indexes of those before it.
    const ofRank = findings.filter(({ code }) => fixOf(code).rank === rank).map((finding) => problemOf(draft, finding));
    if (times >= ranks.length) {
      if (!ofRank.some((problem) => problem && leaveAround(problem))) return findings;
      continue;
    }
    for (const problem of ofRank.toReversed()) {
      if (problem && isStill(problem)) fixOf(problem.finding.code).fix(problem);
    }
  }
}

function findingsOf(draft: Draft): readonly DefinitionError[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'import-'));
  try {
    writeDraft(draft, path.join(folder, 'form'));
    return checkForm(folder, 'form').findings;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function problemOf(draft: Draft, finding: DefinitionError): (Problem & { readonly part: unknown }) | undefined {
  const file = path.basename(finding.place.file);
  const root = draft.files.get(file);
  if (!root) return undefined;
  const at: readonly string[] = parsePointer(finding.place.pointer);
  let keys = at;
  // The compiler rewrites parts before it checks them; the finding then belongs to the nearest part that stands in the file.
  while (keys.length > 0 && getIn(root, [...keys]) === undefined) keys = keys.slice(0, -1);
  const options = optionsAt(finding.code, at);
  const around = options && getIn(root, [...options.around]);
  if (isRecord(around) && writeOptions(draft, around)) keys = [...(options?.around ?? []), ...(options?.keys ?? [])];
  return { draft, finding, file, root, keys, at, part: getIn(root, [...keys]) };
}

/** Where the options of a question stand once they are written as `enum` and `enumNames`; undefined for a place of something else. */
function optionsAt(code: string, at: readonly string[]) {
  if (code === 'keywords') return undefined;
  const list = at.findLastIndex((key) => key === 'oneOf' || key === 'anyOf');
  const [index, key] = at.slice(list + 1);
  if (list < 0 || at.length - list > 3 || (index !== undefined && key === undefined)) return undefined;
  const below = index === undefined ? ['enum'] : [key === 'title' ? 'enumNames' : 'enum', index];
  return { around: at.slice(0, list), keys: below };
}

/** False if another fix of this round has changed the place; the next round's check then finds what is left. */
function isStill({ root, keys, part }: Problem & { readonly part: unknown }): boolean {
  return getIn(root, [...keys]) === part;
}

/** Leaves out the question that the finding is in, or else the part that it is about; false if it is about a whole file. */
function leaveAround(problem: Problem): boolean {
  if (problem.keys.length === 0) return false;
  if (problem.file.endsWith('.schema.json')) leaveQuestionOut(problem);
  else leaveOut(problem);
  return true;
}

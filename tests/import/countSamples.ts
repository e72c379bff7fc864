// `node engine/vite/run.mjs tests/import/countSamples.ts FOLDER ... [--dropped]`: imports every JSON file of the folders by itself, each
// a pair under `schema` and `uiSchema` or `uischema`, and prints how many became forms and what the reports say. With `--dropped` it
// leaves out each key of each file in turn and names those without which form and report are the same: they were lost without a note.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatPointer, isRecord } from '../../engine/core/index.ts';
import { completeForm } from '../../engine/import/draft/completeForm.ts';
import { Draft } from '../../engine/import/draft/draft.ts';
import { fitDraft } from '../../engine/import/fit/fitDraft.ts';
import { importForm } from '../../engine/import/importForm.ts';
import { readFiles } from '../../engine/import/read/readFiles.ts';

/** In bytes; `--dropped` skips larger files, because it imports a file once for each of its keys. */
const MOST_BYTES_DROPPED = 8_000;

export interface Counts {
  files: number;
  /** How many imported forms pass the check and the proof. */
  proved: number;
  /** Forms in which something is left to mend. */
  unproved: string[];
  /** Files of which nothing can be asked. */
  refused: string[];
  crashed: string[];
  /** Lines of the report under each heading. */
  left: number;
  changed: number;
  filled: number;
}

/** Imports every JSON file of a folder. */
export async function samplesIn(folder: string): Promise<Counts> {
  const counts: Counts = {
    files: 0,
    proved: 0,
    unproved: [],
    refused: [],
    crashed: [],
    left: 0,
    changed: 0,
    filled: 0,
  };
  for (const name of jsonIn(folder)) {
    counts.files++;
    const lines: string[] = [];
    try {
      const code = await within((made) => importForm([path.join(folder, name)], made, (line) => lines.push(line)));
      const last = lines.at(-1) ?? '';
      if (code === 0) counts.proved++;
      else if (/ is made/.test(last)) counts.unproved.push(name);
      else counts.refused.push(name);
    } catch (error) {
      counts.crashed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    const { left, changed, filled } = notesIn(lines);
    counts.left += left;
    counts.changed += changed;
    counts.filled += filled;
  }
  return counts;
}

/** What another key or the engine says, too. */
const SAID_TWICE = /\/(?:type|uniqueItems|ui:widget|format)$/;

/** The keys of a file without which its import is the same, by JSON Pointer; none in a part that the report names. */
export function droppedIn(file: string): readonly string[] {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { outcome, noted } = imported(value, file);
  const isNoted = (pointer: string) =>
    noted.some(
      (place) => `${pointer}/`.startsWith(`${place}/`) && place !== '' && place !== '/schema' && place !== '/uischema',
    );
  return pointersIn(value).filter((pointer) => {
    if (SAID_TWICE.test(pointer) || isNoted(pointer)) return false;
    const part = without(value, pointer);
    return imported(part, file).outcome === outcome;
  });
}

export async function countSamples(args: readonly string[], print: (line: string) => void): Promise<number> {
  const folders = args.filter((arg) => !arg.startsWith('--'));
  for (const folder of folders) {
    print(`${folder}: ${JSON.stringify(await samplesIn(folder), undefined, 2)}`);
    if (!args.includes('--dropped')) continue;
    for (const name of jsonIn(folder)) {
      const file = path.join(folder, name);
      if (statSync(file).size > MOST_BYTES_DROPPED) print(`${name}: too large to try`);
      else for (const pointer of droppedIn(file)) print(`${name} ${pointer}`);
    }
  }
  return folders.length > 0 ? 0 : 1;
}

function jsonIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
}

async function within<T>(run: (made: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sample-'));
  try {
    return await run(path.join(folder, 'made'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const HEADINGS = {
  left: 'Left out:',
  changed: 'Carried over in another way:',
  filled: 'Filled in, to be read once:',
} as const;

/** A heading stands at the margin, a place below it by two, what is said of it by four. */
function notesIn(lines: readonly string[]): Record<keyof typeof HEADINGS, number> {
  const found = { left: 0, changed: 0, filled: 0 };
  let kind: keyof typeof HEADINGS | undefined;
  for (const line of lines) {
    const heading = Object.entries(HEADINGS).find(([, words]) => words === line)?.[0];
    if (heading === 'left' || heading === 'changed' || heading === 'filled') kind = heading;
    else if (kind && /^ {4}\S/.test(line)) found[kind]++;
  }
  return found;
}

/** What an import makes and says, and the places that it names. */
function imported(value: unknown, file: string): { readonly outcome: string; readonly noted: readonly string[] } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sample-'));
  try {
    const copy = path.join(folder, path.basename(file));
    writeFileSync(copy, JSON.stringify(value));
    const draft = new Draft();
    const problem = readFiles(draft, [copy]);
    if (problem !== undefined) return { outcome: problem.replaceAll(folder, ''), noted: [] };
    completeForm(draft, 'sample');
    const unfit = fitDraft(draft).map(({ code }) => code);
    const noted = draft.notes.map(({ place }) => place.slice(path.basename(file).length + 1));
    return { outcome: JSON.stringify([[...draft.files], draft.notes, unfit]), noted };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Every key of an object below the value, but not the entries of lists. */
function pointersIn(node: unknown, at = ''): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, part]) => {
    const pointer = at + formatPointer([key]);
    return [...(isRecord(node) ? [pointer] : []), ...pointersIn(part, pointer)];
  });
}

function without(value: unknown, pointer: string, at = ''): unknown {
  if (Array.isArray(value)) return value.map((part, i) => without(part, pointer, `${at}/${i}`));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const here = at + formatPointer([key]);
      return here === pointer ? [] : [[key, without(part, pointer, here)]];
    }),
  );
}

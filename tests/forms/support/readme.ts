// Reads the changes in forms/README.md: a line that names a file and a JSON Pointer, and the JSON below.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePointer } from '../../../engine/core/model/jsonPointer.ts';

export interface Change {
  /** Relative to the folder of forms. */
  readonly file: string;
  /** JSON Pointer; undefined for a new file. */
  readonly at: string | undefined;
  readonly value: unknown;
}

export interface Recipe {
  readonly title: string;
  readonly changes: readonly Change[];
}

const CHANGE = /^In `(?<file>[^`]+)`(?:, at `(?<at>[^`]+)`)?:\n\n```json\n(?<json>.*?)\n```$/gms;

export const readme = readFileSync(path.resolve(import.meta.dirname, '../../../forms/README.md'), 'utf8');

/** The sections of the README with changes. */
export function recipes(markdown: string): readonly Recipe[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      changes: [...section.matchAll(CHANGE)].map(({ groups = {} }) => ({
        file: groups.file ?? '',
        at: groups.at,
        value: JSON.parse(groups.json ?? ''),
      })),
    }))
    .filter(({ changes }) => changes.length > 0);
}

/** A file's content after the change. */
export function makeChange(content: unknown, at: string | undefined, value: unknown): unknown {
  if (at === undefined) return value;
  const keys = parsePointer(at);
  const last = keys.pop() ?? '';
  const changed = structuredClone(content);
  const parent = keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], changed);
  if (Array.isArray(parent) && last === '-') parent.push(value);
  else if (last === '+') Object.assign(parent as object, value);
  else (parent as Record<string, unknown>)[last] = value;
  return changed;
}

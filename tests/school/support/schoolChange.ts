import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editJson } from '../../../engine/check/edits/editJson.ts';
import { formatPointer } from '../../../engine/core/index.ts';

/** A change that a school makes, as the READMEs describe it, in a copy of `forms/` and `site/`. */
export interface SchoolChange {
  readonly title: string;
  /** The forms that are proved afterwards. */
  readonly forms?: readonly string[];
  /** True for a change that takes away what others change: it is not made together with them. */
  readonly isApart?: boolean;
  /** Changes the copy in `folder`. */
  make(folder: string): void;
}

/** Edits of one JSON file by JSON Pointer. */
export function json(folder: string, file: string, edits: Readonly<Record<string, unknown>>): void {
  text(folder, file, (before) =>
    Object.entries(edits).reduce((content, [pointer, value]) => editJson(content, pointer, value), before),
  );
}

/** The school has written what the change would replace. */
export class NothingToChange extends Error {}

/** Replaces the content of a file. Throws {@link NothingToChange} if the change has no effect. */
export function text(folder: string, file: string, change: (before: string) => string): void {
  const name = path.join(folder, file);
  const before = readFileSync(name, 'utf8');
  const after = change(before);
  if (after === before) throw new NothingToChange(file);
  writeFileSync(name, after);
}

/** Writes a new file; anything but text as JSON. */
export function create(folder: string, file: string, content: unknown): void {
  const name = path.join(folder, file);
  mkdirSync(path.dirname(name), { recursive: true });
  writeFileSync(name, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}

/** A key of ar.json, which names a text by its place. */
export const key = (file: string, place: string) => formatPointer([file, place]);

// Files get other paths. What refers to them by `$ref`, in any form, and what they refer to themselves follows.
import path from 'node:path';
import { parseJsonFile } from '../../../compile/index.ts';
import { formatPointer } from '../../../core/index.ts';
import type { Draft } from './draft.ts';
import { renameTexts } from './words.ts';

/**
 * @param forms the folder of forms
 * @param paths new paths by the present ones
 */
export function moveFiles(draft: Draft, forms: string, paths: ReadonlyMap<string, string>): void {
  for (const file of draft.filesIn(forms)) carryReferences(draft, file, paths);
  for (const [from, to] of paths) {
    draft.write(to, draft.text(from) ?? '');
    draft.write(from, null);
    if (path.dirname(from) === path.dirname(to)) renameTexts(draft, from, to);
  }
}

function carryReferences(draft: Draft, file: string, paths: ReadonlyMap<string, string>): void {
  const text = draft.text(file);
  if (!text?.includes('"$ref"')) return;
  const pathOf = (one: string) => paths.get(one) ?? one;
  for (const [pointer, reference] of referencesIn(parseJsonFile(file, text).value)) {
    const [name = '', ...part] = reference.split('#');
    const target = path.join(path.dirname(file), name);
    const folder = path.dirname(pathOf(file));
    if (name === '' || path.join(folder, name) === pathOf(target)) continue;
    const now = path.relative(folder, pathOf(target)).split(path.sep).join('/');
    draft.set({ file, pointer }, [now, ...part].join('#'));
  }
}

function* referencesIn(value: unknown, at = ''): Generator<readonly [pointer: string, reference: string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const pointer = at + formatPointer([key]);
    if (key === '$ref' && typeof part === 'string') yield [pointer, part];
    else yield* referencesIn(part, pointer);
  }
}

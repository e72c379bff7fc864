import { checkForm } from '../../compile/index.ts';
import { byLanguage, type Language, languages } from '../../core/index.ts';
import type { Version } from '../changes/change.ts';
import { changesBetween } from '../changes/changesBetween.ts';
import type { ChangesAnswer, ChangesRequest } from '../protocol/protocol.ts';
import { atCommit } from './earlierVersions.ts';
import { inCopy } from './inCopy.ts';

/** What a parent would see changed between the commits `since` and `until`, or the unsaved texts without `until`. */
export async function compareForm(root: string, { form, texts, since, until }: ChangesRequest): Promise<ChangesAnswer> {
  const read = (folder: string) => versionIn(folder, form);
  const before = await atCommit(root, since, read);
  const after = await (until === undefined ? inCopy(root, texts, read) : atCommit(root, until, read));
  if (!before) return { problem: 'The form does not exist in the earlier version, or cannot be read there.' };
  if (!after) return { problem: 'The form cannot be read in the later version: correct its findings first.' };
  return { changes: changesBetween(before, after) };
}

/** The form in every language; undefined if it cannot be read in one. */
export function versionIn(folder: string, id: string): Version | undefined {
  const read = byLanguage((language) => checkForm(folder, id, language).definition);
  return isWhole(read) ? read : undefined;
}

function isWhole(read: { readonly [L in Language]?: Version[L] | undefined }): read is Version {
  return languages.every((language) => read[language] !== undefined);
}

import { checkForm } from '../../compile/checkForm.ts';
import { languages } from '../../core/language.ts';
import type { Version } from '../../studio/changes/change.ts';
import { changesBetween } from '../../studio/changes/changesBetween.ts';
import type { ChangesAnswer, ChangesRequest } from '../../studio/protocol.ts';
import { atCommit } from './earlierVersions.ts';
import { inCopy } from './inCopy.ts';

/** What a parent would see changed between a commit and the texts at hand. */
export async function compareForm(root: string, { form, texts, commit }: ChangesRequest): Promise<ChangesAnswer> {
  const before = await atCommit(root, commit, (folder) => versionIn(folder, form));
  if (!before) return { problem: 'The form was not there in that version, or could not be read.' };
  const after = await inCopy(root, texts, (folder) => versionIn(folder, form));
  if (!after) return { problem: 'The form cannot be read at the moment: mend first what is listed under its text.' };
  return { changes: changesBetween(before, after) };
}

function versionIn(folder: string, id: string): Version | undefined {
  const read = languages.map((language) => [language, checkForm(folder, id, language).definition] as const);
  return read.every(([, definition]) => definition) ? (Object.fromEntries(read) as unknown as Version) : undefined;
}

import { checkForm } from '../../compile/index.ts';
import { languages } from '../../core/index.ts';
import type { Version } from '../../studio/changes/change.ts';
import { changesBetween } from '../../studio/changes/changesBetween.ts';
import type { ChangesAnswer, ChangesRequest } from '../../studio/protocol.ts';
import { atCommit } from './earlierVersions.ts';
import { inCopy } from './inCopy.ts';

/** What a parent would see changed between a commit and another one, or the texts at hand. */
export async function compareForm(root: string, { form, texts, since, until }: ChangesRequest): Promise<ChangesAnswer> {
  const read = (folder: string) => versionIn(folder, form);
  const before = await atCommit(root, since, read);
  const after = await (until === undefined ? inCopy(root, texts, read) : atCommit(root, until, read));
  if (!before) return { problem: 'The form was not there in the earlier version, or could not be read.' };
  if (!after) return { problem: 'The form cannot be read in the later version: mend first what the findings say.' };
  return { changes: changesBetween(before, after) };
}

function versionIn(folder: string, id: string): Version | undefined {
  const read = languages.map((language) => [language, checkForm(folder, id, language).definition] as const);
  return read.every(([, definition]) => definition) ? (Object.fromEntries(read) as unknown as Version) : undefined;
}

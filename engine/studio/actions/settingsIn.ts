// Writes what was typed into the fields of form.json or office.json.
import path from 'node:path';
import { changeSettings } from '../building/changeSettings.ts';
import type { Draft } from '../building/draft/draft.ts';
import { Impossible } from '../building/draft/impossible.ts';
import type { SettingsChange } from '../protocol/settings.ts';
import { draftOfDisk } from './draftOfDisk.ts';
import { putFile } from './putFile.ts';

const FILES = ['form.json', 'office.json'];

/** Makes the change in the draft. Throws {@link Impossible} if the file is no longer as it was when the fields were opened, or if an edit does not fit it. */
export function settingsIn(draft: Draft, folder: string, form: string, { file, before, edits }: SettingsChange): void {
  const name = FILES.find((one) => `${form}/${one}` === file);
  if (!name) throw new Impossible(`${file} is not edited in fields.`);
  const wanted = path.join(folder, form, name);
  if ((draft.text(wanted) ?? null) !== before)
    throw new Impossible(
      `${file} was changed since you began to edit it: discard your changes here to begin with it as it is now.`,
    );
  changeSettings(draft, wanted, edits);
}

/** Writes the changes that fit the files. The others are left out here; the plan that is shown before writing names the reason. */
export function trySettings(folder: string, form: string, changes: readonly SettingsChange[]): void {
  for (const change of changes) {
    const draft = draftOfDisk();
    try {
      settingsIn(draft, folder, form, change);
    } catch (error) {
      if (error instanceof Impossible) continue;
      throw error;
    }
    for (const [file, text] of draft.changed) putFile(folder, file, text);
  }
}

import { type Command, UsageError } from './command.ts';
import { readOneReference } from './readReferences.ts';
import { saveFiles } from './saveFiles.ts';
import { findApplication, noteOpened, withAdmin } from './withAdmin.ts';

export const filesCommand: Command = {
  usage: 'files REFERENCE --to DIR',
  about: 'copies its files into the folder DIR',
  options: ['to'],
  prepare(words, { to }, around) {
    const reference = readOneReference(words);
    if (to === undefined) throw new UsageError('Say where to: files REFERENCE --to DIR');
    return () =>
      withAdmin(around, async (office) => {
        const lines = await saveFiles(office, await findApplication(office, reference), to);
        await noteOpened(office, reference, around);
        return `${lines.join('\n') || 'This application has no files.'}\n`;
      });
  },
};

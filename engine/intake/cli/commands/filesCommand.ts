import { type Command, UsageError } from '../parts/command.ts';
import { readOneReference } from '../parts/readReferences.ts';
import { saveFiles } from '../parts/saveFiles.ts';
import { findApplication, noteOpened, withAdmin } from '../parts/withAdmin.ts';

export const filesCommand: Command = {
  usage: 'files REFERENCE --to DIR',
  about: 'copies its files into the folder DIR, those of earlier versions, too',
  options: ['to'],
  prepare(args, { to }, context) {
    const reference = readOneReference(args);
    if (to === undefined) throw new UsageError('Say where to: files REFERENCE --to DIR');
    return () =>
      withAdmin(context, async (admin) => {
        const lines = await saveFiles(admin, await findApplication(admin, reference), to);
        await noteOpened(admin, reference, context);
        return `${lines.join('\n') || 'This application has no files.'}\n`;
      });
  },
};

import path from 'node:path';
import { findStore } from '../../admin/findStore.ts';
import { type Command, UsageError } from '../parts/command.ts';
import { withAdmin } from '../parts/withAdmin.ts';

const backup: Command = {
  usage: 'backup --to DIR',
  about: 'copies everything into the new folder DIR, also while the service runs',
  options: ['to'],
  prepare(args, { to }, context) {
    if (to === undefined || args.length > 0) throw new UsageError('Say where to: backup --to DIR');
    return () =>
      withAdmin(context, async (admin) => {
        const { applications, files } = await admin.backup(path.resolve(to));
        return `${applications} applications and ${files} files are in ${to}\n`;
      });
  },
};

const restore: Command = {
  usage: 'restore --from DIR',
  about: 'makes a data folder of a backup, where there is none',
  options: ['from'],
  prepare(args, { from }, context) {
    if (from === undefined || args.length > 0) throw new UsageError('Say where from: restore --from DIR');
    return async () => {
      const store = await findStore(context);
      const { applications, files } = await store.restore(from);
      return `${applications} applications and ${files} files are in ${context.dataDir}\n`;
    };
  },
};

/** Backup of the whole storage, and its restoration. */
export const backupCommands: readonly Command[] = [backup, restore];

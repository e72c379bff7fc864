import path from 'node:path';
import { restoreFolder } from '../admin/restoreFolder.ts';
import { AdminError } from '../storage/adminError.ts';
import { dataFolder } from '../storage/disk/dataFolder.ts';
import { type Command, UsageError } from './command.ts';
import { withAdmin } from './withAdmin.ts';

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
  prepare(args, { from }, { dataDir, databaseUrl }) {
    if (from === undefined || args.length > 0) throw new UsageError('Say where from: restore --from DIR');
    return async () => {
      if (databaseUrl !== undefined) {
        throw new AdminError('The applications are in a database server: restore it by its own means, e.g. pg_restore');
      }
      const { applications, files } = await restoreFolder(from, dataFolder(dataDir));
      return `${applications} applications and ${files} files are in ${dataDir}\n`;
    };
  },
};

/** Backup of the whole storage, and its restoration. */
export const backupCommands: readonly Command[] = [backup, restore];

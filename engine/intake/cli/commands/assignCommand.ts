import { readAccountName } from '../../accounts/accountName.ts';
import { AdminError } from '../../storage/adminError.ts';
import { change } from '../parts/change.ts';
import { type Command, UsageError } from '../parts/command.ts';
import { readOneReference } from '../parts/readReferences.ts';
import { findApplication, withAdmin } from '../parts/withAdmin.ts';

export const assignCommand: Command = {
  usage: 'assign REFERENCE [NAME]',
  about: 'assigns an application to an account; without a name to nobody',
  options: [],
  prepare([typed, name, ...others], _, context) {
    const reference = readOneReference(typed === undefined ? [] : [typed]);
    if (others.length > 0) throw new UsageError(`Too many arguments: ${others.join(' ')}`);
    const to = name === undefined ? null : readAccountName(name);
    if (to === undefined) throw new UsageError(`“${name}” is no name of an account`);
    return () =>
      withAdmin(context, async (admin) => {
        const accounts = to === null ? [] : await admin.accounts.list();
        if (to !== null && !accounts.some((account) => account.name === to)) {
          throw new AdminError(`There is no account ${to}`);
        }
        const { revision } = await findApplication(admin, reference);
        await change(admin, reference, { type: 'assign', to, revision });
        return `${reference} is assigned to ${to ?? 'nobody'}\n`;
      });
  },
};

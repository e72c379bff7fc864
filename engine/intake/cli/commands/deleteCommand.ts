// Deletion is permanent, so without --yes the command only lists what it would delete.
import type { AdminApi } from '../../admin/adminApi.ts';
import { deleteExpired } from '../../jobs/deleteExpired.ts';
import { type Command, UsageError } from '../parts/command.ts';
import { readReferences } from '../parts/readReferences.ts';
import { COMMAND_LINE, findApplication, withAdmin } from '../parts/withAdmin.ts';

export const deleteCommand: Command = {
  usage: 'delete REFERENCE... | --older-than DAYS',
  about: 'deletes applications with their files, for good; without --yes it only says which',
  options: ['older-than', 'yes'],
  prepare(args, { 'older-than': olderThan, yes = false }, context) {
    if (olderThan === undefined) {
      const references = readReferences(args);
      return () => withAdmin(context, (admin) => deleteEach(admin, references, yes));
    }
    if (args.length > 0) throw new UsageError('Give references or --older-than, not both');
    // Six digits: beyond, the date would be outside the range of Date.
    const days = /^\d{1,6}$/.test(olderThan) ? Number(olderThan) : 0;
    if (days < 1) throw new UsageError(`“${olderThan}” is not a number of days`);
    return () => withAdmin(context, async (admin) => report(await expired(admin, days, yes), yes));
  },
};

async function deleteEach(admin: AdminApi, references: readonly string[], yes: boolean): Promise<string> {
  for (const reference of references) await findApplication(admin, reference);
  if (yes) for (const reference of references) await admin.remove(reference, COMMAND_LINE.name);
  return report(references, yes);
}

function expired(admin: AdminApi, days: number, yes: boolean): Promise<readonly string[]> {
  const dry = { list: admin.list, remove: async () => true };
  return deleteExpired(yes ? admin : dry, days, new Date(), COMMAND_LINE.name);
}

function report(references: readonly string[], yes: boolean): string {
  if (references.length === 0) return 'Nothing to delete.\n';
  const lines = references.map((reference) => `${reference} ${yes ? 'is deleted' : 'would be deleted'}`);
  return `${[...lines, ...(yes ? [] : ['Nothing was deleted. Say so with --yes'])].join('\n')}\n`;
}

// Deleting is for good, so it says first what it would do, and does it only when told to.

import type { AdminApi } from '../admin/adminApi.ts';
import { deleteExpired } from '../jobs/deleteExpired.ts';
import { type Command, UsageError } from './command.ts';
import { readReferences } from './readReferences.ts';
import { findApplication, withAdmin } from './withAdmin.ts';

export const deleteCommand: Command = {
  usage: 'delete REFERENCE... | --older-than DAYS',
  about: 'deletes applications with their files, for good; without --yes it only says which',
  options: ['older-than', 'yes'],
  prepare(words, { 'older-than': olderThan, yes = false }, around) {
    if (olderThan === undefined) {
      const references = readReferences(words);
      return () => withAdmin(around, (office) => deleteEach(office, references, yes));
    }
    if (words.length > 0) throw new UsageError('Give references or --older-than, not both');
    // Dates end some 270,000 years ago.
    const days = /^\d{1,6}$/.test(olderThan) ? Number(olderThan) : 0;
    if (days < 1) throw new UsageError(`“${olderThan}” is no number of days`);
    return () => withAdmin(around, async (office) => say(await expired(office, days, yes), yes));
  },
};

async function deleteEach(office: AdminApi, references: readonly string[], yes: boolean): Promise<string> {
  for (const reference of references) await findApplication(office, reference);
  if (yes) for (const reference of references) await office.remove(reference);
  return say(references, yes);
}

function expired(office: AdminApi, days: number, yes: boolean): Promise<readonly string[]> {
  const dry = { list: office.list, remove: async () => true };
  return deleteExpired(yes ? office : dry, days, new Date());
}

function say(references: readonly string[], yes: boolean): string {
  if (references.length === 0) return 'Nothing to delete.\n';
  const lines = references.map((reference) => `${reference} ${yes ? 'is deleted' : 'would be deleted'}`);
  return `${[...lines, ...(yes ? [] : ['Nothing was deleted. Say so with --yes'])].join('\n')}\n`;
}

// The record of all applications and accounts, as managers read it in the office.
import { asJson } from '../../config/printable.ts';
import { printInstant } from '../../config/printInstant.ts';
import { ENTRY_TYPES, type TrailEntry } from '../../storage/caseStore.ts';
import { type Command, UsageError } from '../parts/command.ts';
import { describeAccountEvent, describeEvent } from '../parts/describeEvent.ts';
import { printTable } from '../parts/printTable.ts';
import { withAdmin } from '../parts/withAdmin.ts';

/** Entries of one page. */
const LIMIT = 100;

export const recordCommand: Command = {
  usage: 'record',
  about: 'who did what to which application or account, the newest first; 100 at a time',
  options: ['by', 'kind', 'before', 'json'],
  prepare(args, { by, kind, before, json }, context) {
    if (args.length > 0) throw new UsageError(`record takes no “${args.join(' ')}”; see history REFERENCE`);
    const type = ENTRY_TYPES.find((one) => one === kind);
    if (kind !== undefined && !type) throw new UsageError(`--kind is one of ${ENTRY_TYPES.join(', ')}`);
    if (before !== undefined && !/^\d{1,15}$/.test(before)) throw new UsageError('--before is the number of an entry');
    const query = { by, type, before: before === undefined ? undefined : Number(before) };
    return () =>
      withAdmin(context, async (admin) => {
        const page = await admin.trail(query, LIMIT);
        if (json) return asJson(page);
        if (page.entries.length === 0) return 'Nothing is recorded.\n';
        const rows = page.entries.map((entry) => [printInstant(entry.at, context.timeZone), entry.by, ...told(entry)]);
        const more = page.next === undefined ? '' : `Older ones: --before ${page.next}\n`;
        return printTable(['When', 'Who', 'About', 'What'], rows) + more;
      });
  },
};

function told(entry: TrailEntry): readonly [about: string, what: string] {
  if (entry.type === 'account') return [entry.account, describeAccountEvent(entry)];
  const { applications = 1, form, reference, isDeleted } = entry;
  if (applications > 1) return [form, `exported, applications: ${applications}`];
  return [isDeleted ? `${reference} (deleted)` : reference, describeEvent(entry)];
}

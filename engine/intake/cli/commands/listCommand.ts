import { asJson, printable } from '../../config/printable.ts';
import { printInstant } from '../../config/printInstant.ts';
import type { Summary } from '../../storage/caseStore.ts';
import { describeFault } from '../../storage/mailFault.ts';
import { type Command, UsageError } from '../parts/command.ts';
import { printTable } from '../parts/printTable.ts';
import { FILTER_OPTIONS, readFilter } from '../parts/readFilter.ts';
import { withAdmin } from '../parts/withAdmin.ts';

export const listCommand: Command = {
  usage: 'list',
  // The newest is last, next to the prompt.
  about: 'the applications, oldest first',
  options: [...FILTER_OPTIONS, 'json'],
  prepare(args, options, context) {
    if (args.length > 0) throw new UsageError(`list takes no “${args.join(' ')}”`);
    const filter = readFilter(options, context);
    return () =>
      withAdmin(context, async (admin) => {
        const found = await admin.list(filter);
        if (options.json) return asJson(found);
        if (options.aside) return printList(found, context.timeZone);
        const aside = await admin.list({ ...filter, aside: true });
        // Flagged applications are hidden by default, so their number is shown.
        const note = aside.length > 0 ? `${aside.length} more set aside as a machine’s; see them with --aside.\n` : '';
        return printList(found, context.timeZone) + note;
      });
  },
};

const HEADER = ['Reference', 'Received', 'Form', 'Files', 'Status', 'About'];

/** A table of text with a line per application, followed by one line for each mail that was given up. */
function printList(applications: readonly Summary[], timeZone?: string): string {
  if (applications.length === 0) return 'No applications.\n';
  const rows = applications.map(({ reference, receivedAt, form, attachments, status, hint }) => [
    reference,
    printInstant(receivedAt, timeZone),
    form,
    String(attachments),
    status,
    hint,
  ]);
  const faults = applications.flatMap(({ reference, mailFaults }) =>
    mailFaults.map((fault) => `${printable(`${reference}: ${describeFault(fault)}`)}\n`),
  );
  return printTable(HEADER, rows) + faults.join('');
}

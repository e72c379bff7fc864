// The applications as a table of text, oldest first, so that the newest stands just above the prompt.

import { printable } from '../config/printable.ts';
import { printInstant } from '../config/printInstant.ts';
import { describeFault } from '../storage/mailFault.ts';
import type { Summary } from '../storage/store.ts';

const HEAD = ['Reference', 'Received', 'Form', 'Files', 'Status', 'About'];

/** One line per application, and one below them for each mail that was given up. */
export function printList(applications: readonly Summary[], timeZone?: string): string {
  if (applications.length === 0) return 'No applications.\n';
  const rows = applications.map(({ reference, receivedAt, form, attachments, status, hint }) =>
    [reference, printInstant(receivedAt, timeZone), form, String(attachments), status, hint].map(printable),
  );
  const widths = HEAD.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = [HEAD, ...rows].map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const faults = applications.flatMap(({ reference, mailFaults }) =>
    mailFaults.map((fault) => printable(`${reference}: ${describeFault(fault)}`)),
  );
  return `${[...lines, ...faults].join('\n')}\n`;
}

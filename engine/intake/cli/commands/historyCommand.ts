import { asJson, printable } from '../../config/printable.ts';
import { printInstant } from '../../config/printInstant.ts';
import { AdminError } from '../../storage/adminError.ts';
import type { Command } from '../parts/command.ts';
import { describeEvent } from '../parts/describeEvent.ts';
import { readOneReference } from '../parts/readReferences.ts';
import { withAdmin } from '../parts/withAdmin.ts';

export const historyCommand: Command = {
  usage: 'history REFERENCE',
  about: 'who did what to an application and when, also after it was deleted',
  options: ['json'],
  prepare(args, { json }, context) {
    const reference = readOneReference(args);
    return () =>
      withAdmin(context, async (admin) => {
        const record = await admin.record(reference);
        if (record.length === 0) throw new AdminError(`There never was an application ${reference} here`);
        if (json) return asJson(record);
        const lines = record.map((event) =>
          [printInstant(event.at, context.timeZone), event.by, describeEvent(event)].map(printable).join('  '),
        );
        return `${lines.join('\n')}\n`;
      });
  },
};

import { asJson } from '../config/printable.ts';
import { type Command, UsageError } from './command.ts';
import { printList } from './printList.ts';
import { FILTER_OPTIONS, readFilter } from './readFilter.ts';
import { withAdmin } from './withAdmin.ts';

export const listCommand: Command = {
  usage: 'list',
  about: 'the applications, oldest first',
  options: [...FILTER_OPTIONS, 'json'],
  prepare(words, options, around) {
    if (words.length > 0) throw new UsageError(`list takes no “${words.join(' ')}”`);
    const filter = readFilter(options, around.timeZone);
    return () =>
      withAdmin(around, async (office) => {
        const found = await office.list(filter);
        if (options.json) return asJson(found);
        if (options.aside) return printList(found, around.timeZone);
        const aside = await office.list({ ...filter, aside: true });
        // Nobody looks for what nobody knows of.
        const note = aside.length > 0 ? `${aside.length} more set aside as a machine’s; see them with --aside.\n` : '';
        return printList(found, around.timeZone) + note;
      });
  },
};

import { asJson } from '../printable.ts';
import { printList } from '../printList.ts';
import { atOffice } from './atOffice.ts';
import { type Command, Misuse } from './command.ts';
import { FILTER_OPTIONS, readFilter } from './readFilter.ts';

export const listCommand: Command = {
  usage: 'list',
  about: 'the applications, oldest first',
  options: [...FILTER_OPTIONS, 'json'],
  prepare(words, options, around) {
    if (words.length > 0) throw new Misuse(`list takes no “${words.join(' ')}”`);
    const filter = readFilter(options);
    return () =>
      atOffice(around, async (office) => {
        const found = await office.list(filter);
        return options.json ? asJson(found) : printList(found);
      });
  },
};

import { change } from '../parts/change.ts';
import { type Command, UsageError } from '../parts/command.ts';
import { readOneReference } from '../parts/readReferences.ts';
import { findApplication, withAdmin } from '../parts/withAdmin.ts';

export const noteCommand: Command = {
  usage: 'note REFERENCE TEXT',
  about: 'adds a note for the office to the history, e.g. note DX7T-5969-D "called, no answer"',
  options: [],
  prepare([typed, text, ...others], _, context) {
    const reference = readOneReference(typed === undefined ? [] : [typed]);
    if (text === undefined) throw new UsageError('Which note? Give its text');
    if (others.length > 0) throw new UsageError('Put the text of a note in quotation marks');
    return () =>
      withAdmin(context, async (admin) => {
        await findApplication(admin, reference);
        await change(admin, reference, { type: 'note', text });
        return `${reference}: the note is added\n`;
      });
  },
};

import { AdminError } from '../storage/adminError.ts';
import type { Change } from '../storage/store.ts';
import type { Command } from './command.ts';
import { readReferences } from './readReferences.ts';
import { withAdmin } from './withAdmin.ts';

function changeCommand(name: string, about: string, change: Change, done: string): Command {
  return {
    usage: `${name} REFERENCE...`,
    about,
    options: [],
    prepare(args, _, context) {
      const references = readReferences(args);
      return () =>
        withAdmin(context, async (admin) => {
          const lines: string[] = [];
          for (const reference of references) {
            const seenAt = change.status === 'handled' ? new Date().toISOString() : undefined;
            const isFound = await admin.change(reference, { ...change, seenAt });
            if (!isFound) throw new AdminError([...lines, `There is no application ${reference} here`].join('\n'));
            lines.push(`${reference} ${done}`);
          }
          return `${lines.join('\n')}\n`;
        });
    },
  };
}

/** Commands that change an application's status or flag. */
export const changeCommands: readonly Command[] = [
  changeCommand('handled', 'notes that applications have been dealt with', { status: 'handled' }, 'is handled'),
  changeCommand('unhandled', 'notes that they have not', { status: 'new' }, 'is new'),
  changeCommand('genuine', 'brings back what was set aside for spam', { aside: false }, 'is among the others'),
];

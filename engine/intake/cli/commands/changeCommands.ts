import type { AdminApi } from '../../admin/adminApi.ts';
import { AdminError } from '../../storage/adminError.ts';
import type { Application } from '../../storage/store.ts';
import { change } from '../parts/change.ts';
import type { Command, Context } from '../parts/command.ts';
import { readReferences } from '../parts/readReferences.ts';
import { findApplication, noteOpened, withAdmin } from '../parts/withAdmin.ts';

/** Changes an application that is not as wanted yet; throws an {@link AdminError} if its office does not allow that. */
type Work = (admin: AdminApi, application: Application, context: Context) => Promise<void>;

function changeCommand(name: string, about: string, work: Work, done: string): Command {
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
            try {
              await work(admin, await findApplication(admin, reference), context);
            } catch (error) {
              if (!(error instanceof AdminError)) throw error;
              throw new AdminError([...lines, error.message].join('\n'), { cause: error });
            }
            lines.push(`${reference} ${done}`);
          }
          return `${lines.join('\n')}\n`;
        });
    },
  };
}

const handled: Work = async (admin, { reference, status, revision, seenAt }, context) => {
  if (status !== 'handled') await change(admin, reference, { type: 'move', move: 'handled', revision });
  if (seenAt === undefined) await noteOpened(admin, reference, context);
};

const unhandled: Work = async (admin, { reference, status, revision }) => {
  if (status === 'handled') await change(admin, reference, { type: 'move', move: 'unhandled', revision });
};

const genuine: Work = async (admin, { reference, aside, revision }) => {
  if (aside) await change(admin, reference, { type: 'flag', aside: false, revision });
};

/** Commands that change an application's status or flag. */
export const changeCommands: readonly Command[] = [
  changeCommand('handled', 'notes that applications have been dealt with', handled, 'is handled'),
  changeCommand('unhandled', 'notes that they have not', unhandled, 'is new'),
  changeCommand('genuine', 'brings back what was set aside for spam', genuine, 'is among the others'),
];

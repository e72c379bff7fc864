// Moves everything between a data folder and a database server, in either direction.
import { findStore } from '../../admin/findStore.ts';
import { type MoveReport, moveStorage, type OnProgress } from '../../admin/moveStorage.ts';
import { readStoreAddress } from '../../config/chooseStore.ts';
import { AdminError } from '../../storage/adminError.ts';
import { type Command, type Context, UsageError } from '../parts/command.ts';

export const moveCommand: Command = {
  usage: 'move --to postgres://…|env:NAME|DIR | --stay',
  about: 'takes everything from these settings’ store to an empty database or a new folder, while no service runs',
  options: ['to', 'stay'],
  prepare(args, { to, stay: stays = false }, context) {
    if (args.length > 0 || (to === undefined) !== stays) throw new UsageError('Say where to: move --to postgres://…');
    if (to === undefined) return () => stay(context);
    const target = readStoreAddress('--to', readTarget(to, context.env));
    return async () => {
      const { withSource } = await findStore(context);
      const destination = await (await findStore({ dataDir: context.dataDir, ...target })).openDestination();
      try {
        const report = await moveStorage(withSource, destination, progress(context.printError));
        return printReport(report, destination.name);
      } finally {
        await destination.close();
      }
    };
  },
};

/** The target, resolved from `env:NAME` if given so: a password among the arguments is visible to all accounts of the machine. */
function readTarget(to: string, env: NodeJS.ProcessEnv = {}): string {
  const [, name] = /^env:(.*)$/.exec(to) ?? [];
  const target = name === undefined ? to : env[name];
  if (!target) throw new UsageError(name === undefined ? '--to is empty' : `The variable ${name} is not set`);
  return target;
}

/** `move --stay`: removes the mark of a move out of the configured store. */
async function stay(context: Context): Promise<string> {
  const store = await findStore(context);
  const to = await store.undoMove();
  if (to === undefined) throw new AdminError('From here nothing was moved');
  return `Services start here again. What arrives here from now on will not be in ${to}: let no service run there.\n`;
}

/** Milliseconds between two lines of progress. */
const EVERY = 10_000;

function progress(printError: Context['printError']): OnProgress {
  let lastPrinted = Date.now();
  return (rows, files) => {
    if (Date.now() - lastPrinted < EVERY) return;
    lastPrinted = Date.now();
    printError(`${rows} rows and ${files} files so far\n`);
  };
}

function printReport(report: MoveReport | undefined, name: string): string {
  if (!report) return `Everything was moved to ${name} before.\n`;
  const rows = [
    ...report.counts.map(({ table, source, destination }) => [table, source, destination]),
    ['bytes of files', report.bytes.source, report.bytes.destination],
  ];
  const lines = rows.map(
    ([what, here, there]) => `${String(what).padEnd(16)} ${String(here).padStart(14)} ${String(there).padStart(14)}`,
  );
  const head = `${'Rows'.padEnd(16)} ${'taken'.padStart(14)} ${'arrived'.padStart(14)}`;
  return `${[head, ...lines].join('\n')}\n
Everything is in ${name}: let DATABASE_URL or DATA_DIR name that from now on.
Where it was nothing is deleted, and no service starts there unless move --stay is said.\n`;
}

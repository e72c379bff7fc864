// Moves everything between a data folder and a database server, in either direction.
import path from 'node:path';
import { type MoveReport, moveStorage, type OnProgress } from '../admin/moveStorage.ts';
import { undoMove } from '../admin/undoMove.ts';
import { POSTGRES, readServerAddress } from '../config/readServerAddress.ts';
import { dataFolder } from '../storage/disk/dataFolder.ts';
import type { Destination, WithSource } from '../storage/sql/moveEnds.ts';
import { fromFolder, intoFolder } from '../storage/sqlite/moveFolder.ts';
import { type Command, type Context, UsageError } from './command.ts';

export const moveCommand: Command = {
  usage: 'move --to postgres://…|env:NAME|DIR | --stay',
  about: 'takes everything from these settings’ store to an empty database or a new folder, while no service runs',
  options: ['to', 'stay'],
  prepare(args, { to, stay: stays = false }, context) {
    if (args.length > 0 || (to === undefined) !== stays) throw new UsageError('Say where to: move --to postgres://…');
    if (to === undefined) return () => undoMove(context.dataDir, context.databaseUrl);
    const target = readTarget(to, context.env);
    return async () => {
      const destination = await openDestination(target);
      try {
        const report = await moveStorage(await source(context), destination, progress(context.printError));
        return printReport(report, destination.name);
      } finally {
        await destination.close();
      }
    };
  },
};

const DATABASE = /^postgres(ql)?:\/\//;

/** The target, resolved from `env:NAME` if given so: a password among the arguments is visible to all accounts of the machine. */
function readTarget(to: string, env: NodeJS.ProcessEnv = {}): string {
  const [, name] = /^env:(.*)$/.exec(to) ?? [];
  const target = name === undefined ? to : env[name];
  if (!target) throw new UsageError(name === undefined ? '--to is empty' : `The variable ${name} is not set`);
  const isAddress = DATABASE.test(target) || /^\w{2,}:/.test(target);
  if (isAddress) readServerAddress({ '--to': target }, '--to', POSTGRES);
  return target;
}

async function source({ dataDir, databaseUrl }: Context): Promise<WithSource> {
  if (databaseUrl === undefined) return fromFolder(dataFolder(dataDir));
  const { fromDatabase } = await import('../storage/postgres/moveDatabase.ts');
  return fromDatabase(databaseUrl);
}

async function openDestination(target: string): Promise<Destination> {
  if (!DATABASE.test(target)) return intoFolder(dataFolder(path.resolve(target)));
  const { intoDatabase } = await import('../storage/postgres/moveDatabase.ts');
  return intoDatabase(target);
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

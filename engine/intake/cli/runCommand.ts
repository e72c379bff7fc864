// `npm run applications -- ...`: the office's command line. Exit codes: 0 done, 1 failed, 2 usage error.
import { parseArgs } from 'node:util';
import { keysOf, messageOf } from '../../core/index.ts';
import { WrongSetting } from '../config/env.ts';
import { AdminError } from '../storage/adminError.ts';
import { StoreDamaged, StoreTooNew, StoreUnavailable, WrongStore } from '../storage/store.ts';
import { commands } from './commands/commands.ts';
import { commandHelp, helpText } from './helpText.ts';
import { type Command, type Context, OPTIONS, type Options, UsageError } from './parts/command.ts';

/** Runs one command and returns the exit code. */
export async function runCommand(argv: readonly string[], context: Context): Promise<number> {
  try {
    context.print(await prepare(argv, context)());
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      context.printError(`${error.message}\nSee: npm run applications -- --help\n`);
      return 2;
    }
    if (!isExpected(error)) throw error;
    context.printError(`${error.message}\n`);
    return 1;
  }
}

function prepare(argv: readonly string[], context: Context): () => Promise<string> {
  const { values, positionals } = parse(argv);
  const [name, ...args] = positionals;
  if (name === undefined || name === 'help') return async () => helpText(commands.values());
  const command = commands.get(name);
  if (!command) throw new UsageError(`There is no command “${positionals.join(' ')}”`);
  if (values.help) return async () => commandHelp(command);
  refuseUnknownOptions(name, command, values);
  return command.prepare(args, values, context);
}

function parse(argv: readonly string[]): { readonly values: Options; readonly positionals: readonly string[] } {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

function refuseUnknownOptions(name: string, command: Command, values: Options): void {
  for (const option of keysOf(values)) {
    if (!command.options.includes(option)) throw new UsageError(`${name} takes no --${option}`);
  }
}

/** Errors whose message suffices for the user; others are thrown on with their stack. */
function isExpected(error: unknown): error is Error {
  const ours = [AdminError, StoreUnavailable, StoreDamaged, StoreTooNew, WrongStore, WrongSetting];
  const isOurs = ours.some((kind) => error instanceof kind);
  return error instanceof Error && (isOurs || 'syscall' in error);
}

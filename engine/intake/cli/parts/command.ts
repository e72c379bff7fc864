// The parts of a command. Arguments and options are validated completely before the storage is opened, so that a usage
// error changes nothing.
import type { Form, Language } from '../../../core/index.ts';
import type { AdminOptions } from '../../admin/adminOverStorage.ts';
import type { StoreSettings } from '../../admin/findStore.ts';
import type { School } from '../../config/school.ts';

/** What commands get from their program: settings, definitions, output. */
export interface Context extends StoreSettings, Pick<AdminOptions, 'sendsMail'> {
  /** For `env:NAME` arguments, which keep passwords out of the process list. */
  readonly env?: NodeJS.ProcessEnv | undefined;
  /** For labels; answers to other forms are shown under their fields' names. */
  readonly forms?: readonly Form[];
  /** The same forms by language. */
  readonly translations?: Partial<Readonly<Record<Language, readonly Form[]>>>;
  /** For letters. */
  readonly school?: School | undefined;
  /** Origins at which the office is opened, for links: the published site's, this machine's. */
  readonly origins?: readonly string[];
  /** True if npm writes lines of its own to the same output, e.g. into a redirected file. */
  readonly isBehindNpm?: boolean;
  /** For days and times, in arguments and in output. */
  readonly timeZone?: string | undefined;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** All options, for `parseArgs`. */
export const OPTIONS = {
  to: { type: 'string' },
  from: { type: 'string' },
  as: { type: 'string' },
  columns: { type: 'string' },
  separator: { type: 'string' },
  language: { type: 'string' },
  form: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  status: { type: 'string' },
  role: { type: 'string' },
  by: { type: 'string' },
  kind: { type: 'string' },
  before: { type: 'string' },
  assigned: { type: 'string' },
  aside: { type: 'boolean' },
  unseen: { type: 'boolean' },
  words: { type: 'string' },
  version: { type: 'string' },
  message: { type: 'string' },
  revoke: { type: 'boolean' },
  send: { type: 'boolean' },
  'older-than': { type: 'string' },
  stay: { type: 'boolean' },
  end: { type: 'boolean' },
  yes: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type OptionName = keyof typeof OPTIONS;

export type Options = {
  readonly [Name in OptionName]?: ((typeof OPTIONS)[Name]['type'] extends 'string' ? string : boolean) | undefined;
};

export interface Command {
  /** Synopsis; the first word is the command's name. */
  readonly usage: string;
  /** One line for the help text. */
  readonly about: string;
  readonly options: readonly OptionName[];
  /** Validates the arguments, throws {@link UsageError}; the returned function runs the command and resolves to its output. */
  prepare(args: readonly string[], options: Options, context: Context): () => Promise<string>;
}

/** Wrong arguments: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

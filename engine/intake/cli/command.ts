// What a command of the office consists of. What was typed is judged first and as a whole, so that a mistake in it
// changes nothing; only then is the archive opened.
import type { Form, Language } from '../../core/index.ts';

export interface Context {
  readonly dataDir: string;
  /** Where the applications are, if they are not in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** True if the settings say which store is meant. */
  readonly isStoreChosen?: boolean | undefined;
  /** The environment, for what is better not typed. */
  readonly env?: NodeJS.ProcessEnv | undefined;
  /** The definitions, for labels; answers of others are shown under their fields' names. */
  readonly forms?: readonly Form[];
  /** The same in every language. */
  readonly translations?: Partial<Readonly<Record<Language, readonly Form[]>>>;
  /** What npm writes ahead of a program's output goes where that goes, e.g. into a file. */
  readonly isBehindNpm?: boolean;
  /** In which days and times are told. */
  readonly timeZone?: string | undefined;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** Options and how they are typed, for `parseArgs`. */
export const OPTIONS = {
  to: { type: 'string' },
  from: { type: 'string' },
  as: { type: 'string' },
  separator: { type: 'string' },
  language: { type: 'string' },
  form: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  status: { type: 'string' },
  aside: { type: 'boolean' },
  unseen: { type: 'boolean' },
  'older-than': { type: 'string' },
  stay: { type: 'boolean' },
  yes: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type OptionName = keyof typeof OPTIONS;

export type Options = {
  readonly [Name in OptionName]?: ((typeof OPTIONS)[Name]['type'] extends 'string' ? string : boolean) | undefined;
};

export interface Command {
  /** As it is typed, the name first. */
  readonly usage: string;
  /** What it does, in a few words. */
  readonly about: string;
  readonly options: readonly OptionName[];
  /** Judges what was typed, throws {@link UsageError}; the returned work answers with what is printed. */
  prepare(words: readonly string[], options: Options, around: Context): () => Promise<string>;
}

/** What was typed means nothing. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

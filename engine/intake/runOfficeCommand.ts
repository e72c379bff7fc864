// `npm run applications -- ...`: the office reads what was received. Exit codes: 0 done, 1 failed, 2 misused.
import { parseArgs } from 'node:util';
import { dataFolder } from './dataFolder.ts';
import { type Office, OfficeError } from './office.ts';
import { openOffice } from './openOffice.ts';
import { printApplication } from './printApplication.ts';
import { printable } from './printable.ts';
import { printList } from './printList.ts';
import { readReference } from './reference.ts';
import { saveFiles } from './saveFiles.ts';
import type { Application } from './store.ts';

const HELP = `Reads the applications that were received. Works while the service runs and while it does not.

  npm run applications -- list                     all applications, oldest first
  npm run applications -- show REFERENCE           the answers of one application
  npm run applications -- files REFERENCE --to DIR copies its files into the folder DIR

Options
  --json    for list and show: as JSON, for other programs
  --help    this text

A reference may be typed in any case, with or without dashes. Files are never written over.
The environment variable DATA_DIR names the service's data folder (default: ./data).
`;

export interface Surroundings {
  readonly dataDir: string;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** Runs one command and returns the exit code. */
export async function runOfficeCommand(argv: readonly string[], around: Surroundings): Promise<number> {
  try {
    const command = parseCommand(argv);
    if (command === undefined) {
      around.print(HELP);
      return 0;
    }
    const office = await openOffice(dataFolder(around.dataDir));
    try {
      around.print(await command(office));
      return 0;
    } finally {
      await office.close();
    }
  } catch (error) {
    if (error instanceof Misuse) {
      around.complain(`${error.message}\nSee: npm run applications -- --help\n`);
      return 2;
    }
    if (!(error instanceof OfficeError || isSystemError(error))) throw error;
    around.complain(`${error.message}\n`);
    return 1;
  }
}

class Misuse extends Error {}

type Command = (office: Office) => Promise<string>;

function parseCommand(argv: readonly string[]): Command | undefined {
  const { values, positionals } = parse(argv);
  const [command, typed, ...rest] = positionals;
  if (values.help || command === undefined || command === 'help') return undefined;
  if (rest.length > 0) throw new Misuse(`Too many arguments: ${rest.join(' ')}`);
  if (values.to !== undefined && command !== 'files') throw new Misuse(`${command} takes no --to`);
  const { to, json = false } = values;
  if (command === 'list' && typed === undefined) {
    return async (office) => asked(json, await office.list(), printList);
  }
  if (command === 'show') {
    const reference = checked(typed);
    return async (office) => asked(json, await find(office, reference), printApplication);
  }
  if (command === 'files') {
    const reference = checked(typed);
    if (to === undefined) throw new Misuse('Say where to: files REFERENCE --to DIR');
    return async (office) => {
      const lines = await saveFiles(office, await find(office, reference), to);
      return `${lines.join('\n') || 'This application has no files.'}\n`;
    };
  }
  throw new Misuse(`There is no command “${positionals.join(' ')}”`);
}

function parse(argv: readonly string[]) {
  const options = { to: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
}

function checked(typed: string | undefined): string {
  if (typed === undefined) throw new Misuse('Which application? Give its reference');
  const reference = readReference(typed);
  if (reference === undefined) throw new Misuse(`“${typed}” is not a reference: a character is wrong or missing`);
  return reference;
}

async function find(office: Office, reference: string): Promise<Application> {
  const application = await office.show(reference);
  if (application) return application;
  throw new OfficeError(`There is no application ${reference} here`);
}

function asked<T>(json: boolean, found: T, print: (found: T) => string): string {
  // Even JSON.stringify leaves some characters that a terminal obeys.
  return json ? `${printable(JSON.stringify(found, null, 2))}\n` : print(found);
}

function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}

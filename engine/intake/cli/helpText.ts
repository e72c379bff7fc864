import { keysOf } from '../../core/index.ts';
import type { Command, OptionName } from './parts/command.ts';

const RUN = '  npm run applications -- ';

const ABOUT: Readonly<Record<OptionName, string>> = {
  to: '--to PATH           where the result goes; nothing is ever written over',
  from: '--from DIR          a folder that backup has made',
  as: '--as FORMAT         xlsx, csv or jsonl (JSON lines); by the file’s ending without it, else csv',
  columns:
    '--columns A,B       only these: reference, received, form, status, flagged, or a question by its JSON Pointer',
  separator:
    '--separator ";"     between the cells of a csv; a comma without it. Windows’ list separator opens in columns',
  language:
    '--language ar       in Arabic: questions and options of an export, whose workbook is from right to left then; a letter',
  form: '--form ID           only applications to this form',
  since: '--since 2026-09-01  only those received on this day or later',
  until: '--until 2026-10-31  only those received on this day or earlier',
  status: '--status STATUS     only those in this status, e.g. new',
  aside: '--aside             those that were set aside because they look like a machine’s',
  unseen: '--unseen            only those that nobody has opened (show, files) or noted as handled',
  role: '--role ROLE         read, work, or manage (accounts, deletion, export of everything)',
  by: '--by NAME           only what this account did, parent, or "command line"',
  kind: '--kind KIND         only this, e.g. moved, exported, deleted, account',
  before: '--before NUMBER     those before this entry',
  assigned: '--assigned NAME     only those assigned to this account; nobody: to no account',
  words: '--words "LAYLA 03"   only those where each word occurs in the reference or an answer that is searched',
  version: '--version N         as it was answered then: 1 is what was received first',
  message: '--message TEXT      words to the parent, shown with the questions',
  revoke: '--revoke            ends the link that was made last',
  send: '--send              mails it to the address that the application names',
  'older-than': '--older-than DAYS   those received more than so many days ago',
  stay: '--stay              takes the applications here as they were before a move that took them elsewhere',
  end: '--end               signs them out',
  yes: '--yes               really do it',
  json: '--json              as JSON, for other programs',
  help: '--help              this text; after a command, what it takes',
};

const END = `
A reference may be typed in any case, with or without dashes. Works while the service runs and while it does not.
Exit codes: 0 done; 1 not done, e.g. because there is no such application; 2 what was typed means nothing.
DATA_DIR (default: ./data), DATABASE_URL and STORE are read from the environment, as the service reads them.
`;

/** The help for all commands. */
export function helpText(commands: Iterable<Command>): string {
  const all = [...commands];
  const lines = all.flatMap(({ usage, about }) => [RUN + usage, `      ${about}`]);
  return `Works with the applications that were received.\n\n${lines.join('\n')}\n\nOptions\n${optionLines(keysOf(ABOUT))}${END}`;
}

/** The help for one command. */
export function commandHelp({ usage, about, options }: Command): string {
  return `${RUN.trim()} ${usage}\n  ${about}\n\nOptions\n${optionLines([...options, 'help'])}${END}`;
}

function optionLines(names: readonly OptionName[]): string {
  return names.map((name) => `  ${ABOUT[name]}\n`).join('');
}

// Accounts of the office. Whoever may run this command is trusted with all of them, so it asks for no role.
import { keysOf, type Role, roles } from '../../../core/index.ts';
import { readAccountName } from '../../accounts/accountName.ts';
import { type AccountAdmin, type Invited, joinPath } from '../../accounts/administration.ts';
import { asJson } from '../../config/printable.ts';
import { printInstant } from '../../config/printInstant.ts';
import { ONE_ADDRESS } from '../../mail/composeMail.ts';
import { AdminError } from '../../storage/adminError.ts';
import { type Command, type Context, type OptionName, type Options, UsageError } from '../parts/command.ts';
import { printTable } from '../parts/printTable.ts';
import { COMMAND_LINE, withAdmin } from '../parts/withAdmin.ts';

type Work = (accounts: AccountAdmin, context: Context) => Promise<string>;

interface Action {
  readonly options: readonly OptionName[];
  /** Validates what was typed. */
  prepare(args: readonly string[], options: Options): Work;
}

const ACTIONS: Readonly<Record<string, Action>> = {
  add: {
    options: ['role'],
    prepare(args, options) {
      const [name, role] = [readName(args), readRole(options)];
      return async (accounts, context) => {
        const invited = await accounts.add(name, role, COMMAND_LINE.name);
        if (!invited) throw new AdminError(`There is an account ${name} already`);
        return printLink(name, invited, context);
      };
    },
  },
  list: {
    options: ['json'],
    prepare(args, { json }) {
      if (args.length > 0) throw new UsageError(`account list takes no “${args.join(' ')}”`);
      return async (accounts, { timeZone }) => {
        const found = await accounts.list();
        if (json) return asJson(found);
        if (found.length === 0) return 'No accounts: the office is off.\n';
        const rows = found.map(({ name, role, signsInBy, invitedUntil, mail = '' }) => [
          name,
          role,
          signsInBy.join(', ') ||
            (invitedUntil ? `invited until ${printInstant(invitedUntil, timeZone)}` : 'not invited'),
          mail,
        ]);
        return printTable(['Name', 'Role', 'Signs in by', 'Mails to'], rows);
      };
    },
  },
  role: {
    options: ['role'],
    prepare(args, options) {
      const [name, role] = [readName(args), readRole(options)];
      return async (accounts) => {
        if (!(await accounts.setRole(name, role, COMMAND_LINE.name))) throw noAccount(name);
        return `${name} has the role ${role}\n`;
      };
    },
  },
  mail: {
    options: [],
    prepare([typed, mail = null, ...others]) {
      const name = readName([...(typed === undefined ? [] : [typed]), ...others]);
      if (mail !== null && !ONE_ADDRESS.test(mail)) throw new UsageError(`“${mail}” is no e-mail address`);
      return async (accounts) => {
        if (!(await accounts.setMail(name, mail, COMMAND_LINE.name))) throw noAccount(name);
        return mail === null ? `${name} gets no mails\n` : `${name} gets mails at ${mail}\n`;
      };
    },
  },
  reset: {
    options: [],
    prepare(args) {
      const name = readName(args);
      return async (accounts, context) => {
        const invited = await accounts.reset(name, COMMAND_LINE.name);
        if (!invited) throw noAccount(name);
        return printLink(name, invited, context);
      };
    },
  },
  remove: {
    options: ['yes'],
    prepare(args, { yes = false }) {
      const name = readName(args);
      return async (accounts) => {
        if (!(await accounts.list()).some((account) => account.name === name)) throw noAccount(name);
        if (!yes) return `${name} would be removed\nNothing was removed. Say so with --yes\n`;
        if (!(await accounts.remove(name, COMMAND_LINE.name))) throw noAccount(name);
        return `${name} is removed\n`;
      };
    },
  },
  sessions: {
    options: ['end', 'json'],
    prepare(args, { end, json }) {
      if (end || args.length > 0) return sessionsOf(readName(args), end, json);
      return sessionsOf(undefined, false, json);
    },
  },
};

function sessionsOf(name: string | undefined, end: boolean | undefined, json: boolean | undefined): Work {
  return async (accounts, { timeZone }) => {
    if (end && name !== undefined) {
      const ended = await accounts.endSessions(name, COMMAND_LINE.name);
      return `${ended} ${ended === 1 ? 'session is' : 'sessions are'} ended\n`;
    }
    const found = await accounts.sessions(name);
    if (json) return asJson(found.map(({ id: _, ...session }) => session));
    if (found.length === 0) return 'Nobody is signed in.\n';
    const rows = found.map(({ account, startedAt, seenAt, browser }) => [
      account,
      printInstant(startedAt, timeZone),
      printInstant(seenAt, timeZone),
      browser,
    ]);
    return printTable(['Name', 'Since', 'Last seen', 'Browser'], rows);
  };
}

export const accountCommand: Command = {
  usage: 'account add|role|mail|reset|remove|list|sessions [NAME]',
  about:
    'who may open the office: add and reset print a link to join, valid once for 24 hours; add and role take --role, mail an address ' +
    'for mails about the applications that are assigned to it',
  options: ['role', 'end', 'yes', 'json'],
  prepare([name = '', ...args], options, context) {
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (!action) throw new UsageError(`account takes ${Object.keys(ACTIONS).join(', ')}, not “${name}”`);
    const unknown = keysOf(options).find((option) => !action.options.includes(option));
    if (unknown !== undefined) throw new UsageError(`account ${name} takes no --${unknown}`);
    const work = action.prepare(args, options);
    return () => withAdmin(context, (admin) => work(admin.accounts, context));
  },
};

function readName([typed, ...others]: readonly string[]): string {
  if (typed === undefined) throw new UsageError('Which account? Give its name');
  if (others.length > 0) throw new UsageError(`Too many arguments: ${others.join(' ')}`);
  const name = readAccountName(typed);
  if (name === undefined) throw new UsageError(`“${typed}” is no name: use letters a to z and digits, e.g. anna`);
  return name;
}

function readRole({ role }: Options): Role {
  const found = roles.find((one) => one === role);
  if (found === undefined) throw new UsageError(`--role is one of ${roles.join(', ')}`);
  return found;
}

function noAccount(name: string): AdminError {
  return new AdminError(`There is no account ${name}`);
}

function printLink(name: string, invited: Invited, { origins = [''], timeZone }: Context): string {
  const until = printInstant(invited.expiresAt, timeZone);
  const links = origins.map((origin) => `  ${origin}${joinPath(invited)}`);
  return [`${name} joins by this link, once, until ${until}:`, ...links, ''].join('\n');
}

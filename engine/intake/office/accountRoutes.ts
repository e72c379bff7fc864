// What managers do with accounts. None changes their own in this way, so that a manager is always left.
import { roles } from '../../core/index.ts';
import { readAccountName } from '../accounts/accountName.ts';
import { type AccountAdmin, type Invited, joinPath } from '../accounts/administration.ts';
import type { Accounts } from '../accounts/context.ts';
import { listSessions } from '../accounts/sessions.ts';
import { Refusal } from '../submissions/refusal.ts';
import { type OfficeRequest, type OfficeRoutes, text } from './officeRoute.ts';
import { sessionDetails } from './sessionDetails.ts';

type Routes = Pick<OfficeRoutes, Extract<keyof OfficeRoutes, `${string} /accounts${string}`>>;

export function accountRoutes(accounts: Accounts, admin: AccountAdmin): Routes {
  return {
    'GET /accounts': {
      role: 'manage',
      handle: async (_, session) => {
        const sessions = await listSessions(accounts);
        const sessionsOf = (name: string) => sessions.filter(({ account }) => account === name);
        const all = await admin.list();
        const answer = all.map(({ codesLeft: _codes, mail: _mail, ...account }) => ({
          ...account,
          sessions: sessionsOf(account.name).map((one) => sessionDetails(one, session)),
        }));
        return { answer };
      },
    },
    'POST /accounts': {
      role: 'manage',
      fields: { name: text(100), role: { enum: roles } },
      handle: async ({ body }, { account }) => {
        const name = readAccountName(body.name);
        if (name === undefined) throw new Refusal('bad-account-name');
        const invited = await admin.add(name, body.role, account);
        if (!invited) throw new Refusal('name-taken');
        return { answer: linkOf(invited) };
      },
    },
    'PATCH /accounts/:name': {
      role: 'manage',
      fields: { role: { enum: roles } },
      handle: async (request, { account }) => {
        if (!(await admin.setRole(another(request, account), request.body.role, account)))
          throw new Refusal('no-account');
        return { answer: {} };
      },
    },
    'POST /accounts/:name/invitation': {
      role: 'manage',
      handle: async (request, { account }) => {
        const invited = await admin.reset(another(request, account), account);
        if (!invited) throw new Refusal('no-account');
        return { answer: linkOf(invited) };
      },
    },
    'DELETE /accounts/:name': {
      role: 'manage',
      handle: async (request, { account }) => {
        if (!(await admin.remove(another(request, account), account))) throw new Refusal('no-account');
        return { answer: {} };
      },
    },
    'DELETE /accounts/:name/sessions': {
      role: 'manage',
      handle: async ({ params }, { account }) => {
        await admin.endSessions(params.name ?? '', account);
        return { answer: {} };
      },
    },
    'DELETE /accounts/:name/sessions/:id': {
      role: 'manage',
      handle: async ({ params }, { account: by }) => {
        const signature = { by, at: accounts.now().toISOString() };
        const isFound = await accounts.store.removeSession(params.id ?? '', params.name ?? '', signature);
        if (!isFound) throw new Refusal('no-such-session');
        return { answer: {} };
      },
    },
  };
}

function another({ params: { name = '' } }: Pick<OfficeRequest, 'params'>, own: string): string {
  if (name === own) throw new Refusal('own-account');
  return name;
}

const linkOf = (invited: Invited) => ({ path: joinPath(invited), expiresAt: invited.expiresAt });

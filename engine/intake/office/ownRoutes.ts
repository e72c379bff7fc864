// What everybody who is signed in may do with their own account.
import type { Accounts } from '../accounts/context.ts';
import { makeRecoveryCodes, recoveryDigest } from '../accounts/recoveryCodes.ts';
import { IDLE, LONGEST, listSessions } from '../accounts/sessions.ts';
import { checkCode } from '../accounts/signIn.ts';
import { Refusal } from '../submissions/refusal.ts';
import { type OfficeRoutes, text } from './officeRoute.ts';
import { sessionDetails } from './sessionDetails.ts';

type Own = 'GET /me' | 'POST /me/recovery-codes' | 'POST /sign-out' | 'GET /sessions' | 'DELETE /sessions/:id';

export function ownRoutes(accounts: Accounts): Pick<OfficeRoutes, Own> {
  const { store, now } = accounts;
  return {
    'GET /me': {
      role: 'read',
      handle: async (_, { account: name, role, startedAt }) => {
        const account = await store.findAccount(name);
        const sessionEndsAt = new Date(Date.parse(startedAt) + LONGEST).toISOString();
        const recoveryCodesLeft = account?.passphrase === undefined ? undefined : account.codesLeft;
        return { answer: { name, role, sessionEndsAt, idleMilliseconds: IDLE, recoveryCodesLeft } };
      },
    },
    'POST /me/recovery-codes': {
      role: 'read',
      fields: { code: text(40) },
      handle: async ({ body, visitor }, { account }) => {
        await checkCode(accounts, account, body.code, visitor);
        const recoveryCodes = makeRecoveryCodes();
        await store.replaceRecoveryCodes(account, recoveryCodes.map(recoveryDigest), now().toISOString());
        return { answer: { recoveryCodes } };
      },
    },
    'POST /sign-out': {
      role: 'read',
      handle: async (_, { id, account }) => {
        await store.removeSession(id, account);
        return { answer: {}, cookies: [['session', '']] };
      },
    },
    'GET /sessions': {
      role: 'read',
      handle: async (_, session) => {
        const sessions = await listSessions(accounts, session.account);
        return { answer: sessions.map((one) => sessionDetails(one, session)) };
      },
    },
    'DELETE /sessions/:id': {
      role: 'read',
      handle: async ({ params }, { account }) => {
        const signature = { by: account, at: now().toISOString() };
        if (!(await store.removeSession(params.id ?? '', account, signature))) throw new Refusal('no-such-session');
        return { answer: {} };
      },
    },
  };
}

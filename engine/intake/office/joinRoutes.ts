import type { Accounts } from '../accounts/context.ts';
import { choosePassphrase, confirmCode, findInvitation } from '../accounts/joining.ts';
import { LONGEST_PASSPHRASE } from '../accounts/passphrase.ts';
import { signedInReply } from './cookies.ts';
import { type OfficeRoutes, text } from './officeRoute.ts';
import { toProvider } from './signInRoutes.ts';

type Routes = Pick<OfficeRoutes, Extract<keyof OfficeRoutes, `${string} /invitation${string}`>>;

const token = text(100);

export function joinRoutes(accounts: Accounts): Routes {
  return {
    'POST /invitation': {
      role: 'anyone',
      fields: { token },
      handle: async ({ body }) => {
        const { account: name, role, expiresAt } = await findInvitation(accounts, body.token);
        return { answer: { name, role, expiresAt, provider: accounts.provider !== undefined } };
      },
    },
    'POST /invitation/passphrase': {
      role: 'anyone',
      fields: { token, passphrase: text(LONGEST_PASSPHRASE) },
      handle: async ({ body, visitor }) => ({
        answer: await choosePassphrase(accounts, body.token, body.passphrase, visitor),
      }),
    },
    'POST /invitation/code': {
      role: 'anyone',
      fields: { token, code: text(40) },
      handle: async ({ body, visitor }) => {
        const { recoveryCodes, ...signedIn } = await confirmCode(accounts, body.token, body.code, visitor);
        return { answer: { recoveryCodes }, ...signedInReply(signedIn) };
      },
    },
    'POST /invitation/provider': {
      role: 'anyone',
      fields: { token },
      handle: async ({ body, origin }) => toProvider(accounts, origin, body.token),
    },
  };
}

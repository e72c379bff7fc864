import type { Accounts } from '../accounts/context.ts';
import { LONGEST_PASSPHRASE } from '../accounts/passphrase.ts';
import type { Journey } from '../accounts/provider.ts';
import { beginSignIn, finishSignIn } from '../accounts/signIn.ts';
import { beginByProvider, finishByProvider } from '../accounts/signInByProvider.ts';
import { Refusal } from '../submissions/refusal.ts';
import { type Cookie, signedInReply } from './cookies.ts';
import { type OfficeRequest, type OfficeRoutes, text } from './officeRoute.ts';

type Routes = Pick<OfficeRoutes, Extract<keyof OfficeRoutes, `${string} /sign-in${string}`>>;

export function signInRoutes(accounts: Accounts): Routes {
  return {
    'GET /sign-in': {
      role: 'anyone',
      handle: async () => ({ answer: { provider: accounts.provider !== undefined } }),
    },
    'POST /sign-in': {
      role: 'anyone',
      fields: { name: text(100), passphrase: text(LONGEST_PASSPHRASE) },
      handle: async ({ body, visitor }) => {
        const pending = await beginSignIn(accounts, body, visitor);
        return { answer: {}, cookies: [['pending', pending]] };
      },
    },
    'POST /sign-in/code': {
      role: 'anyone',
      fields: { code: text(40) },
      handle: async ({ body, cookie, visitor }) => {
        const signedIn = await finishSignIn(accounts, { ...body, token: cookie('pending') }, visitor);
        return { answer: { name: signedIn.account }, ...signedInReply(signedIn) };
      },
    },
    'POST /sign-in/provider': {
      role: 'anyone',
      handle: async ({ origin }) => toProvider(accounts, origin),
    },
    'GET /sign-in/provider/return': {
      role: 'anyone',
      handle: (request) => fromProvider(accounts, request),
    },
  };
}

/** The address that the provider is told to send the browser to. */
const returnTo = (origin: string) => `${origin}/office/api/sign-in/provider/return`;

export async function toProvider(accounts: Accounts, origin: string, invitation?: string) {
  const { url, journey } = await beginByProvider(accounts, returnTo(origin), invitation);
  const value = Buffer.from(JSON.stringify(journey)).toString('base64url');
  return { answer: { url }, cookies: [['journey', value] satisfies Cookie] };
}

/** A person looks at the response, so a refusal is a redirect, too. */
async function fromProvider(accounts: Accounts, { url, origin, cookie, visitor }: OfficeRequest) {
  try {
    const journey = readJourney(cookie('journey'));
    const returned = new URL(url, origin);
    const signedIn = await finishByProvider(accounts, returned, journey, visitor);
    return { redirect: '/office', ...signedInReply(signedIn) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const cookies = [['journey', ''] satisfies Cookie];
    return { redirect: `/office?refused=${error.code}`, cookies, refusal: error };
  }
}

function readJourney(value: string | undefined): Journey {
  try {
    const { state, nonce, verifier, invitation } = JSON.parse(Buffer.from(value ?? '', 'base64url').toString());
    if ([state, nonce, verifier].every((part) => typeof part === 'string')) {
      return { state, nonce, verifier, invitation: typeof invitation === 'string' ? invitation : undefined };
    }
  } catch (error) {
    throw new Refusal('sign-in-over', undefined, error);
  }
  throw new Refusal('sign-in-over');
}

// Sign-in by the school's own OpenID Connect provider: authorization code flow with PKCE, state and nonce. Until
// the browser returns they are in a cookie, so that strangers who begin to sign in leave no rows in the store.
import type { Configuration } from 'openid-client';
import type { ProviderSettings } from '../config/providerSettings.ts';
import { Refusal } from '../submissions/refusal.ts';

/** What the browser keeps until it comes back. */
export interface Journey {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Token of the invitation that is to be accepted, if that is what it is for. */
  readonly invitation?: string | undefined;
}

export interface Provider {
  /** Where the browser is to go, and what it must bring back. */
  begin(redirectUri: string, invitation?: string): Promise<{ readonly url: string; readonly journey: Journey }>;
  /** Who has come back to `url`: issuer and subject. Throws a {@link Refusal}. */
  finish(url: URL, journey: Journey): Promise<string>;
}

/** Seconds that the provider may take to answer. */
const TIMEOUT = 10;

/** The provider's description is fetched at the first sign-in, and again after a failure. */
export function openProvider({ issuer, clientId, clientSecret }: ProviderSettings): Provider {
  let found: Promise<Configuration> | undefined;
  const configuration = () => {
    found ??= discover().catch((error) => {
      found = undefined;
      throw refusalOf('provider-away', error);
    });
    return found;
  };
  async function discover(): Promise<Configuration> {
    const { allowInsecureRequests, discovery } = await import('openid-client');
    const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    return discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: TIMEOUT });
  }
  return {
    async begin(redirectUri, invitation) {
      const openid = await import('openid-client');
      const config = await configuration();
      const verifier = openid.randomPKCECodeVerifier();
      const journey = { state: openid.randomState(), nonce: openid.randomNonce(), verifier, invitation };
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid',
        state: journey.state,
        nonce: journey.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, journey };
    },
    async finish(url, { state, nonce, verifier }) {
      const openid = await import('openid-client');
      const config = await configuration();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await openid.authorizationCodeGrant(config, url, checks).catch((error) => {
        throw refusalOf('provider-refused', error);
      });
      const claims = tokens.claims();
      if (!claims) throw new Refusal('provider-refused');
      return `${claims.iss} ${claims.sub}`;
    },
  };
}

/** Errors of the library may quote tokens, so only their codes are passed on, to the log. */
function refusalOf(refusal: 'provider-away' | 'provider-refused', error: unknown): Refusal {
  const { name = '', code = '', error: answer = '' } = error as { name?: string; code?: string; error?: string };
  return new Refusal(refusal, undefined, new Error([name, code, answer].filter(Boolean).join(' ')));
}

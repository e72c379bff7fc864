import { quoted, readToken, WrongSetting } from './env.ts';

/** The school's OpenID Connect provider. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const NAMES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** The settings in `env`; undefined where none is set. */
export function readProviderSettings(env: NodeJS.ProcessEnv): ProviderSettings | undefined {
  const given = NAMES.filter((name) => env[name]);
  if (given.length === 0) return undefined;
  const missing = NAMES.find((name) => !env[name]);
  if (missing !== undefined) {
    throw new WrongSetting(`${missing} is not set, but ${given[0]} is: set ${NAMES.join(', ')}, or none of them`);
  }
  const [clientId, clientSecret] = [readToken(env, 'OIDC_CLIENT_ID'), readToken(env, 'OIDC_CLIENT_SECRET')];
  return { issuer: readIssuer(env.OIDC_ISSUER ?? ''), clientId: clientId ?? '', clientSecret: clientSecret ?? '' };
}

/** Over plain HTTP only on this machine, where it is tried out. */
function readIssuer(issuer: string): string {
  const isOnThisMachine = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(issuer);
  const isAddress = /^https?:\/\/[^\s?#@\\]+$/.test(issuer) && URL.canParse(issuer);
  if (isAddress && (issuer.startsWith('https:') || isOnThisMachine)) return issuer;
  throw new WrongSetting(
    `OIDC_ISSUER is ${quoted(issuer)}: use the provider's address, e.g. https://accounts.school.example`,
  );
}

// Validates URLs of servers, which contain passwords; in a malformed one the password may be in any part. So messages quote
// nothing of the URL, and parsers' errors, which would, are not passed on. URLs that drivers could parse differently (an
// unescaped @ or / in the password moves the start of the host) are rejected before a driver sees them.
import { WrongSetting } from './env.ts';

interface Kind {
  /** Without the colon. */
  readonly protocols: readonly string[];
  /** For messages. */
  readonly example: string;
  /** The host may be empty: the driver then connects to the local Unix socket. */
  readonly hasSocket?: boolean;
}

export const POSTGRES: Kind = {
  protocols: ['postgres', 'postgresql'],
  example: 'postgres://user:password@host:5432/name',
  hasSocket: true,
};

/** The URL in the setting `name`, unchanged; undefined where it is not set. */
export function readServerAddress(env: NodeJS.ProcessEnv, name: string, kind: Kind): string | undefined {
  const setting = env[name];
  if (!setting) return undefined;
  const problem = findProblem(setting, kind);
  if (problem === undefined) return setting;
  throw new WrongSetting(
    `${name} ${problem}: use ${kind.example}, and in a password %2F for /, %3F for ?, %23 for #, %40 for @, %25 for %`,
  );
}

function findProblem(setting: string, { protocols, hasSocket = false }: Kind): string | undefined {
  const [, protocol = '', account, rest = ''] = /^([a-z]+):\/\/(?:([^/?#]*)@)?(.*)$/s.exec(setting) ?? [];
  if (!protocols.includes(protocol)) return `does not begin with ${protocols.map((one) => `${one}://`).join(' or ')}`;
  if (/[\s\p{Cc}]/u.test(setting)) return 'has a blank or a control character';
  if (rest.includes('@')) return 'has an @ behind the name of the server';
  if (account !== undefined && !isDecodable(account)) return 'has a % in its account that begins no character';
  const isSocket = hasSocket && /^(\/|$)/.test(rest);
  const whole = isSocket ? `${protocol}://localhost${rest}` : setting;
  if (!URL.canParse(whole) || !namesServer(new URL(whole))) return 'does not name a server and its port';
  return undefined;
}

/** `?port=` counts as well; with an invalid one the driver would wait for ever. */
function namesServer({ hostname, searchParams }: URL): boolean {
  const port = searchParams.get('port') ?? '1';
  return hostname !== '' && /^\d{1,5}$/.test(port) && Number(port) <= 65_535;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

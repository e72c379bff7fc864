// The address of a server holds a password, and an address that is written wrongly may hold it anywhere. So nothing of the
// address is ever shown, and no error of a parser is passed on, which would carry it along. What a driver could read in
// another way than its author meant (a password that ends the host's name) is refused here, before any driver sees it.
import { WrongSetting } from './wrongSetting.ts';

interface Kind {
  /** Without the colon. */
  readonly protocols: readonly string[];
  /** An address as it should be. */
  readonly example: string;
  /** Where no server is named, the driver takes this machine's socket. */
  readonly hasSocket?: boolean;
}

export const POSTGRES: Kind = {
  protocols: ['postgres', 'postgresql'],
  example: 'postgres://user:password@host:5432/name',
  hasSocket: true,
};

/** The address in the setting `name`, unchanged; undefined where it is not set. */
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

/** A port may stand among the parameters as well, where the driver waits for ever for one that is none. */
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

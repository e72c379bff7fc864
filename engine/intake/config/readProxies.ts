import { BlockList, isIP } from 'node:net';
import { quoted, WrongSetting } from './env.ts';

/** True for the address of a proxy whose `X-Forwarded-For` counts. */
export type IsProxy = (address: string) => boolean;

/** Named networks, as in Express's `trust proxy`. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** A matcher for the comma-separated addresses, CIDR networks or named networks in the setting `name`. */
export function readProxies(env: NodeJS.ProcessEnv, name: string): IsProxy | undefined {
  const setting = env[name] ?? '';
  const listed = setting.split(',').map((proxy) => proxy.trim());
  const networks = listed.filter((proxy) => proxy !== '').flatMap((proxy) => NAMED[proxy] ?? proxy);
  if (networks.length === 0) return undefined;
  const known = new BlockList();
  for (const network of networks) {
    const [address = '', bits, ...more] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    const isWhole = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (!isIP(address) || !isWhole || more.length > 0) {
      throw new WrongSetting(
        `${name} has ${quoted(network, setting)}: use the addresses of your proxies, as in 127.0.0.1 or 10.0.0.0/8, or ${Object.keys(NAMED).join(', ')}`,
      );
    }
    known.addSubnet(address, bits === undefined ? most : Number(bits), family);
  }
  return (written) => {
    const address = bareAddress(written);
    return isIP(address) !== 0 && known.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  };
}

/** The IP address in an entry of X-Forwarded-For, which may have brackets, port and zone: `[2001:db8::1]:443`, `fe80::1%eth0`. */
export function bareAddress(written: string): string {
  const trimmed = written.trim();
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed) ?? [];
  const address = (inBrackets ?? trimmed).replace(/%.*$/, '');
  return isIP(address) ? address : address.replace(/:\d+$/, '');
}

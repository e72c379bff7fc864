import { BlockList, isIP } from 'node:net';
import { quoted, WrongSetting } from './wrongSetting.ts';

/** True for the address of a proxy whose `X-Forwarded-For` counts. */
export type IsProxy = (address: string) => boolean;

/** What `TRUST_PROXY` may say in place of addresses. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** The proxies that the setting `name` lists between commas: addresses, networks as in 10.0.0.0/8, or names of networks. */
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

/** An address as proxies write it, without brackets, port and zone: `[2001:db8::1]:443`, `192.0.2.1:5000`, `fe80::1%eth0`. */
export function bareAddress(written: string): string {
  const trimmed = written.trim();
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed) ?? [];
  const address = (inBrackets ?? trimmed).replace(/%.*$/, '');
  return isIP(address) ? address : address.replace(/:\d+$/, '');
}

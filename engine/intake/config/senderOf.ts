// The key for limits per sender. One IPv6 customer has at least a whole /64, so the /64 counts as one sender.
import { isIP } from 'node:net';
import { bareAddress } from './readProxies.ts';

/** The sender that `address` belongs to: an IPv4 address, or the first 64 bits of an IPv6 address as `2001:db8:0:0`. */
export function senderOf(address: string): string {
  const bare = bareAddress(address);
  const [, mapped] = /^(?:0{0,4}:){2,5}ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare) ?? [];
  if (mapped !== undefined) return mapped;
  if (isIP(bare) !== 6) return bare;
  return firstGroups(bare)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}

/** The first four groups of an IPv6 address, with `::` expanded. */
function firstGroups(address: string): string[] {
  const [left = '', right] = address.split('::');
  const before = left.split(':').filter((group) => group !== '');
  if (right === undefined) return before.slice(0, 4);
  const after = right.split(':').filter((group) => group !== '');
  // An IPv4 tail replaces two groups.
  const tail = after.flatMap((group) => (group.includes('.') ? ['0', '0'] : group));
  const gap = Array<string>(Math.max(0, 8 - before.length - tail.length)).fill('0');
  return [...before, ...gap, ...tail].slice(0, 4);
}

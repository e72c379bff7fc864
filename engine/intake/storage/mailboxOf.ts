// Which mailbox an address leads to, written in one way only. It errs towards taking two addresses for one mailbox: that
// costs a receipt, the opposite lets a stranger fill a mailbox by writing its address in many ways.
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

interface Host {
  /** The domain that stands for all that the host has. */
  readonly domain: string;
  /** Characters of the name that the host leaves out. */
  readonly ignored?: RegExp;
}

/** https://support.google.com/mail/answer/7436150 */
const GMAIL: Host = { domain: 'gmail.com', ignored: /\./g };
/** https://proton.me/support/addresses-and-aliases */
const PROTON: Host = { domain: 'proton.me', ignored: /[._-]/g };
/** https://support.apple.com/en-us/101549 */
const ICLOUD: Host = { domain: 'icloud.com' };

const HOSTS: ReadonlyMap<string, Host> = new Map([
  ['gmail.com', GMAIL],
  ['googlemail.com', GMAIL],
  ['proton.me', PROTON],
  ['protonmail.com', PROTON],
  ['pm.me', PROTON],
  ['icloud.com', ICLOUD],
  ['me.com', ICLOUD],
  ['mac.com', ICLOUD],
]);

/** The mailbox of an e-mail address, e.g. `parent@gmail.com` for `"Par.ent"+1@GoogleMail.com.`. */
export function mailboxOf(address: string): string {
  const bare = address.normalize('NFKC').replaceAll(/[\s<>\p{Cf}]|\([^()]*\)/gu, '');
  const at = bare.lastIndexOf('@');
  const domain = domainOf(bare.slice(at + 1));
  // A server's number may be that of any domain, so all addresses with one count together.
  if (domain.startsWith('[') || isIP(domain) !== 0) return 'anybody@[number]';
  const host = HOSTS.get(domain) ?? { domain };
  const name = untagged(unquoted(bare.slice(0, at)).toLowerCase());
  return `${host.ignored ? name.replaceAll(host.ignored, '') : name}@${host.domain}`;
}

function domainOf(written: string): string {
  const domain = written.toLowerCase().replace(/\.+$/, '');
  return domain.startsWith('[') ? domain : domainToASCII(domain) || domain;
}

/** `"victim"` and `"vic\tim"` are `victim`; single parts of a name may be quoted, too. */
function unquoted(name: string): string {
  return name.replaceAll(/\\(.)/gsu, '$1').replaceAll('"', '');
}

/** Without what stands from the first `+` on, unless nothing stands before it. */
function untagged(name: string): string {
  return name.replace(/(?<=.)\+.*$/su, '');
}

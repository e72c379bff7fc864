// Canonical form of an e-mail address, so that receipts are limited per mailbox and not per spelling. Where a provider's rules
// are unknown, addresses are merged rather than told apart: a wrong merge costs a receipt, a missed one lets a stranger flood
// a mailbox under many spellings.
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

interface Host {
  /** Canonical among the provider's domains. */
  readonly domain: string;
  /** Characters of the local part that the provider ignores. */
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
  // An IP address may be that of any domain's server, so all such addresses share one limit.
  if (domain.startsWith('[') || isIP(domain) !== 0) return 'anybody@[number]';
  const host = HOSTS.get(domain) ?? { domain };
  const name = untagged(unquoted(bare.slice(0, at)).toLowerCase());
  return `${host.ignored ? name.replaceAll(host.ignored, '') : name}@${host.domain}`;
}

function domainOf(written: string): string {
  const domain = written.toLowerCase().replace(/\.+$/, '');
  return domain.startsWith('[') ? domain : domainToASCII(domain) || domain;
}

/** A local part without quoting: `"victim"` and `"vic\tim"` are `victim`; parts of it may be quoted as well. */
function unquoted(name: string): string {
  return name.replaceAll(/\\(.)/gsu, '$1').replaceAll('"', '');
}

/** Without a `+tag`, unless nothing would be left. */
function untagged(name: string): string {
  return name.replace(/(?<=.)\+.*$/su, '');
}

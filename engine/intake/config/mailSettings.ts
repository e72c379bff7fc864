import { quoted, readCount, WrongSetting } from './env.ts';
import { readServerAddress } from './readServerAddress.ts';

export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  /** The sender, e.g. `Our School <office@school.example>`. */
  readonly from: string;
  /** Addresses that get a mail for each application. */
  readonly office: readonly string[];
  /** Receipts that one mailbox gets per day at most; see storage/receiptLimit.ts. */
  readonly receiptsPerDay?: number | undefined;
}

const SMTP = { protocols: ['smtp', 'smtps'], example: 'smtp://user:password@host:587' };
/** `a@b` or `Name <a@b>`. Only the outline is checked; the mail server validates the rest. */
const ADDRESS = /^(?:[^<>@,]*<[^\s<>@,;:]+@[^\s<>@,;:]+>|[^\s<>@,;:]+@[^\s<>@,;:]+)$/;

/** The mail settings in `env`; undefined where none is set, and then no mail is sent. */
export function readMailSettings(env: NodeJS.ProcessEnv): MailSettings | undefined {
  const url = readServerAddress(env, 'SMTP_URL', SMTP);
  const [from] = readAddresses(env, 'MAIL_FROM', 'Our School <office@school.example>', 1);
  const office = readAddresses(env, 'MAIL_OFFICE', 'office@school.example, head@school.example');
  const receiptsPerDay = readCount(env, 'RECEIPTS_PER_DAY', 1);
  if (url === undefined) {
    if (from === undefined && office.length === 0) return undefined;
    throw new WrongSetting('SMTP_URL is not set, but MAIL_FROM or MAIL_OFFICE is: set the server that sends the mails');
  }
  if (from === undefined) {
    throw new WrongSetting(
      'MAIL_FROM is not set, but SMTP_URL is: set the sender, e.g. Our School <office@school.example>',
    );
  }
  return { url, from, office, receiptsPerDay };
}

/** The comma-separated addresses in the setting `name`; a single one, without commas, where `most` is 1. */
function readAddresses(env: NodeJS.ProcessEnv, name: string, example: string, most = Infinity): readonly string[] {
  const setting = env[name] ?? '';
  const listed = most === 1 ? [setting] : setting.split(',');
  const addresses = listed.map((address) => address.trim()).filter((address) => address !== '');
  for (const address of addresses) {
    if (!ADDRESS.test(address)) throw new WrongSetting(`${name} has ${quoted(address, setting)}: use e.g. ${example}`);
  }
  return addresses;
}

import { readCount } from './readCount.ts';
import { readServerAddress } from './readServerAddress.ts';
import { quoted, WrongSetting } from './wrongSetting.ts';

export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  /** The sender, e.g. `Our School <office@school.example>`. */
  readonly from: string;
  /** Addresses at which the office is told of each application. */
  readonly office: readonly string[];
  /** How many receipts one address gets in a day at most; see receiptLimit.ts. */
  readonly receiptsPerDay?: number | undefined;
}

const SMTP = { protocols: ['smtp', 'smtps'], example: 'smtp://user:password@host:587' };
/** One address, perhaps after a name. What it holds apart from that is the mail server's to judge. */
const ADDRESS = /^(?:[^<>@,]*<[^\s<>@,;:]+@[^\s<>@,;:]+>|[^\s<>@,;:]+@[^\s<>@,;:]+)$/;

/** The mail settings in `env`, undefined where no mails are sent. */
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

/** The addresses that the setting `name` lists between commas, at most so many. */
function readAddresses(env: NodeJS.ProcessEnv, name: string, example: string, most = Infinity): readonly string[] {
  const setting = env[name] ?? '';
  const listed = most === 1 ? [setting] : setting.split(',');
  const addresses = listed.map((address) => address.trim()).filter((address) => address !== '');
  for (const address of addresses) {
    if (!ADDRESS.test(address)) throw new WrongSetting(`${name} has ${quoted(address, setting)}: use e.g. ${example}`);
  }
  return addresses;
}

import { readCount } from '../readCount.ts';
import { WrongSetting } from '../wrongSetting.ts';

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

/** The mail settings in `env`, undefined where no mails are sent. */
export function readMailSettings(env: NodeJS.ProcessEnv): MailSettings | undefined {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_OFFICE: office } = env;
  if (!url) {
    if (from || office)
      throw new WrongSetting('MAIL_FROM and MAIL_OFFICE need SMTP_URL, the server that sends the mails');
    return undefined;
  }
  if (!/^smtps?:\/\/[^/]/.test(url)) throw new WrongSetting('SMTP_URL is no address: smtp://user:password@host:587');
  if (!from?.includes('@')) throw new WrongSetting('SMTP_URL needs MAIL_FROM, e.g. Our School <office@school.example>');
  const addresses = (office ?? '').split(',').map((address) => address.trim());
  return {
    url,
    from,
    office: addresses.filter((address) => address !== ''),
    receiptsPerDay: readCount(env, 'RECEIPTS_PER_DAY', 1),
  };
}

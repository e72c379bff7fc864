import { type Language, languages } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import type { MailSettings } from '../config/mailSettings.ts';
import type { Arrival } from '../storage/store.ts';
import { instantInMail, type Mail } from './composeMail.ts';
import { messageId } from './messageId.ts';
import { type MailContent, printMailHtml, printMailText } from './printMail.ts';

/** Applications listed in one mail; the others are only counted. */
const MAX_LISTED = 50;

/** The office's reminder of applications that it has not opened for `days`, in all languages. */
export function composeUnseenMail(
  waiting: readonly Arrival[],
  days: number,
  settings: MailSettings,
  now: Date,
  timeZone: string,
): Mail {
  const contentIn = (language: Language): MailContent => {
    const messages = engineTexts[language].mail;
    const shown = waiting.slice(0, MAX_LISTED);
    const rest = waiting.length - shown.length;
    return {
      language,
      title: messages.unseenTitle(waiting.length, days),
      facts: shown.map(({ reference, receivedAt }) => [reference, instantInMail(language, receivedAt, timeZone)]),
      closing: [...(rest > 0 ? [messages.unseenMore(rest)] : []), messages.unseenClosing],
    };
  };
  const contents = languages.map(contentIn);
  return {
    from: settings.from,
    to: settings.office.map((address) => ({ name: '', address })),
    subject: languages.map((language) => engineTexts[language].mail.unseenSubject(waiting.length)).join(' / '),
    text: contents.map(printMailText).join('\n'),
    html: printMailHtml(contents),
    messageId: messageId('unseen', now.getTime(), settings.from),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

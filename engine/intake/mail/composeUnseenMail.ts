import { type Language, languages } from '../../core/index.ts';
import type { MailSettings } from '../config/mailSettings.ts';
import { printInstant } from '../config/printInstant.ts';
import type { Arrival } from '../storage/store.ts';
import type { Mail } from './composeMail.ts';
import { mailWords } from './mailWords.ts';
import { type MailContent, printMailHtml, printMailText } from './printMail.ts';

/** Lines in one mail; the rest is only counted. */
const MOST_LINES = 50;

/** The office's mail about applications that it has not opened for `days`, in both languages. */
export function composeUnseenMail(
  waiting: readonly Arrival[],
  days: number,
  settings: MailSettings,
  now: Date,
  timeZone: string,
): Mail {
  const contentIn = (language: Language): MailContent => {
    const words = mailWords[language];
    const shown = waiting.slice(0, MOST_LINES);
    const rest = waiting.length - shown.length;
    return {
      language,
      title: words.unseenTitle(waiting.length, days),
      facts: shown.map(({ reference, receivedAt }) => [reference, printInstant(receivedAt, timeZone)]),
      closing: [...(rest > 0 ? [words.unseenMore(rest)] : []), words.unseenClosing],
    };
  };
  const contents = [contentIn('en'), contentIn('ar')] as const;
  return {
    from: settings.from,
    to: settings.office.map((address) => ({ name: '', address })),
    subject: languages.map((language) => mailWords[language].unseenSubject(waiting.length)).join(' / '),
    text: contents.map(printMailText).join('\n'),
    html: printMailHtml(...contents),
    messageId: `<unseen.${now.getTime()}@${/@([^\s@>]+)>?\s*$/.exec(settings.from)?.[1] ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

// Tells an officer, or the office, that a parent has answered a link that asks again: which application, and nothing of the answers. In all
// languages, for it goes to the office and not to the parent.
import type { Language } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import type { MailSettings } from '../config/mailSettings.ts';
import type { AnsweredKind } from '../storage/mailQueue.ts';
import type { Application } from '../storage/store.ts';
import { instantInMail, type Mail, type MailFacts } from './composeMail.ts';
import { messageId } from './messageId.ts';
import { type MailContent, printMailHtml, printMailText } from './printMail.ts';

/** `titles`: of the form, by language. Undefined if there is no address to mail to. */
export function composeAnswered(
  kind: AnsweredKind,
  titles: readonly (readonly [Language, string])[],
  application: Pick<Application, 'reference' | 'receivedAt' | 'answeredAt' | 'assignee'>,
  { from, to }: Pick<MailSettings, 'from'> & { readonly to: readonly string[] },
  { timeZone }: MailFacts,
): Mail | undefined {
  if (to.length === 0) return undefined;
  const { reference, receivedAt, answeredAt = receivedAt, assignee } = application;
  const contents = titles.map(([language, title]): MailContent => {
    const messages = engineTexts[language].mail;
    return {
      language,
      title: messages.answeredTitle(title),
      facts: [
        [messages.reference, reference],
        [messages.answered, instantInMail(language, answeredAt, timeZone)],
        ...(assignee === undefined ? [] : [[messages.assignee, assignee] as const]),
      ],
      closing: messages.answeredClosing,
    };
  });
  return {
    from,
    to: to.map((address) => ({ name: '', address })),
    subject: titles
      .map(([language, title]) => engineTexts[language].mail.answeredSubject(title, reference))
      .join(' / '),
    text: contents.map(printMailText).join('\n'),
    html: printMailHtml(contents),
    messageId: messageId(reference, kind, from),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

// The mail of a letter, from the record: the officer may have changed its text. It comes from a person, so it does not ask mail
// programs to suppress automatic replies.
import type { MailSettings } from '../config/mailSettings.ts';
import type { RecordedEvent } from '../storage/caseStore.ts';
import type { LetterKind } from '../storage/mailQueue.ts';
import type { Mail } from './composeMail.ts';
import { messageId } from './messageId.ts';
import { printLetterHtml } from './printMail.ts';

/** `event`: of the number that `kind` has. Undefined if it is no letter that is mailed. */
export function composeLetter(
  kind: LetterKind,
  event: RecordedEvent | undefined,
  { from }: MailSettings,
): Mail | undefined {
  if (event?.type !== 'letter') return undefined;
  const { to = '', subject = '', text = '' } = (event.content ?? {}) as Readonly<Record<string, string>>;
  if (to === '') return undefined;
  const { reference, language } = event;
  return {
    from,
    to: [{ name: '', address: to }],
    subject,
    text,
    html: printLetterHtml({ language, subject, text }),
    messageId: messageId(reference, kind, from),
    headers: {},
  };
}

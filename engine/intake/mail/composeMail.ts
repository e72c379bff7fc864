// Composes a mail from a stored application. The applicant's address is a validated answer of format email; it is passed to
// the transport as an address object, not as header text, so that it cannot name further recipients.
import { dateIn, digitsIn, type Form, getIn, type Language, parsePointer, toName } from '../../core/index.ts';
import { engineTexts, labelledAnswers } from '../../languages/index.ts';
import type { MailSettings } from '../config/mailSettings.ts';
import type { School } from '../config/school.ts';
import { DEFAULT_TIME_ZONE, localTime } from '../config/timeZone.ts';
import type { MailKind } from '../storage/mailQueue.ts';
import type { Application } from '../storage/store.ts';
import { messageId } from './messageId.ts';
import { type MailContent, printMailHtml, printMailText } from './printMail.ts';

export interface Mail {
  readonly from: string;
  readonly to: readonly Mailbox[];
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** Content of mails beyond the application. */
export interface MailFacts {
  readonly school?: School | undefined;
  readonly timeZone?: string | undefined;
}

type Received = Pick<Application, 'reference' | 'receivedAt' | 'hint' | 'answers'>;

/** The mail of `kind` about an application to `form`, in the form's language; undefined if it has no recipient. */
export function composeMail(
  kind: MailKind,
  form: Form,
  application: Received,
  settings: MailSettings,
  facts: MailFacts = {},
): Mail | undefined {
  const addresses = recipientsOf(kind, form, application, settings);
  if (addresses.length === 0) return undefined;
  const { reference } = application;
  const messages = engineTexts[form.language].mail;
  const isOffice = kind === 'office';
  const content = isOffice ? officeContent(form, application, facts) : receiptContent(form, application, facts);
  const [applicant] = recipientsOf('applicant', form, application, settings);
  return {
    from: settings.from,
    to: addresses.map(mailbox),
    ...(isOffice && applicant !== undefined && ONE_ADDRESS.test(applicant) ? { replyTo: mailbox(applicant) } : {}),
    subject: (isOffice ? messages.officeSubject : messages.applicantSubject)(form.title, reference),
    text: printMailText(content),
    html: printMailHtml([content]),
    messageId: messageId(reference, kind, settings.from),
    // Suppresses automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** The addresses that a mail of `kind` goes to; empty if neither settings nor answers have one. */
export function recipientsOf(
  kind: MailKind,
  form: Form,
  { answers }: Pick<Application, 'answers'>,
  { office }: MailSettings,
): readonly string[] {
  if (kind === 'office') return office;
  const address = form.mail && getIn(answers, parsePointer(form.mail.to));
  return typeof address === 'string' && address !== '' ? [address] : [];
}

/** A single address, without a name. */
export const ONE_ADDRESS = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+$/;

function mailbox(address: string): Mailbox {
  return { name: '', address };
}

function officeContent(form: Form, application: Received, { timeZone }: MailFacts): MailContent {
  const messages = engineTexts[form.language].mail;
  const { reference, receivedAt, hint, answers } = application;
  const names = (form.mailOffice ?? []).map((pointer) => toName(parsePointer(pointer)));
  const shown = labelledAnswers(form, answers, form.language).filter(({ name }) => names.includes(name));
  return {
    language: form.language,
    title: messages.officeTitle(form.title),
    facts: [
      [messages.reference, reference],
      [messages.received, instantInMail(form.language, receivedAt, timeZone)],
      ...(hint === '' ? [] : [[messages.name, hint] as const]),
      ...shown.map(({ label, text }) => [label, text] as const),
    ],
    closing: messages.officeClosing,
  };
}

function receiptContent(form: Form, application: Received, { school, timeZone }: MailFacts): MailContent {
  const messages = engineTexts[form.language].mail;
  const { reference, receivedAt, hint } = application;
  return {
    language: form.language,
    title: messages.applicantTitle(form.title),
    facts: [
      [messages.reference, reference],
      [messages.received, instantInMail(form.language, receivedAt, timeZone)],
      ...(PLAIN_NAME.test(hint) ? [[messages.name, hint] as const] : []),
      ...(school
        ? [[messages.school, school.name[form.language]] as const, [messages.phone, school.phone] as const]
        : []),
    ],
    next: form.done.text.length === 0 ? undefined : { title: messages.next, items: form.done.text },
    closing: messages.applicantClosing,
  };
}

/**
 * Letters, spaces and the punctuation of names. Anybody can have a receipt sent to any address, so it must not carry text
 * of their choice: no address, number or link.
 */
const PLAIN_NAME = /^(?:[\p{L}\p{M}\p{Zs}'’-]|\.(?=\s|$)){1,80}$/u;

/** `21/11/2026 12:03 (UTC+02:00, Asia/Beirut)`, day and time in the numerals of the language. */
export function instantInMail(language: Language, iso: string, timeZone = DEFAULT_TIME_ZONE): string {
  const { day, time, offset } = localTime(iso, timeZone);
  return `${dateIn(language, day)} ${digitsIn(language, time)} (UTC${offset}, ${timeZone})`;
}

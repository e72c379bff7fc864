// A mail from what is stored. The applicant's address was checked as an answer to a question of the format email; it goes
// to the transport as an address and not as a header, so that it can name one recipient only.
import { type Form, getIn } from '../../core/index.ts';
import type { MailSettings } from '../config/mailSettings.ts';
import type { School } from '../config/school.ts';
import { DEFAULT_TIME_ZONE, localTime } from '../config/timeZone.ts';
import type { MailKind } from '../storage/mailQueue.ts';
import type { Application } from '../storage/store.ts';
import { labelledAnswers } from '../submissions/labelledAnswers.ts';
import { mailWords } from './mailWords.ts';
import { type MailContent, printMailHtml, printMailText } from './printMail.ts';

export interface Mail {
  readonly from: string;
  readonly to: readonly Mailbox[];
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same however often it is sent, so that a second copy is known as one. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** What mails say besides the application. */
export interface MailFacts {
  readonly school?: School | undefined;
  readonly timeZone?: string | undefined;
}

type Received = Pick<Application, 'reference' | 'receivedAt' | 'hint' | 'answers'>;

/** The mail of a kind about an application to `form`, in its language; undefined where it has no recipient. */
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
  const words = mailWords[form.language];
  const isOffice = kind === 'office';
  const content = isOffice ? officeContent(form, application, facts) : receiptContent(form, application, facts);
  const [applicant] = recipientsOf('applicant', form, application, settings);
  return {
    from: settings.from,
    to: addresses.map(mailbox),
    ...(isOffice && applicant !== undefined && ONE_ADDRESS.test(applicant) ? { replyTo: mailbox(applicant) } : {}),
    subject: (isOffice ? words.officeSubject : words.applicantSubject)(form.title, reference),
    text: printMailText(content),
    html: printMailHtml(content),
    messageId: `<${reference}.${kind}@${/@([^\s@>]+)>?\s*$/.exec(settings.from)?.[1] ?? 'localhost'}>`,
    // No answering machine answers, and no list of ours is annoyed by one that does.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Whom a mail of this kind goes to; nobody, where neither settings nor answers name one. */
export function recipientsOf(
  kind: MailKind,
  form: Form,
  { answers }: Pick<Application, 'answers'>,
  { office }: MailSettings,
): readonly string[] {
  if (kind === 'office') return office;
  const address = form.mail && getIn(answers, form.mail.to.split('/').slice(1));
  return typeof address === 'string' && address !== '' ? [address] : [];
}

const ONE_ADDRESS = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+$/;

function mailbox(address: string): Mailbox {
  return { name: '', address };
}

function officeContent(form: Form, application: Received, { timeZone }: MailFacts): MailContent {
  const words = mailWords[form.language];
  const { reference, receivedAt, hint, answers } = application;
  const names = (form.mailOffice ?? []).map((pointer) => {
    const [first = '', ...rest] = pointer.split('/').slice(1);
    return first + rest.map((key) => `[${key}]`).join('');
  });
  const shown = labelledAnswers(form, answers).filter(({ name }) => names.includes(name));
  return {
    language: form.language,
    title: words.officeTitle(form.title),
    facts: [
      [words.reference, reference],
      [words.received, instantInMail(receivedAt, timeZone)],
      ...(hint === '' ? [] : [[words.name, hint] as const]),
      ...shown.map(({ label, text }) => [label, text] as const),
    ],
    closing: words.officeClosing,
  };
}

function receiptContent(form: Form, application: Received, { school, timeZone }: MailFacts): MailContent {
  const words = mailWords[form.language];
  const { reference, receivedAt, hint } = application;
  return {
    language: form.language,
    title: words.applicantTitle(form.title),
    facts: [
      [words.reference, reference],
      [words.received, instantInMail(receivedAt, timeZone)],
      ...(PLAIN_NAME.test(hint) ? [[words.name, hint] as const] : []),
      ...(school ? [[words.school, school.name[form.language]] as const, [words.phone, school.phone] as const] : []),
    ],
    next: form.done.text.length === 0 ? undefined : { title: words.next, items: form.done.text },
    closing: words.applicantClosing,
  };
}

/**
 * Letters, blanks and what stands in names. Anybody may have a receipt sent to anybody, and must not make it carry an
 * address, a number or a link.
 */
const PLAIN_NAME = /^(?:[\p{L}\p{M}\p{Zs}'’-]|\.(?=\s|$)){1,80}$/u;

/** `21/11/2026 12:03 (UTC+02:00, Asia/Beirut)` */
function instantInMail(iso: string, timeZone = DEFAULT_TIME_ZONE): string {
  const { day, time, offset } = localTime(iso, timeZone);
  return `${day.split('-').reverse().join('/')} ${time} (UTC${offset}, ${timeZone})`;
}

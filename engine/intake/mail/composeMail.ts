// A mail from what is stored. The applicant's address was checked as an answer to a question of the format email; it goes
// to the transport as an address and not as a header, so that it can name one recipient only.
import { getIn } from '../../core/path.ts';
import type { Form } from '../../core/types.ts';
import { printInstant } from '../printInstant.ts';
import type { Application } from '../store.ts';
import type { MailKind } from './mailQueue.ts';
import type { MailSettings } from './mailSettings.ts';
import { mailWords } from './mailWords.ts';

export interface Mail {
  readonly from: string;
  readonly to: readonly { readonly name: string; readonly address: string }[];
  readonly subject: string;
  readonly text: string;
  /** The same however often it is sent, so that a second copy is known as one. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The mail of a kind about an application to `form`, in its language; undefined where it has no recipient. */
export function composeMail(
  kind: MailKind,
  form: Form,
  application: Pick<Application, 'reference' | 'receivedAt' | 'hint' | 'answers'>,
  settings: MailSettings,
): Mail | undefined {
  const addresses = recipientsOf(kind, form, application, settings);
  if (addresses.length === 0) return undefined;
  const { reference, receivedAt, hint } = application;
  const words = mailWords[form.language];
  const received = printInstant(receivedAt);
  const [subject, lines] =
    kind === 'office'
      ? [words.officeSubject(form.title, reference), words.officeText(form.title, reference, received, hint)]
      : [words.applicantSubject(form.title, reference), words.applicantText(form.title, reference, received)];
  return {
    from: settings.from,
    to: addresses.map((address) => ({ name: '', address })),
    subject,
    text: `${lines.join('\n')}\n`,
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

// The link that was just made, and the ways on which it goes to the parent. The service does not mail it: it would have to keep the
// link until then, and it keeps only its digest.
import { officeMessages } from '../../languages/office.ts';
import type { Application } from '../../ports/index.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Field } from '../parts/Field.tsx';
import { useForms } from '../state/forms.ts';
import { timeOf } from '../state/instants.ts';
import { useOffice } from '../state/office.ts';
import { mailAddress, whatsAppAddress } from './letterAddresses.ts';

export function AskAgainLink({ application, link }: { readonly application: Application; readonly link: string }) {
  const { language, messages } = useOffice();
  const { school } = useForms();
  const texts = messages.askAgain;
  const { contacts, reference, asking, language: parents } = application;
  // In the parent's language.
  const toParent = officeMessages[parents].askAgain.letter(
    school.name,
    reference,
    timeOf(parents, asking?.expiresAt ?? ''),
  );
  const text = [...toParent.text, link].join('\n\n');
  const distinct = contacts.filter(({ value }, i) => contacts.findIndex((one) => one.value === value) === i);
  return (
    <>
      <p>{texts.linkExplain(timeOf(language, asking?.expiresAt ?? ''))}</p>
      <Field label={texts.link}>{({ id }) => <input id={id} dir="ltr" readOnly value={link} />}</Field>
      <div className="actions">
        <CopyButton label={texts.copyLink} text={link} />
        <CopyButton label={texts.copyText} text={text} />
        {distinct.map(({ kind, value }) =>
          kind === 'email' ? (
            <a key={value} className="button plain" href={mailAddress(value, toParent.subject, text).address}>
              {texts.mail(value)}
            </a>
          ) : (
            <a
              key={value}
              className="button plain"
              href={whatsAppAddress(value, text)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {messages.application.whatsApp(value)}
            </a>
          ),
        )}
      </div>
    </>
  );
}

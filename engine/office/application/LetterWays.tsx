// How a letter goes out. Links open other programs, which know nothing of the office, so the press itself is recorded.
import { useState } from 'react';
import type { Contact } from '../../ports/index.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Field } from '../parts/Field.tsx';
import { useForms } from '../state/forms.ts';
import { useOffice } from '../state/office.ts';
import { mailAddress, whatsAppAddress } from './letterAddresses.ts';

interface LetterWaysProps {
  readonly contacts: readonly Contact[];
  /** The address that is proposed. */
  readonly to: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly onWay: (way: 'mail-program' | 'whatsapp' | 'copy' | 'print') => void;
  /** To be mailed by the service. */
  readonly onMail: (to: string) => void;
}

export function LetterWays({ contacts, to, subject, text, onWay, onMail }: LetterWaysProps) {
  const { messages, print } = useOffice();
  const texts = messages.letters;
  const addresses = contacts.filter(({ kind }) => kind === 'email');
  const phones = contacts.filter(({ kind }) => kind === 'phone');
  const [address, setAddress] = useState(to ?? addresses[0]?.value);
  const [phone, setPhone] = useState(phones[0]?.value);
  return (
    <>
      {address === undefined ? (
        <p>{texts.noAddress}</p>
      ) : (
        <Choice label={texts.to} contacts={addresses} value={address} onChange={setAddress} />
      )}
      <div className="actions">
        {address !== undefined && <ByMail to={address} subject={subject} text={text} onWay={onWay} onMail={onMail} />}
        <CopyButton label={texts.copy} text={`${subject}\n\n${text}`} onCopied={() => onWay('copy')} />
        <button
          type="button"
          className="button plain"
          onClick={() => {
            print();
            onWay('print');
          }}
        >
          {messages.print}
        </button>
      </div>
      {phone !== undefined && (
        <div className="by-phone">
          <Choice label={texts.phone} contacts={phones} value={phone} onChange={setPhone} />
          <a
            className="button plain"
            href={whatsAppAddress(phone, text)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => onWay('whatsapp')}
          >
            {texts.whatsApp}
          </a>
        </div>
      )}
    </>
  );
}

function ByMail({ to, subject, text, onWay, onMail }: Omit<LetterWaysProps, 'contacts' | 'to'> & { to: string }) {
  const { messages, copy } = useOffice();
  const { sendsMail } = useForms();
  const texts = messages.letters;
  const { address, hasText } = mailAddress(to, subject, text);
  // Where the browser refuses, the button for copying is beside, and says so.
  const open = () => (hasText ? undefined : copy(text).catch(() => undefined));
  return (
    <>
      {sendsMail && (
        <button type="button" className="button" onClick={() => onMail(to)}>
          {texts.send}
        </button>
      )}
      <a
        className={sendsMail ? 'button plain' : 'button'}
        href={address}
        onClick={() => {
          open();
          onWay('mail-program');
        }}
      >
        {texts.open}
      </a>
      {!hasText && <p className="hint">{texts.tooLong}</p>}
    </>
  );
}

/** One of several addresses; a single one is shown. */
function Choice({
  label,
  contacts,
  value,
  onChange,
}: {
  readonly label: string;
  readonly contacts: readonly Contact[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <Field label={label}>
      {({ id }) => (
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {distinct(contacts).map((one) => (
            <option key={one.value} value={one.value}>
              {/* A telephone's plus stays on its left. */}
              {`\u2066${one.value}\u2069 (${one.label})`}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Several members of a family may have given the same. */
function distinct(contacts: readonly Contact[]): readonly Contact[] {
  return contacts.filter(({ value }, i) => contacts.findIndex((one) => one.value === value) === i);
}

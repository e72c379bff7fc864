import type { Contact } from '../../ports/index.ts';
import { useOffice } from '../state/office.ts';

interface ContactsProps {
  readonly contacts: readonly Contact[];
  /** Names the application, in a mail or a message. */
  readonly subject: string;
}

/** How the family is reached, as links. */
export function Contacts({ contacts, subject }: ContactsProps) {
  const { messages } = useOffice();
  const text = encodeURIComponent(subject);
  if (contacts.length === 0) return null;
  return (
    <ul className="reach">
      {contacts.map(({ label, kind, value }) => (
        <li key={`${label} ${value}`}>
          <span className="hint">{label}</span>{' '}
          {kind === 'email' ? (
            <a href={`mailto:${encodeURIComponent(value)}?subject=${text}`} dir="ltr">
              {value}
            </a>
          ) : (
            <>
              <a href={`tel:${value}`} dir="ltr">
                {value}
              </a>{' '}
              <a
                className="screen"
                href={`https://wa.me/${value.replace(/\D/g, '')}?text=${text}`}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={messages.application.whatsApp(value)}
              >
                WhatsApp
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

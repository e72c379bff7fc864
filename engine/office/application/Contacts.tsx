import type { Contact } from '../../ports/index.ts';
import { useNarrow } from '../parts/useNarrow.ts';
import { useOffice } from '../state/office.ts';

interface ContactsProps {
  readonly contacts: readonly Contact[];
  /** Names the application, in a mail or a message. */
  readonly subject: string;
}

/** How the family is reached, as links; on a narrow screen folded, so that the answers are near. */
export function Contacts({ contacts, subject }: ContactsProps) {
  const { messages } = useOffice();
  const isNarrow = useNarrow();
  const text = encodeURIComponent(subject);
  if (contacts.length === 0) return null;
  return (
    <details className="reach" open={!isNarrow}>
      <summary>{messages.application.reach}</summary>
      <ul>
        {distinctOf(contacts).map(({ labels, kind, value }) => (
          <li key={value}>
            <span className="hint">{labels.join(' · ')}</span>
            {kind === 'email' ? (
              <a href={`mailto:${encodeURIComponent(value)}?subject=${text}`} dir="ltr">
                {value}
              </a>
            ) : (
              <span>
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
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One entry for each number or address, with the labels of all questions that it answers. */
function distinctOf(contacts: readonly Contact[]) {
  const values = new Set(contacts.map(({ value }) => value));
  return [...values].flatMap((value) => {
    const same = contacts.filter((one) => one.value === value);
    return same.slice(0, 1).map(({ kind }) => ({ kind, value, labels: same.map(({ label }) => label) }));
  });
}

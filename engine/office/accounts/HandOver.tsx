import { useEffect, useRef } from 'react';
import type { JoinLink } from '../../ports/index.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { timeOf } from '../state/instants.ts';
import { useOffice } from '../state/office.ts';

/** The link by which somebody joins, to be handed over; it is shown this once and takes the focus. */
export function HandOver({ name, link }: { readonly name: string; readonly link: JoinLink }) {
  const { language, messages } = useOffice();
  const texts = messages.accounts;
  const box = useRef<HTMLElement>(null);
  const address = window.location.origin + link.path;
  useEffect(() => box.current?.focus(), []);
  return (
    <section className="notice" ref={box} tabIndex={-1} aria-label={texts.linkFor(name)}>
      <h2>{texts.linkFor(name)}</h2>
      <p>{texts.linkExplain(timeOf(language, link.expiresAt))}</p>
      <p>
        <code dir="ltr" className="link">
          {address}
        </code>
      </p>
      <p className="actions">
        <CopyButton label={texts.copyLink} text={address} />
      </p>
    </section>
  );
}

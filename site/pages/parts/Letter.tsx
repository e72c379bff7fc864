// A message from a person: a portrait, the words, a signature. The portrait stands before the words for those who read
// down the page, and beside them where there is room.
import type { ReactNode } from 'react';
import { mediaFile } from './mediaFile.ts';
import { Picture } from './Picture.tsx';

interface Drawing {
  /** Name among the site's media. */
  readonly name: string;
  readonly alt: string;
}

interface LetterProps {
  /** The heading above the words; a page whose title says it already has none. */
  readonly title?: string;
  readonly salutation: string;
  /** The office of whoever writes. */
  readonly from: string;
  readonly portrait: Drawing;
  readonly signature?: Drawing;
  /** How the writer is reached. */
  readonly reply?: ReactNode;
  readonly lang?: 'ar';
  /** The message. */
  readonly children: ReactNode;
}

/** A message from the head of the school, of a division, or of the archdiocese. */
export function Letter({ title, salutation, from, portrait, signature, reply, lang, children }: LetterProps) {
  return (
    <section className="page band grid letter" aria-label={title ?? from} {...(lang && { lang, dir: 'rtl' })}>
      <figure className="letter-portrait">
        <Picture {...portrait} />
        <figcaption>
          <strong>{from}</strong>
          {reply}
        </figcaption>
      </figure>
      <div className="grid-main prose">
        {title && <h2>{title}</h2>}
        <p className="salutation">{salutation}</p>
        {children}
        <div className="letter-signature">
          {signature && <Signature {...signature} />}
          <p>{from}</p>
        </div>
      </div>
    </section>
  );
}

function Signature({ name, alt }: Drawing) {
  const path = `/images/${name}.svg`;
  const { width, height } = mediaFile(path);
  return <img src={path} width={width} height={height} alt={alt} />;
}

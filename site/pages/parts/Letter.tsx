// A message: portrait, text, signature. The portrait comes before the text in the document, and is beside it on wide pages.
import type { Language } from 'virtual:forms';
import type { ReactNode } from 'react';
import { languageAttributes } from '../../language/languageAttributes.ts';
import { useSite } from '../../language/siteContext.ts';
import { mediaFile } from './mediaFile.ts';
import { Picture } from './Picture.tsx';

interface LetterProps {
  /** Heading; omitted if the page's title says the same. */
  readonly title?: string;
  readonly salutation: string;
  /** The writer's office, below the text. */
  readonly from: string;
  /** `from` in the page's language, if the letter's is another. */
  readonly fromInPage?: string;
  /** Names of files of site/media. */
  readonly portrait: string;
  readonly signature?: { readonly name: string; readonly alt: string };
  /** A link to write to the office. */
  readonly reply?: ReactNode;
  /** The letter's language; default: the page's. With `fromInPage`, the caption is in the page's language all the same. */
  readonly language?: Language;
  /** The message. */
  readonly children: ReactNode;
}

/** A message from the head of the school, of a division, or of the archdiocese. */
export function Letter(props: LetterProps) {
  const { title, salutation, from, fromInPage, portrait, signature, reply, language, children } = props;
  const { language: page } = useSite();
  const mark = languageAttributes(language ?? page, page);
  const caption = fromInPage ?? from;
  return (
    <section className="page band grid letter" aria-label={title ?? caption} {...(fromInPage ? {} : mark)}>
      <figure className="letter-portrait">
        <Picture name={portrait} />
        <figcaption>
          <strong>{caption}</strong>
          {reply}
        </figcaption>
      </figure>
      <div className="grid-main prose" {...(fromInPage ? mark : {})}>
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

function Signature({ name, alt }: NonNullable<LetterProps['signature']>) {
  const path = `/images/${name}.svg`;
  const { width, height } = mediaFile(path);
  return <img src={path} width={width} height={height} alt={alt} />;
}

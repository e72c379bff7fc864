// A message from a person: a portrait, the words, a signature. The portrait stands before the words for those who read
// down the page, and beside them where there is room.
import type { ReactNode } from 'react';
import { markOf } from '../../language/markOf.ts';
import { useSite } from '../../language/siteContext.ts';
import { mediaFile } from './mediaFile.ts';
import { Picture } from './Picture.tsx';

interface LetterProps {
  /** The heading above the words; a page whose title says it already has none. */
  readonly title?: string;
  readonly salutation: string;
  /** The office of whoever writes, as it stands under the words. */
  readonly from: string;
  /** The same in the page's language, where that is not the letter's. */
  readonly fromInPage?: string;
  /** Names among the site's media. */
  readonly portrait: string;
  readonly signature?: { readonly name: string; readonly alt: string };
  /** How the writer is reached. */
  readonly reply?: ReactNode;
  /** The language of the letter, where it may not be the page's. With `fromInPage` only the words are in it. */
  readonly language?: 'en' | 'ar';
  /** The message. */
  readonly children: ReactNode;
}

/** A message from the head of the school, of a division, or of the archdiocese. */
export function Letter(props: LetterProps) {
  const { title, salutation, from, fromInPage, portrait, signature, reply, language, children } = props;
  const { language: page } = useSite();
  const mark = markOf(language ?? page, page);
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

// The two messages side by side, each quoted in the language in which it was written: the principal's under a heading in the page's
// language; the bishop's with heading and link in its own.
import { Link } from 'wouter';
import { languageAttributes } from '../../../language/languageAttributes.ts';
import { useSite } from '../../../language/siteContext.ts';
import { Picture } from '../../parts/Picture.tsx';
import type { MessagesWords } from '../homeWords.ts';

interface MessagesProps {
  readonly words: MessagesWords;
}

export function Messages({ words: { label, principal, quotation, readPrincipal, bishop } }: MessagesProps) {
  const { language } = useSite();
  return (
    <section className="page band messages" aria-label={label}>
      <figure className="message">
        <Picture name="portrait-principal" isLazy />
        <h2>{principal}</h2>
        <blockquote {...languageAttributes(quotation.language, language)}>
          <p>{quotation.words}</p>
        </blockquote>
        <Link href="/Principal">{readPrincipal}</Link>
      </figure>
      <figure className="message" {...languageAttributes(bishop.language, language)}>
        <Picture name="portrait-bishop" isLazy />
        <h2>{bishop.title}</h2>
        <blockquote>
          <p>{bishop.quotation}</p>
        </blockquote>
        <Link href="/Eminence">{bishop.read}</Link>
      </figure>
    </section>
  );
}

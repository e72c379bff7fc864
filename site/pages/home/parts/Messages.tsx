// The two messages side by side, each quoted in the language in which it was written: the principal's under a heading in the page's
// language; the bishop's with heading and link in its own. Either is left out where the content file has none.
import { Link } from 'wouter';
import { languageAttributes } from '../../../language/languageAttributes.ts';
import { useSite } from '../../../language/siteContext.ts';
import { Picture } from '../../parts/Picture.tsx';
import type { MessagesWords } from '../homeWords.ts';

interface MessagesProps {
  readonly words: MessagesWords;
}

export function Messages({ words: { label, principal, bishop } }: MessagesProps) {
  const { language } = useSite();
  return (
    <section className="page band messages" aria-label={label}>
      {principal && (
        <figure className="message">
          <Picture name="portrait-principal" isLazy />
          <h2>{principal.title}</h2>
          <blockquote {...languageAttributes(principal.quotation.language, language)}>
            <p>{principal.quotation.words}</p>
          </blockquote>
          <Link href={principal.path}>{principal.read}</Link>
        </figure>
      )}
      {bishop && (
        <figure className="message" {...languageAttributes(bishop.language, language)}>
          <Picture name="portrait-bishop" isLazy />
          <h2>{bishop.title}</h2>
          <blockquote>
            <p>{bishop.quotation}</p>
          </blockquote>
          <Link href={bishop.path}>{bishop.read}</Link>
        </figure>
      )}
    </section>
  );
}

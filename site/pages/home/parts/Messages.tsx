// The two messages side by side, each quoted in the language in which it was written: the principal's in English under a heading
// in the page's language; the bishop's in Arabic, heading and link included.
import { Link } from 'wouter';
import { languageAttributes } from '../../../language/languageAttributes.ts';
import { useSite } from '../../../language/siteContext.ts';
import { Picture } from '../../parts/Picture.tsx';
import { bishopMessage } from '../bishopMessage.ts';
import type { MessagesWords } from '../homeWords.ts';

interface MessagesProps {
  readonly words: MessagesWords;
}

export function Messages({ words }: MessagesProps) {
  const { language } = useSite();
  return (
    <section className="page band messages" aria-label={words.label}>
      <figure className="message">
        <Picture name="portrait-principal" isLazy />
        <h2>{words.principal}</h2>
        <blockquote {...languageAttributes('en', language)}>
          <p>
            “A school cannot keep its promises alone. It needs parents who trust it, who ask, and who say so when we are
            mistaken.”
          </p>
        </blockquote>
        <Link href="/Principal">{words.readPrincipal}</Link>
      </figure>
      <figure className="message" {...languageAttributes('ar', language)}>
        <Picture name="portrait-bishop" isLazy />
        <h2>{bishopMessage.title}</h2>
        <blockquote>
          <p>{bishopMessage.quotation}</p>
        </blockquote>
        <Link href="/Eminence">{bishopMessage.read}</Link>
      </figure>
    </section>
  );
}

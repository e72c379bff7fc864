import { useState } from 'react';
import { Link } from 'wouter';
import { useSite } from '../language/siteContext.ts';
import { footerLinksIn } from './footerLinks.ts';
import { toTop } from './toTop.ts';

/** The footer's links behind a plus; a followed link folds them again and leads to its page's top. */
export function FooterLinks() {
  const [isOpen, setOpen] = useState(false);
  const { path: here, words } = useSite();

  function follow(path: string) {
    setOpen(false);
    if (here === path) toTop();
  }

  return (
    <nav className="footer-links" aria-label={words.footer.label}>
      <button type="button" aria-expanded={isOpen} aria-controls="footer-list" onClick={() => setOpen(!isOpen)}>
        <span className="footer-sign" />
        {words.footer.onThisSite}
      </button>
      <p className="site-footer-title">{words.footer.onThisSite}</p>
      <ul id="footer-list">
        {footerLinksIn(words).map(({ label, path }) => (
          <li key={label}>
            <Link href={path} replace={here === path} onClick={() => follow(path)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

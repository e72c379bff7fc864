import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { footerLinks } from './footerLinks.ts';
import { toTop } from './toTop.ts';

/** The footer's links behind a plus; a followed link folds them again and leads to its page's top. */
export function FooterLinks() {
  const [isOpen, setOpen] = useState(false);
  const [location] = useLocation();

  function follow(path: string) {
    setOpen(false);
    if (location === path) toTop();
  }

  return (
    <nav className="footer-links" aria-label="Footer">
      <button type="button" aria-expanded={isOpen} aria-controls="footer-list" onClick={() => setOpen(!isOpen)}>
        <span className="footer-sign" />
        On this site
      </button>
      <p className="site-footer-title">On this site</p>
      <ul id="footer-list">
        {footerLinks.map(({ label, path }) => (
          <li key={label}>
            <Link href={path} replace={location === path} onClick={() => follow(path)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Link } from 'wouter';
import { useSite } from '../language/siteContext.ts';

interface FooterLinksProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onFollow: (path: string) => void;
}

/** The footer's links, which unfold below a button; without scripts they are shown under a title instead. */
export function FooterLinks({ isOpen, onToggle, onFollow }: FooterLinksProps) {
  const { path: here, words } = useSite();
  return (
    <nav className="footer-links" aria-label={words.footer.label}>
      <button type="button" aria-expanded={isOpen} aria-controls="footer-list" onClick={onToggle}>
        <span className="footer-sign" />
        {words.footer.onThisSite}
      </button>
      <p className="site-footer-title">{words.footer.onThisSite}</p>
      <ul id="footer-list">
        {words.links.map(({ label, path }) => (
          <li key={label}>
            <Link href={path} replace={here === path} onClick={() => onFollow(path)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

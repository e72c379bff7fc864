import { Link } from 'wouter';
import { useSite } from '../language/siteContext.ts';
import { Mark } from '../ornaments/Mark.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Menu } from './Menu.tsx';
import { useScrolled } from './useScrolled.ts';

/** Sticks to the top of the window; transparent until the page is scrolled. */
export function Header() {
  const scrolled = useScrolled();
  const { words } = useSite();
  return (
    <header className="site-header" data-scrolled={scrolled || undefined}>
      <div className="page site-header-row">
        <Link className="brand" href="/">
          <Mark />
          <span className="brand-name">
            {words.name}
            <span className="brand-place">{words.since}</span>
          </span>
        </Link>
        <LanguageSwitch />
        <Menu />
      </div>
    </header>
  );
}

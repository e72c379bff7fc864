import { Link } from 'wouter';
import { Mark } from '../ornaments/Mark.tsx';
import { school } from '../school.ts';
import { Menu } from './Menu.tsx';
import { useScrolled } from './useScrolled.ts';

/** Sticks to the top: transparent over the page's first lines, on paper once the page has moved. */
export function Header() {
  const scrolled = useScrolled();
  return (
    <header className="site-header" data-scrolled={scrolled || undefined}>
      <div className="page site-header-row">
        <Link className="brand" href="/">
          <Mark />
          <span className="brand-name">
            {school.name}
            <span className="brand-place">
              {school.place}, since {school.founded}
            </span>
          </span>
        </Link>
        <Menu />
      </div>
    </header>
  );
}

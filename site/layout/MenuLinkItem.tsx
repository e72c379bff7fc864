import { Link } from 'wouter';
import { useSite } from '../language/siteContext.ts';
import type { MenuLink } from './menuItem.ts';
import { scrollToTop } from './scrollToTop.ts';

interface MenuLinkItemProps {
  readonly link: MenuLink;
  readonly onFollow: () => void;
}

/** One link of the menu. The link to the current page is marked, and scrolls to the top. */
export function MenuLinkItem({ link: { label, path }, onFollow }: MenuLinkItemProps) {
  const isHere = useSite().path === path;

  function follow() {
    onFollow();
    if (isHere) scrollToTop();
  }

  return (
    <li>
      <Link href={path} replace={isHere} aria-current={isHere ? 'page' : undefined} onClick={follow}>
        {label}
      </Link>
    </li>
  );
}

import { Link } from 'wouter';
import { useSite } from '../language/siteContext.ts';
import type { MenuLink } from './navigation.ts';
import { toTop } from './toTop.ts';

interface MenuLinkItemProps {
  readonly link: MenuLink;
  readonly onFollow: () => void;
}

/** One link of the menu, marked if it is the page at hand; followed from there, it leads back to the page's top. */
export function MenuLinkItem({ link: { label, path }, onFollow }: MenuLinkItemProps) {
  const isHere = useSite().path === path;

  function follow() {
    onFollow();
    if (isHere) toTop();
  }

  return (
    <li>
      <Link href={path} replace={isHere} aria-current={isHere ? 'page' : undefined} onClick={follow}>
        {label}
      </Link>
    </li>
  );
}

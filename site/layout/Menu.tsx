// The main navigation. At 1000 px and below it folds behind a button (menu.css). Groups are disclosures, one open at a time.
// Escape closes the innermost open one and returns focus to its button; a click outside, focus leaving the menu, and a followed
// link close everything. Without scripts PlainMenu is shown instead.
import { type FocusEvent, useRef } from 'react';
import { useSite } from '../language/siteContext.ts';
import { MenuGroupItem } from './MenuGroupItem.tsx';
import { MenuLinkItem } from './MenuLinkItem.tsx';
import { PlainMenu } from './PlainMenu.tsx';
import { useMenu } from './useMenu.ts';

export function Menu() {
  const nav = useRef<HTMLElement>(null);
  const menu = useMenu(nav);
  const { words } = useSite();

  function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) menu.close();
  }

  return (
    <nav ref={nav} className="menu" aria-label={words.mainMenu} onBlur={onBlur}>
      <button
        className="menu-toggle"
        type="button"
        aria-expanded={menu.isOpen}
        aria-controls="menu-list"
        onClick={menu.toggle}
      >
        <span className="menu-icon" />
        {words.menu}
      </button>
      <ul className="menu-list" id="menu-list" data-open={menu.isOpen || undefined}>
        {words.navigation.map((item) =>
          'links' in item ? (
            <MenuGroupItem
              key={item.name}
              group={item}
              isOpen={menu.group === item.name}
              onToggle={(open) => menu.showGroup(open ? item.name : undefined)}
              onFollow={menu.close}
            />
          ) : (
            <MenuLinkItem key={item.path} link={item} onFollow={menu.close} />
          ),
        )}
      </ul>
      {/* React does not hydrate the content of noscript, so the browser's bundle leaves the plain menu out. */}
      <noscript>{import.meta.env.SSR && <PlainMenu />}</noscript>
    </nav>
  );
}

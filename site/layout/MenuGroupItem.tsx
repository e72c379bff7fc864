import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useSite } from '../language/siteContext.ts';
import { MenuLinkItem } from './MenuLinkItem.tsx';
import type { MenuGroup } from './menuItem.ts';

interface MenuGroupItemProps {
  readonly group: MenuGroup;
  readonly isOpen: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly onFollow: () => void;
}

/** A group of the menu: a button that shows its links. Arrow keys, Home and End move focus among them. */
export function MenuGroupItem({ group, isOpen, onToggle, onFollow }: MenuGroupItemProps) {
  const { path: here } = useSite();
  const list = useRef<HTMLUListElement>(null);
  const enters = useRef(false);
  const id = `menu-${group.name}`;

  useEffect(() => {
    if (isOpen && enters.current) list.current?.querySelector('a')?.focus();
    enters.current = false;
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' && !isOpen) {
      enters.current = true;
      onToggle(true);
    } else if (!isOpen || !list.current || !moveFocus(event.key, list.current)) return;
    event.preventDefault();
  }

  return (
    // Key events bubble here from the button and the links.
    <li className="menu-group" onKeyDown={onKeyDown}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-here={group.links.some(({ path }) => path === here) || undefined}
        onClick={() => onToggle(!isOpen)}
      >
        {group.label}
      </button>
      <ul ref={list} id={id} hidden={!isOpen}>
        {group.links.map((link) => (
          <MenuLinkItem key={link.path} link={link} onFollow={onFollow} />
        ))}
      </ul>
    </li>
  );
}

/** Moves focus among the list's links for an arrow key, Home or End; false for any other key. */
function moveFocus(key: string, list: HTMLElement): boolean {
  const links = [...list.querySelectorAll('a')];
  const last = links.length - 1;
  // -1 while the button has focus: down goes to the first link, up to the last.
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  if (target === undefined) return false;
  links[target]?.focus();
  return true;
}

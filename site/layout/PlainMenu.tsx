import { Link } from 'wouter';
import { useSite } from '../language/siteContext.ts';
import type { MenuLink } from './menuItem.ts';

/** The menu without scripts: every page in a `<details>` element. */
export function PlainMenu() {
  const { words } = useSite();
  return (
    <details className="menu-plain">
      <summary>{words.menu}</summary>
      <ul>
        {words.navigation.map((item) =>
          'links' in item ? (
            <li key={item.name}>
              {item.label}
              <ul>{item.links.map(plainItem)}</ul>
            </li>
          ) : (
            plainItem(item)
          ),
        )}
      </ul>
    </details>
  );
}

function plainItem({ label, path }: MenuLink) {
  return (
    <li key={path}>
      <Link href={path}>{label}</Link>
    </li>
  );
}

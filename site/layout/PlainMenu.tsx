import { isGroup, type MenuLink, navigation } from './navigation.ts';

/** The menu where scripts are off: the browser's own disclosure, with every page in it. */
export function PlainMenu() {
  return (
    <details className="menu-plain">
      <summary>Menu</summary>
      <ul>
        {navigation.map((item) =>
          isGroup(item) ? (
            <li key={item.label}>
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
      <a href={path}>{label}</a>
    </li>
  );
}

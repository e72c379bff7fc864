// Arrow keys, Home and End move and choose in one, since nothing has to be fetched. An address that points at a chapter
// (`/Mission#vision`) opens it.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFragment } from '../../layout/useFragment.ts';

interface TabListProps {
  readonly label: string;
  /** Each chapter is an element with this id, wherever it stands in the page. */
  readonly tabs: readonly { readonly id: string; readonly title: string }[];
}

/** Where a key leads from the tab at `at`, of `count`; round at both ends. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Where a page runs from right to left, the next tab stands to the left. */
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

function keyOf({ key, currentTarget }: KeyboardEvent): string {
  return (getComputedStyle(currentTarget).direction === 'rtl' && mirrored[key]) || key;
}

/** The titles of chapters; shows the chosen one's chapter, the first to begin with. */
export function TabList({ label, tabs }: TabListProps) {
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const fragment = useFragment();
  const [followed, setFollowed] = useState('');

  if (followed !== fragment) {
    setFollowed(fragment);
    const at = tabs.findIndex(({ id }) => id === fragment);
    if (at >= 0) setActive(at);
  }

  useEffect(() => {
    for (const [i, { id }] of tabs.entries()) document.getElementById(id)?.toggleAttribute('data-active', i === active);
  }, [tabs, active]);

  function onKeyDown(event: KeyboardEvent) {
    const next = moves[keyOf(event)]?.(active, tabs.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setActive(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div
      ref={list}
      className="tab-list"
      role="tablist"
      aria-label={label}
      aria-orientation="vertical"
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, title }, i) => (
        <button
          key={id}
          id={`${id}-tab`}
          type="button"
          role="tab"
          aria-selected={i === active}
          aria-controls={id}
          tabIndex={i === active ? 0 : -1}
          onClick={() => setActive(i)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

// Tabs as a table of contents with one chapter open. All chapters are in the page: which of them shows is left to the
// style sheet, so that without scripts, and on paper, all do. Arrow keys, Home and End move and choose in one, since
// nothing has to be fetched. An address that points at a chapter (`/Mission#vision`) opens it.
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFragment } from '../parts/useFragment.ts';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
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

/** Chapters of which one is shown, the first to begin with. */
export function Tabs({ label, tabs }: TabsProps) {
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const fragment = useFragment();

  useEffect(() => {
    const at = tabs.findIndex(({ id }) => id === fragment);
    if (at >= 0) setActive(at);
  }, [tabs, fragment]);

  function onKeyDown(event: KeyboardEvent) {
    const next = moves[keyOf(event)]?.(active, tabs.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setActive(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div className="tabs">
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
      {tabs.map(({ id, title, body }, i) => (
        <div
          key={id}
          id={id}
          className="tab-panel"
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a chapter without links is reached by Tab from its title
          tabIndex={0}
          data-active={i === active || undefined}
        >
          <h2>{title}</h2>
          {body}
        </div>
      ))}
    </div>
  );
}

// Arrow keys, Home and End move focus and select the tab at once ("automatic activation" of the ARIA tabs pattern), since no
// panel has to be fetched.
import { type KeyboardEvent, useRef } from 'react';

interface TabListProps {
  readonly label: string;
  /** The id of the tab's panel. */
  readonly tabs: readonly { readonly id: string; readonly title: string }[];
  /** Index of the chapter that is shown. */
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

/** Index of the tab that a key moves to from index `at`, of `count` tabs; wraps around. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** In right-to-left pages the next tab is to the left. */
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

function keyOf({ key, currentTarget }: KeyboardEvent): string {
  return (getComputedStyle(currentTarget).direction === 'rtl' && mirrored[key]) || key;
}

/** The chapters' titles as tabs. */
export function TabList({ label, tabs, active, onChoose }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const next = moves[keyOf(event)]?.(active, tabs.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChoose(next);
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
          onClick={() => onChoose(i)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

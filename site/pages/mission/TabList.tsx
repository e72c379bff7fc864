// Arrow keys, Home and End move focus and choose the tab at once, since nothing has to be fetched.
import { type KeyboardEvent, useRef } from 'react';

interface TabListProps {
  readonly label: string;
  /** The chapter of a tab is the element with this id. */
  readonly tabs: readonly { readonly id: string; readonly title: string }[];
  /** Index of the chapter that is shown. */
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

/** Index of the tab that a key leads to from the one at `at`, of `count`; the ends are joined. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** On a page that runs from right to left, the next tab stands to the left. */
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

function keyOf({ key, currentTarget }: KeyboardEvent): string {
  return (getComputedStyle(currentTarget).direction === 'rtl' && mirrored[key]) || key;
}

/** The titles of the chapters, as tabs. */
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

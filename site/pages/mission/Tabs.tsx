// Tabs as a table of contents with one chapter open. All chapters are in the page: which of them shows is left to the
// style sheet, so that without scripts, and on paper, all do.
import type { ReactNode } from 'react';
import { Island } from '../../islands/Island.tsx';
import { TabList } from './TabList.tsx';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** Chapters of which one is shown, the first to begin with. */
export function Tabs({ label, tabs }: TabsProps) {
  const titles = tabs.map(({ id, title }) => ({ id, title }));
  return (
    <div className="tabs">
      <Island name="tabs" of={TabList} given={{ label, tabs: titles }} />
      {tabs.map(({ id, title, body }, i) => (
        <div
          key={id}
          id={id}
          className="tab-panel"
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a chapter without links is reached by Tab from its title
          tabIndex={0}
          // From here on the list says it.
          data-active={i === 0 || undefined}
        >
          <h2>{title}</h2>
          {body}
        </div>
      ))}
    </div>
  );
}

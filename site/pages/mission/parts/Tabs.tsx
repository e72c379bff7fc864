// Tabs as a table of contents. All chapters are in the HTML and the style sheet shows the active one, so that without scripts and
// in print all can be read. The fragment of the address (`/Mission#vision`) selects a chapter.
import { type ReactNode, useState } from 'react';
import { useFragment } from '../../../layout/useFragment.ts';
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

/** Chapters of which one is shown, initially the first. */
export function Tabs({ label, tabs }: TabsProps) {
  const [active, setActive] = useState(0);
  const fragment = useFragment();
  const [followed, setFollowed] = useState('');

  if (followed !== fragment) {
    setFollowed(fragment);
    const at = tabs.findIndex(({ id }) => id === fragment);
    if (at >= 0) setActive(at);
  }

  return (
    <div className="tabs">
      <TabList label={label} tabs={tabs} active={active} onChoose={setActive} />
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

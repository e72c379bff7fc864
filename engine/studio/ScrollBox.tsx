import type { ReactNode } from 'react';

interface ScrollBoxProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Room for what may be long; it is reached and scrolled by keys, too. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
    <section className="studio-scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

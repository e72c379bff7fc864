import type { ReactNode } from 'react';

interface ScrollBoxProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A box that scrolls long content, by keyboard too. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only a focusable box is scrolled by the keyboard.
    <section className="studio-scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

// A notice that sticks to the foot of the window, and never covers what has the focus (WCAG 2.4.11): scrolling keeps its
// height free at the foot of the window, and a control that it would cover is scrolled out from under it, though not while a
// pointer is down.
import { type ReactNode, useEffect, useRef } from 'react';
import { useWizardContext } from '../context.ts';

interface InSightProps {
  readonly role: 'alert' | 'status';
  readonly className?: string;
  readonly children: ReactNode;
}

export function InSight({ role, className = '', children }: InSightProps) {
  const { press } = useWizardContext();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const notice = box.current;
    if (!notice) return undefined;
    const { style } = document.documentElement;
    const uncover = () => {
      const { activeElement: focused } = document;
      if (!(focused instanceof HTMLElement) || notice.contains(focused) || !notice.offsetHeight) return;
      const [own, covering] = [focused.getBoundingClientRect(), notice.getBoundingClientRect()];
      if (own.bottom > covering.top && own.top < covering.bottom) focused.scrollIntoView({ block: 'nearest' });
    };
    const uncoverOnceReleased = () => press.after(uncover);
    const resized = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = notice.offsetHeight ? `calc(${notice.offsetHeight}px + 1rem)` : '';
      uncoverOnceReleased();
    });
    resized.observe(notice);
    document.addEventListener('focusin', uncoverOnceReleased);
    return () => {
      resized.disconnect();
      document.removeEventListener('focusin', uncoverOnceReleased);
      style.scrollPaddingBlockEnd = '';
    };
  }, [press]);
  return (
    <div className={`in-sight ${className}`.trim()} role={role} ref={box}>
      {children}
    </div>
  );
}

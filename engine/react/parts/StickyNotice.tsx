// A notice at the bottom of the window that never covers the focused control (WCAG 2.4.11): its height becomes scroll padding,
// and a covered control is scrolled into view, after the press where a pointer is down.
import { type ReactNode, useEffect, useRef } from 'react';
import { useWizardContext } from '../state/context.ts';

interface StickyNoticeProps {
  readonly role: 'alert' | 'status';
  readonly className?: string;
  readonly children: ReactNode;
}

export function StickyNotice({ role, className = '', children }: StickyNoticeProps) {
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

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DRAW } from '../rjsf/controlId.ts';
import { useWizardContext } from '../state/context.ts';

interface LaterProps {
  /** Ids of the questions' controls. The id of a control inside a group begins with the group's id and a dot. */
  readonly ids: readonly string[];
  readonly titles: readonly string[];
  readonly children: ReactNode;
}

/**
 * Questions of a long page, drawn once they are within a screen of the viewport, so that what a page costs to draw is bounded by what is in sight.
 * Until then their titles stand there for the browser's search and for screen readers. A link to one of them, and printing, draw them at once.
 */
export function Later({ ids, titles, children }: LaterProps) {
  const { press } = useWizardContext();
  const [isDrawn, setDrawn] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its questions stay the same
  useEffect(() => {
    // The part or entry around it is observed: what is inside is not laid out far from the viewport, so it would never come near.
    const around = place.current?.closest('.part, .entry');
    if (!around) return undefined;
    const draw = () => flushSync(() => setDrawn(true));
    const wanted = (event: Event) => {
      const { detail } = event as CustomEvent<string>;
      if (ids.some((id) => `${detail}.`.startsWith(`${id}.`))) draw();
    };
    // The questions are higher than their titles, so drawing them moves what is below. While a pointer is down, a press on a button there would be lost.
    const drawInSight = (seen: readonly IntersectionObserverEntry[]) =>
      seen.some((one) => one.isIntersecting) && press.after(draw);
    const observer = new IntersectionObserver(drawInSight, {
      root: document,
      rootMargin: '100% 0px',
    });
    observer.observe(around);
    window.addEventListener('beforeprint', draw);
    window.addEventListener(DRAW, wanted);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', draw);
      window.removeEventListener(DRAW, wanted);
    };
  }, [isDrawn]);
  if (isDrawn) return children;
  return (
    <div className="later" ref={place}>
      {titles.map((title) => (
        <p key={title}>{title}</p>
      ))}
    </div>
  );
}

import type { KeenSliderInstance } from 'keen-slider';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { releaseDrag } from './releaseDrag.ts';
import { useReducedMotion } from './useReducedMotion.ts';

export interface Slider {
  /** Index of the banner that is shown or being moved to. */
  readonly current: number;
  next(): void;
  show(index: number): void;
}

/** How long a change of banners takes, in milliseconds. */
const DURATION = 500;

/** keen-slider on the element `slides`; undefined until it is loaded, which is after hydration. */
export function useSlider(slides: RefObject<HTMLElement | null>): Slider | undefined {
  const [keen, setKeen] = useState<KeenSliderInstance>();
  const [current, setCurrent] = useState(0);
  const duration = useReducedMotion() ? 0 : DURATION;

  useEffect(() => {
    let instance: KeenSliderInstance | undefined;
    let left = false;
    import('keen-slider').then(({ default: KeenSlider }) => {
      if (left || !slides.current) return;
      const options = {
        selector: '.carousel-slide',
        loop: true,
        rtl: getComputedStyle(slides.current).direction === 'rtl',
        slideChanged: ({ track }: KeenSliderInstance) => setCurrent(track.details.rel),
      };
      instance = new KeenSlider(slides.current, options, [releaseDrag]);
      setKeen(instance);
    }, reportError);
    return () => {
      left = true;
      instance?.destroy();
      setKeen(undefined);
    };
  }, [slides]);

  const moves = useMemo(
    () =>
      keen && {
        next: () => keen.moveToIdx(keen.track.details.abs + 1, true, { duration }),
        show: (index: number) => keen.moveToIdx(index, false, { duration }),
      },
    [keen, duration],
  );
  return moves && { ...moves, current };
}

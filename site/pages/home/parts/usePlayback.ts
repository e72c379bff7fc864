import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from './useReducedMotion.ts';

export interface Playback {
  /** Whether the banners change by themselves, even if they are paused for the moment. */
  readonly isWanted: boolean;
  readonly isRunning: boolean;
  toggle(): void;
  /** Handlers for the carousel's element: it pauses while it has the pointer or focus. */
  readonly holds: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(event: FocusEvent): void;
  };
}

/** How long a banner is shown, in milliseconds. */
const INTERVAL = 3000;

/** Calls `next` at every interval, unless paused. */
export function usePlayback(next: (() => void) | undefined): Playback {
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isVisible = useSyncExternalStore(onVisibility, pageIsVisible, () => true);
  const isWanted = choice === undefined ? !reduced : choice === 'play';
  const isRunning = isWanted && isVisible && !isPointedAt && !isFocused;

  useEffect(() => {
    if (!next || !isRunning) return;
    const timer = setInterval(next, INTERVAL);
    return () => clearInterval(timer);
  }, [next, isRunning]);

  return {
    isWanted,
    isRunning,
    toggle() {
      setChoice(isWanted ? 'pause' : 'play');
      // Pointer and focus are on the pressed button; Play starts the banners all the same.
      setPointedAt(false);
      setFocused(false);
    },
    holds: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocused(true),
      onBlur({ currentTarget, relatedTarget }) {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}

function onVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const pageIsVisible = () => document.visibilityState === 'visible';

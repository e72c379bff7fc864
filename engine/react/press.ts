// Nothing in the form moves while a pointer is down. Browsers click what is under the pointer both when it goes down and when
// it comes up; in between, the control that had the focus is left, and what that draws (an error, a shorter list of what is
// missing, one question more) would move the target away. The state changes at once, so that the click's handler meets the
// latest answers; only what redraws waits until the click has been delivered.
// A press begins with `pointerdown`, and again with `mousedown`: after a touch browsers send that behind `pointerup`, and the
// focus moves only then. It ends with its click; or without one:
// - `pointercancel`: a finger scrolls, a drag begins;
// - the pointer came up, over another element, with another button, or the click was stopped on its way;
// - a context menu opened, or the pointer moves with no button down: it may have come up where the page is not told;
// - before an `input` event: React resets a control whose new answer it may not draw.

type Listener = () => void;
type Subscribe = (listener: Listener) => () => void;

export interface Press {
  /** Calls `listener` now or, while a pointer is down, once after the press. */
  after(listener: Listener): void;
  /** The same subscription, whose listeners are not called while a pointer is down. */
  between(subscribe: Subscribe): Subscribe;
  /** Follows the pointers over `target`, the window, until the returned function is called. */
  follow(target: EventTarget): () => void;
}

/** Milliseconds from the end of a touch in which its click can come: browsers that wait for a second tap take 350. */
const TAP_MS = 400;

export function createPress(): Press {
  let isDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let following: AbortController | undefined;
  const waiting = new Set<Listener>();

  function after(listener: Listener): void {
    if (isDown) waiting.add(listener);
    else listener();
  }

  function stop(): void {
    clearTimeout(timer);
    following?.abort();
    following = undefined;
    isDown = false;
  }

  function end(): void {
    stop();
    const told = [...waiting];
    waiting.clear();
    for (const listener of told) listener();
  }

  function endIn(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(end, milliseconds);
  }

  function begin({ currentTarget }: Event): void {
    clearTimeout(timer);
    isDown = true;
    if (following) return;
    following = new AbortController();
    const { signal } = following;
    const hear = (type: string, listener: (event: PointerEvent) => void, capture = true) =>
      currentTarget?.addEventListener(type, listener as EventListener, { signal, capture });
    // What the click itself changes is drawn as ever; what waited comes after it.
    hear('click', () => {
      isDown = false;
    });
    hear('click', end, false);
    hear('pointercancel', end);
    hear('input', end);
    hear('pointermove', ({ buttons }) => buttons === 0 && end());
    hear('contextmenu', () => endIn(0));
    // A mouse clicks in the same task in which it comes up.
    hear('mouseup', () => endIn(0));
    hear('pointerup', ({ pointerType }) => endIn(pointerType === 'mouse' ? 0 : TAP_MS));
  }

  return {
    after,
    between: (subscribe) => (listener) => {
      const stopHearing = subscribe(() => after(listener));
      return () => {
        stopHearing();
        waiting.delete(listener);
      };
    },
    follow(target) {
      const beginnings = ['pointerdown', 'mousedown'];
      for (const type of beginnings) target.addEventListener(type, begin, true);
      return () => {
        for (const type of beginnings) target.removeEventListener(type, begin, true);
        stop();
        waiting.clear();
      };
    },
  };
}

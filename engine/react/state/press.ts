// Defers redraws while a pointer is down. A click needs pointerdown and pointerup on the same element; the blur between them can
// show an error or a question, which would move the target. The state changes at once, so the click's handler reads the latest
// answers; only listeners that redraw wait for the end of the press.
// A press begins with `pointerdown`, and again with `mousedown`: after a touch, browsers send that after `pointerup`, and the
// focus moves only then. It ends with `click`; or without one:
// - `pointercancel`: a finger scrolls, a drag begins;
// - the pointer came up without a click: over another element, with another button, or the click was not propagated;
// - a context menu opened, or the pointer moves with no button down: its `pointerup` happened outside of the window;
// - an `input` event comes: React resets a controlled input whose new value is not rendered.

type Listener = () => void;
type Subscribe = (listener: Listener, name?: string) => () => void;

export interface Press {
  /** Calls `listener` now or, while a pointer is down, once after the press. */
  after(listener: Listener): void;
  /** Wraps a subscription, to the question `name` or to everything, so that its listeners are called after the press. */
  defer(subscribe: Subscribe, name?: string): Subscribe;
  /** Listens to pointer events of `target`, the window, until the returned function is called. */
  follow(target: EventTarget): () => void;
}

/** Longest time from the end of a touch to its click: browsers that wait for a double tap take 350 ms. */
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
    // The DOM's types do not connect these events' names with PointerEvent for every target.
    const hear = (type: string, listener: (event: PointerEvent) => void, capture = true) =>
      currentTarget?.addEventListener(type, listener as EventListener, { signal, capture });
    // Redraws caused by the click itself are not deferred; the deferred ones run after its handlers.
    hear('click', () => {
      isDown = false;
    });
    hear('click', end, false);
    hear('pointercancel', end);
    hear('input', end);
    hear('pointermove', ({ buttons }) => buttons === 0 && end());
    hear('contextmenu', () => endIn(0));
    // The click of a mouse is dispatched in the same task as its mouseup.
    hear('mouseup', () => endIn(0));
    hear('pointerup', ({ pointerType }) => endIn(pointerType === 'mouse' ? 0 : TAP_MS));
  }

  return {
    after,
    defer: (subscribe, name) => (listener) => {
      const stopHearing = subscribe(() => after(listener), name);
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

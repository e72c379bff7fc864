// Hears what is typed into text controls, before anybody else and instead of everybody else: on its way down and up again a
// key passes React's root a dozen times, where nobody waits for it, and that costs more than all that is done about it here.
// Keys that lead somewhere, and those of shortcuts, go on as ever.

interface TextListener {
  /** The text has changed. */
  take(): void;
  /** A key was pressed that leaves the control, or sends the form. */
  leave(): void;
}

const TYPES = ['keydown', 'keypress', 'textInput', 'input', 'selectionchange', 'keyup'];
const LEAVING = ['Tab', 'Enter'];

const listeners = new Map<EventTarget, TextListener>();

/** Tells `listener` of `control` until the returned function is called. */
export function hearText(control: HTMLElement, listener: TextListener): () => void {
  if (listeners.size === 0) for (const type of TYPES) window.addEventListener(type, hear, true);
  listeners.set(control, listener);
  return () => {
    listeners.delete(control);
    if (listeners.size === 0) for (const type of TYPES) window.removeEventListener(type, hear, true);
  };
}

function hear(event: Event): void {
  const listener = event.target && listeners.get(event.target);
  if (!listener) return;
  if (event instanceof KeyboardEvent) {
    const { key, type, ctrlKey, altKey, metaKey } = event;
    if (LEAVING.includes(key) && type === 'keydown') listener.leave();
    if (LEAVING.includes(key) || key === 'Escape' || ctrlKey || altKey || metaKey) return;
  }
  event.stopPropagation();
  if (event.type === 'input') listener.take();
}

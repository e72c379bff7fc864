// Capture-phase listeners on window for text input; they stop propagation before React's root listeners, whose dispatch of about
// a dozen events a key costs more than the engine's own work. Tab, Enter, Escape and shortcuts propagate.

interface TextListener {
  input(): void;
  /** Tab or Enter was pressed: text that is debounced has to be committed. */
  commit(): void;
}

const TYPES = ['keydown', 'keypress', 'textInput', 'input', 'selectionchange', 'keyup'];
const COMMITTING = ['Tab', 'Enter'];

const listeners = new Map<EventTarget, TextListener>();

/** Calls `listener` for events of `control` until the returned function is called. */
export function captureTextEvents(control: HTMLElement, listener: TextListener): () => void {
  if (listeners.size === 0) for (const type of TYPES) window.addEventListener(type, handle, true);
  listeners.set(control, listener);
  return () => {
    listeners.delete(control);
    if (listeners.size === 0) for (const type of TYPES) window.removeEventListener(type, handle, true);
  };
}

function handle(event: Event): void {
  const listener = event.target && listeners.get(event.target);
  if (!listener) return;
  if (event instanceof KeyboardEvent) {
    const { key, type, ctrlKey, altKey, metaKey } = event;
    if (COMMITTING.includes(key) && type === 'keydown') listener.commit();
    if (COMMITTING.includes(key) || key === 'Escape' || ctrlKey || altKey || metaKey) return;
  }
  event.stopPropagation();
  if (event.type === 'input') listener.input();
}

import { controlId, DRAW } from '../rjsf/controlId.ts';

const CONTROLS = 'input:not([type=hidden]), select, textarea, button, [tabindex]';

/** Scrolls the first control of a field into view and focuses it. */
export function focusField(name: string): void {
  const id = controlId(name);
  window.dispatchEvent(new CustomEvent(DRAW, { detail: id }));
  const control = firstControl(id);
  control?.focus({ preventScroll: true });
  // After the focus, which has the part of a long page around it laid out: Firefox and WebKit scroll to nothing inside a part that is not.
  control?.scrollIntoView({ block: 'center' });
}

/** A foreign widget may set the field's id on a wrapper or a hidden element, or nowhere; then the label's `for` finds its place. */
function firstControl(id: string): HTMLElement | undefined {
  const place = document.getElementById(id) ?? document.querySelector<HTMLElement>(`label[for="${CSS.escape(id)}"]`);
  if (place?.matches(CONTROLS)) return place;
  return controlsIn(place)[0] ?? controlsIn(place?.parentElement)[0];
}

function controlsIn(place: HTMLElement | null | undefined): readonly HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter((control) => control.checkVisibility());
}

import { controlId } from './fieldIds.ts';

const CONTROLS = 'input:not([type=hidden]), select, textarea, button, [tabindex]';

/** Brings the first control of a field into view and focuses it, as a link in a summary promises. */
export function focusField(name: string): void {
  const control = firstControl(controlId(name));
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** Widgets of others give the field's id to an element around their controls, to a hidden one, or to none; a label names it anyway. */
function firstControl(id: string): HTMLElement | undefined {
  const place = document.getElementById(id) ?? document.querySelector<HTMLElement>(`label[for="${CSS.escape(id)}"]`);
  if (place?.matches(CONTROLS)) return place;
  return controlsIn(place)[0] ?? controlsIn(place?.parentElement)[0];
}

function controlsIn(place: HTMLElement | null | undefined): readonly HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter((control) => control.checkVisibility());
}

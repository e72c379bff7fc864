import { controlId } from './fieldIds.ts';

/** Brings the first control of a field into view and focuses it, as a link in a summary promises. */
export function focusField(name: string): void {
  const control = document.getElementById(controlId(name));
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

// Input from before hydration: what was typed or chosen while the scripts loaded is read from the controls of the static HTML.
// After a reload or a history navigation the browser refills controls with earlier values, which may have been sent or
// discarded since: then only the focused control is read.
import type { PreHydrationInput } from '../core/index.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was entered at each control of `page` whose value differs from its HTML, in document order. For a radio or a checkbox these are the values of all ticked ones of its name. */
export function readPreHydrationInput(page: Document): readonly PreHydrationInput[] {
  // Of this type by the Navigation Timing specification.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFresh = visit?.type === 'navigate';
  const ticked = [...page.querySelectorAll<HTMLInputElement>('input:checked')];
  const chosen = (name: string) => ticked.flatMap((one) => (one.name === name ? one.value : []));
  return [...page.querySelectorAll<Control>(':is(input:not([type=file]), textarea, select)[name]')]
    .filter((control) => isChanged(control) && (isFresh || control === page.activeElement))
    .map((control) => ({ name: control.name, raw: isTickable(control) ? chosen(control.name) : control.value }));
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== '' && !control.selectedOptions[0]?.defaultSelected;
  return isTickable(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

function isTickable(control: Control): control is HTMLInputElement {
  return /radio|checkbox/.test(control.type);
}

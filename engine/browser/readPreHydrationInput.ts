// Input from before hydration: what was typed or chosen while the scripts loaded is read from the controls of the static HTML.
// After a reload or a history navigation the browser refills controls with earlier values, which may have been sent or
// discarded since: then only the focused control is read.
import type { PreHydrationInput } from '../core/index.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of `page` whose value differs from their HTML, in document order. */
export function readPreHydrationInput(page: Document): readonly PreHydrationInput[] {
  const [visit] = performance.getEntriesByType('navigation');
  const isFresh = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
  return [...page.querySelectorAll<Control>(':is(input:not([type=file]), textarea, select)[name]')]
    .filter((control) => isChanged(control) && (isFresh || control === page.activeElement))
    .map(({ name, value: raw }) => ({ name, raw }));
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== '' && !control.selectedOptions[0]?.defaultSelected;
  if ('checked' in control && ['radio', 'checkbox'].includes(control.type)) return checked(control);
  return control.value !== control.defaultValue;
}

function checked({ checked: isNow, defaultChecked }: HTMLInputElement): boolean {
  return isNow && !defaultChecked;
}

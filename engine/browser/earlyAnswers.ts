// What was typed or chosen while the page's scripts were still on their way: it stands in the page's own controls, and
// nothing has taken it away. After a reload, or on the way back, a browser fills controls with what they held the last
// time, which may long be sent or thrown away: then only the control that is being typed into counts.
import type { PreHydrationInput } from '../core/index.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of `page` that differ from how they were drawn, in the page's order. */
export function earlyAnswers(page: Document): readonly PreHydrationInput[] {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFresh = visit?.type === 'navigate';
  return [...page.querySelectorAll<Control>(':is(input:not([type=file]), textarea, select)[name]')]
    .filter((control) => isChanged(control) && (isFresh || control === page.activeElement))
    .map(({ name, value: raw }) => ({ name, raw }));
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== '' && !control.selectedOptions[0]?.defaultSelected;
  if (['radio', 'checkbox'].includes(control.type)) return checked(control as HTMLInputElement);
  return control.value !== control.defaultValue;
}

function checked({ checked: isNow, defaultChecked }: HTMLInputElement): boolean {
  return isNow && !defaultChecked;
}

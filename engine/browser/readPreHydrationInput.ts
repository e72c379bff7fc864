// Input from before hydration: what was typed or chosen while the scripts loaded is read from the controls of the static HTML.
// After a reload or a history navigation the browser refills controls with earlier values, which may have been sent or
// discarded since: then only the focused control is read.
import type { PreHydrationInput } from '../core/index.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of `page` whose value differs from their HTML, in document order; of checkboxes with one name, the first that differs. */
export function readPreHydrationInput(page: Document): readonly PreHydrationInput[] {
  const [visit] = performance.getEntriesByType('navigation');
  const isFresh = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
  const all = [...page.querySelectorAll<Control>(':is(input:not([type=file]), textarea, select)[name]')];
  const changed = all.filter((control) => isChanged(control) && (isFresh || control === page.activeElement));
  const boxes = changed.filter(isCheckbox).map(({ name }) => name);
  return changed
    .filter((control) => !isCheckbox(control) || changed.find(({ name }) => name === control.name) === control)
    .map(({ name, value }) => ({ name, raw: boxes.includes(name) ? tickedOf(name, all) : value }));
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== '' && !control.selectedOptions[0]?.defaultSelected;
  if (isCheckbox(control)) return control.checked !== control.defaultChecked;
  if (isRadio(control)) return control.checked && !control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** The values of the checkboxes of this name that are ticked. */
function tickedOf(name: string, all: readonly Control[]): readonly string[] {
  return all.flatMap((control) =>
    control.name === name && isCheckbox(control) && control.checked ? control.value : [],
  );
}

function isRadio(control: Control): control is HTMLInputElement {
  return control.type === 'radio';
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}

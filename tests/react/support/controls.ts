// Finds controls as browsers and assistive technology do: by name, and by the ids that they point at.
import { toName } from '../../../engine/core/model/path.ts';
import { controlId } from '../../../engine/react/rjsf/controlId.ts';

/** What takes the focus for a field: the control of that name, the text box of a searchable list, a list's Add. */
export function control(name: string): HTMLInputElement {
  const named = document.querySelector<HTMLElement>(`[name="${name}"]`);
  const searched = named?.closest('.combobox')?.querySelector<HTMLElement>('[role=combobox]');
  const found = searched ?? named ?? document.getElementById(controlId(name));
  if (!found) throw new Error(`No control has the name ${name}.`);
  return found as HTMLInputElement;
}

/** The radio, or the checkbox, of a field that stands for a value. */
export function radio(name: string, value: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(
    `input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`,
  );
  if (!found) throw new Error(`${name} has no radio ${value}.`);
  return found;
}

/** Whether a question stands on the page. */
export const isAsked = (name: string): boolean => document.querySelector(`[name="${name}"]`) !== null;

/** The words of a control's label, or of the legend above its group. */
export function labelOf(name: string): string | undefined {
  const element = control(name);
  const group = element.type === 'radio' ? element.closest('fieldset')?.querySelector('legend') : undefined;
  return (group ?? element.labels?.[0])?.textContent;
}

/** What is read out after a control's label; an id that leads nowhere is a mistake. */
export function describing(element: Element): readonly string[] {
  return describers(element).map((described) => described.textContent);
}

function describers(element: Element): readonly Element[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => {
    const described = document.getElementById(id);
    if (!described) throw new Error(`aria-describedby names ${id}, which is nowhere.`);
    return described;
  });
}

/** The error that is said at a field, if its control both points at the words and is marked invalid. */
export function errorAt(name: string): string | undefined {
  const element = control(name);
  const words = describers(element).find((described) => described.matches('.field-error'))?.textContent;
  // Only what takes an answer can be invalid; a list's Add button cannot.
  const invalid = 'value' in element && element.name ? element.ariaInvalid === 'true' : words !== undefined;
  if (invalid !== (words !== undefined)) throw new Error(`${name} is invalid: ${invalid}, its error says: ${words}.`);
  return words;
}

/** Every error on the page by field name, in the order of the page. */
export function shownErrors(): Readonly<Record<string, string | undefined>> {
  const said = [...document.querySelectorAll('.field-error')].map(({ id, textContent }) => {
    const pointing = document.querySelector(`[aria-describedby~="${id}"]`);
    if (!pointing) throw new Error(`Nothing points at the error ${textContent}`);
    return nameOf(pointing);
  });
  const marked = [...document.querySelectorAll('[aria-invalid=true]')].map(nameOf);
  return Object.fromEntries([...new Set([...said, ...marked])].map((name) => [name, errorAt(name)]));
}

/** The name of the field that an element takes the focus for. */
function nameOf(element: Element): string {
  const named = element.closest('.combobox')?.querySelector('select') ?? element;
  return named.getAttribute('name') ?? toName(element.id.split('.'));
}

/** The summary above the questions. */
export const summary = (): HTMLElement | null => document.querySelector('.error-summary');

/** The sentence of the summary: it is announced, and takes the focus. */
export const summaryHeading = (): HTMLElement | null => document.querySelector('.error-summary > [role=alert] > h2');

/** The button that leads onwards: Next or Submit, whatever its words. */
export function onwards(): HTMLButtonElement {
  const button = document.querySelector<HTMLButtonElement>('.wizard-actions .button');
  if (!button) throw new Error('There is no button that leads onwards.');
  return button;
}

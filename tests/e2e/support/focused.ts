import type { Looks } from './hands.ts';

/** The properties of the focused element that `Walker` needs. */
export interface Focused {
  readonly id: string;
  /** The field's name; empty for other elements. */
  readonly name: string;
  readonly kind: 'radio' | 'select' | 'combobox' | 'other';
  readonly value: string;
  /** Of a choice: the values and their labels; of a combobox only those of its answer. */
  readonly values: readonly string[];
  readonly labels: readonly string[];
  /** True for Next and Submit. */
  readonly leadsOn: boolean;
}

/** Describes the focused element. */
export function focused(page: Looks): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const searched = element.role === 'combobox' ? element.parentElement?.querySelector('select') : undefined;
    const select = searched ?? (element instanceof HTMLSelectElement ? element : undefined);
    const radios = element.type === 'radio' ? [...document.getElementsByName(element.name)] : [];
    const options = select ? [...select.options] : (radios as HTMLInputElement[]);
    return {
      id: element.id,
      name: searched?.name ?? element.name ?? '',
      kind: searched ? 'combobox' : select ? 'select' : element.type === 'radio' ? 'radio' : 'other',
      value: element.value ?? '',
      values: options.map(({ value }) => value),
      labels: options.map((option) => (option instanceof HTMLOptionElement ? option.text : '')),
      leadsOn: element.matches('.wizard-actions .button'),
    };
  });
}

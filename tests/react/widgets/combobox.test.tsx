// The long list that is searched by typing.
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Schema } from '../../../engine/core/model/types.ts';
import { admission } from '../../support/admission.ts';
import { control, errorAt, labelOf } from '../support/controls.ts';
import { press, typeInto } from '../support/keys.ts';
import { makeForm, makeStep } from '../support/makeForm.ts';
import { type Mounted, mountWizard } from '../support/mountWizard.tsx';

const form = admission.en;
const field = 'learnerInfo[nationality1]';

const box = () => control(field);
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const texts = () => options().map(({ textContent }) => textContent);
const isOpen = () => box().getAttribute('aria-expanded') === 'true';
/** The option that the keys are on, as assistive technology is told. */
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
const answered = () => document.querySelector<HTMLSelectElement>(`select[name="${field}"]`)?.value;
const said = () => box().closest('.combobox')?.querySelector('[role=status]')?.textContent;

describe('a combobox', () => {
  beforeEach((): Promise<Mounted> => mountWizard(form));

  it('is labelled, described, closed and empty', () => {
    expect([labelOf(field), isOpen(), box().value, box().ariaAutoComplete]).toEqual([
      'Primary Nationality',
      false,
      '',
      'list',
    ]);
  });

  it('opens on the arrow key with Lebanese first', async () => {
    box().focus();
    await press('{ArrowDown}');
    expect(isOpen()).toBe(true);
    expect(options().length).toBeGreaterThan(180);
    expect([texts()[0], active()]).toEqual(['Lebanese', 'Lebanese']);
    expect(document.getElementById(box().getAttribute('aria-controls') ?? '')?.role).toBe('listbox');
  });

  it('lists matches, first those that begin with the text, and announces their number', async () => {
    await typeInto(field, 'gui');
    expect(texts()).toEqual(['Guinea-Bissauan', 'Guinean', 'Equatorial Guinean', 'Papua New Guinean']);
    expect([active(), said()]).toEqual(['Guinea-Bissauan', '4 options']);
  });

  it('moves through the options with the arrow keys, wrapping at the ends, and chooses with Enter', async () => {
    await typeInto(field, 'gui{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Papua New Guinean');
    await press('{ArrowDown}');
    expect(active()).toBe('Guinea-Bissauan');
    await press('{ArrowUp}{ArrowUp}{Enter}');
    expect([box().value, answered(), isOpen()]).toEqual(['Equatorial Guinean', ' Equatorial Guinean', false]);
    expect(document.activeElement).toBe(box());
  });

  it('closes on Escape and keeps the answer', async () => {
    await typeInto(field, 'French{Enter}');
    await press('{ArrowDown}{ArrowDown}{Escape}');
    expect([isOpen(), box().value, answered()]).toEqual([false, 'French', ' French']);
  });

  it('opens at the chosen option', async () => {
    await typeInto(field, 'French{Enter}{ArrowDown}');
    expect(active()).toBe('French');
    expect(document.querySelector('[aria-selected=true]')?.textContent).toBe('French');
  });

  it('is answered with the mouse', async () => {
    await userEvent.click(box());
    expect(isOpen()).toBe(true);
    const syrian = options().find(({ textContent }) => textContent === 'Syrian');
    await userEvent.click(syrian as HTMLElement);
    expect([box().value, answered(), isOpen()]).toEqual(['Syrian', ' Syrian', false]);
    expect(errorAt(field)).toBeUndefined();
  });

  it('has a button that shows all options, outside of the tab order', async () => {
    const button = box().closest('.combobox')?.querySelector('button');
    expect([button?.ariaLabel, button?.tabIndex]).toEqual(['Primary Nationality: show all options', -1]);
    await userEvent.click(button as HTMLElement);
    expect([isOpen(), document.activeElement]).toEqual([true, box()]);
    await userEvent.click(button as HTMLElement);
    expect(isOpen()).toBe(false);
  });

  it.each(['Jordanian', 'jordanian', ' JORDANIAN '])(
    'chooses the option whose label is typed as "%s"',
    async (typed) => {
      await typeInto(field, `${typed}{Tab}`);
      expect([box().value, answered(), errorAt(field)]).toEqual(['Jordanian', ' Jordanian', undefined]);
    },
  );

  it('leaves text that is no option, with an error', async () => {
    await typeInto(field, 'Atlantean');
    const status = box().closest('.combobox')?.querySelector('[role=status]');
    expect(status?.textContent).toBe('Nothing in the list matches');
    expect(status?.getBoundingClientRect().height).toBeGreaterThan(10);
    expect([isOpen(), document.querySelector('[role=listbox]')]).toEqual([false, null]);
    await press('{Enter}{Tab}');
    expect([box().value, answered(), isOpen()]).toEqual(['Atlantean', '', false]);
    expect(errorAt(field)).toBe('Choose one of the options');
  });

  it('can be emptied again', async () => {
    await typeInto(field, 'French{Enter}');
    box().select();
    await press('{Delete}{Tab}');
    expect([box().value, answered(), errorAt(field)]).toEqual(['', '', 'Primary Nationality is required']);
  });

  it('has no options on the page until it is opened, but its answer', async () => {
    const listed = () => [...document.querySelectorAll(`select[name="${field}"] option`)].map((one) => one.textContent);
    expect(listed()).toEqual(['Choose…']);
    await typeInto(field, 'French{Enter}');
    expect(listed()).toEqual(['Choose…', 'French']);
  });

  it('closes on blur, and arrow keys do not scroll the page', async () => {
    box().focus();
    const at = window.scrollY;
    await press('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(window.scrollY).toBe(at);
    await press('{Tab}');
    expect(isOpen()).toBe(false);
  });
});

it('that a browser may fill in is filled in by its hidden native select', async () => {
  const country: Schema = { type: 'string', title: 'Country', enum: ['Lebanon', 'Syria', 'Egypt'] };
  const ui = { country: { 'ui:widget': 'combobox', 'ui:autocomplete': 'country-name' } };
  await mountWizard(makeForm([makeStep('where', { country }, { ui })]));
  const select = document.querySelector<HTMLSelectElement>('select[name="country"]');
  expect([select?.ariaHidden, select?.tabIndex, select?.autocomplete]).toEqual(['true', -1, 'country-name']);
  await userEvent.selectOptions(select as HTMLElement, 'Egypt', { force: true });
  expect(control('country').value).toBe('Egypt');
});

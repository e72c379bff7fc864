// Questions with a list of options: a few stand open as radios, more of them in the platform's own list.
import { beforeEach, describe, expect, it } from 'vitest';
import { admission } from '../../support/admission.ts';
import { control, describing, errorAt, isAsked, labelOf, radio } from '../support/controls.ts';
import { press } from '../support/keys.ts';
import { makeForm, makeStep } from '../support/makeForm.ts';
import { type Mounted, mountWizard } from '../support/mountWizard.tsx';

const form = admission.en;

it('the page does not scroll sideways over a list of choices, in either direction', async () => {
  const options = { type: 'string', enum: ['oud', 'drum'], enumNames: ['Oud', 'Drum'], title: 'Instrument' } as const;
  const instruments = { type: 'array', title: 'Instruments', maxItems: 2, items: options } as const;
  const ui = { instruments: { 'ui:entry': 'Instrument', items: { 'ui:widget': 'radio', 'ui:label': false } } };
  const step = makeStep('lessons', { instruments }, { ui });
  await mountWizard(makeForm([step]), { answers: { instruments: ['oud'] } });
  const { documentElement: root } = document;
  const widths = ['ltr', 'rtl'].map((dir) => {
    root.dir = dir;
    return root.scrollWidth - root.clientWidth;
  });
  root.removeAttribute('dir');
  expect(document.querySelector('fieldset legend.visually-hidden')?.textContent).toMatch('Instrument');
  expect(widths).toEqual([0, 0]);
});

describe('radios', () => {
  const gender = 'learnerInfo[gender]';
  beforeEach((): Promise<Mounted> => mountWizard(form));

  it('are in a group labelled by the question, none checked', () => {
    const group = radio(gender, 'male').closest('fieldset');
    expect(group?.querySelector('legend')?.textContent).toBe('Gender');
    expect(document.querySelectorAll(`[name="${gender}"]`)).toHaveLength(2);
    expect(document.querySelectorAll('input[type=radio]:checked')).toHaveLength(0);
    expect(radio(gender, 'female').labels?.[0]?.textContent).toBe('Female');
  });

  it('are chosen by keyboard', async () => {
    radio(gender, 'male').focus();
    await press(' ');
    expect(radio(gender, 'male').checked).toBe(true);
    await press('{ArrowDown}');
    expect([radio(gender, 'male').checked, radio(gender, 'female').checked]).toEqual([false, true]);
    expect(document.activeElement).toBe(radio(gender, 'female'));
  });

  it('are chosen by a click on their label', () => {
    radio(gender, 'female').labels?.[0]?.click();
    expect(radio(gender, 'female').checked).toBe(true);
  });

  it('report blur when the focus leaves the group, not while it moves inside', async () => {
    radio(gender, 'male').focus();
    radio(gender, 'female').focus();
    expect(errorAt(gender)).toBeUndefined();
    await press('{Tab}');
    expect(errorAt(gender)).toBe('Gender is required');
    expect(describing(radio(gender, 'female'))).toEqual(['Gender is required']);
  });

  it('have the stored value and show its label', () => {
    const specialist = 'learnerInfo[vistedSpecialist]';
    expect(radio(specialist, 'yes').labels?.[0]?.textContent).toBe('Yes');
    radio(specialist, 'yes').click();
    expect(isAsked('learnerInfo[report]')).toBe(true);
    radio(specialist, 'no').click();
    expect(isAsked('learnerInfo[report]')).toBe(false);
  });
});

describe('a select', () => {
  const shirt = makeStep(
    'shirt',
    {
      size: {
        type: 'string',
        title: 'Size',
        enum: ['xs', 's', 'm', 'l', 'xl', 'x2', 'x3', 'x4'],
        enumNames: ['Tiny', 'Small', 'Medium', 'Large', 'Huge', '2 XL', '3 XL', '4 XL'],
      },
    },
    { required: ['size'] },
  );
  const select = () => control('size') as unknown as HTMLSelectElement;
  let page: Mounted;
  beforeEach(async () => {
    page = await mountWizard(makeForm([shirt]));
  });

  it('is native, labelled, with nothing chosen', () => {
    expect([select().localName, labelOf('size'), select().value]).toEqual(['select', 'Size', '']);
    expect([...select().options].map(({ text }) => text)).toEqual([
      'Choose…',
      ...(shirt.schema.properties?.size?.enumNames ?? []),
    ]);
  });

  it('is answered by typing, and submits the stored value', async () => {
    select().focus();
    await press('Large');
    expect(select().value).toBe('l');
    expect(await page.submitted()).toEqual({ size: 'l' });
  });

  it('can be emptied again', async () => {
    select().focus();
    await press('Large');
    await press('{Home}{Tab}');
    expect(select().value).toBe('');
    expect(errorAt('size')).toBe('This field is required');
    expect(await page.submitted()).toBeUndefined();
  });
});

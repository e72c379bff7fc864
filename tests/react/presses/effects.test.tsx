// The first press has its effect, and the error of the question that it left is shown right after it.
import { dropped } from 'virtual:fixtures';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Form } from '../../../engine/core/model/types.ts';
import { control, errorAt, isAsked, onwards, radio, shownErrors } from '../support/controls.ts';
import { press, typeInto } from '../support/keys.ts';
import { makeForm, makeStep } from '../support/makeForm.ts';
import { mountWizard } from '../support/mountWizard.tsx';
import { pressAndHold } from './pointer.ts';

const { household } = dropped.en as Record<'household', Form>;

const long = Array.from({ length: 30 }, (_, i) => `Option ${i + 1}`);
const form = makeForm(
  [
    makeStep(
      'first',
      {
        kind: { type: 'string', title: 'Kind', enum: ['one', 'two'] },
        name: { type: 'string', title: 'Name', maxLength: 40 },
        place: { type: 'string', title: 'Place', enum: long },
        note: { type: 'string', title: 'Note', maxLength: 40 },
        size: { type: 'string', title: 'Size', enum: ['small', 'large'] },
      },
      {
        required: ['name', 'place', 'size'],
        faults: ({ name, place }) => [
          ...(typeof name === 'string' && name.length < 4
            ? [{ keyword: 'minLength', instancePath: '/name', params: { limit: 4 } }]
            : []),
          ...(typeof place === 'string' && !long.includes(place)
            ? [{ keyword: 'enum', instancePath: '/place', params: {} }]
            : []),
        ],
      },
    ),
    makeStep('second', { last: { type: 'string', title: 'Last' } }),
  ],
  { next: 'when-valid' },
);

const button = (words: string) =>
  [...document.querySelectorAll('.wizard button')].find(({ textContent }) => textContent === words) as HTMLElement;
const label = (name: string, value: string) => radio(name, value).closest('label') as HTMLElement;
const isOpen = () => control('place').getAttribute('aria-expanded') === 'true';

describe.each([
  ['mouse', 1280, 800],
  ['touch', 390, 844],
] as const)('by %s', (pointer, width, height) => {
  beforeAll(() => page.viewport(width, height));
  // As other files find it.
  afterAll(() => page.viewport(414, 896));
  const pressOn = async (target: Element) => {
    target.scrollIntoView({ block: 'center' });
    await pressAndHold(target, pointer, 0);
  };

  it('an entry that was added by mistake goes, and its first box never says that it is empty', async () => {
    await mountWizard(household);
    await pressOn(button('Add a bed'));
    const box = await vi.waitFor(() => control('household[rooms][0][beds][0][width]'));
    expect(document.activeElement).toBe(box);
    await pressOn(button('Remove Bed 1'));
    expect([isAsked('household[rooms][0][beds][0][width]'), shownErrors()]).toEqual([false, {}]);
    await pressOn(button('Add a bed'));
    expect(shownErrors()).toEqual({});
  });

  it('a choice is made, and the box above it says what is missing', async () => {
    await mountWizard(form);
    control('name').focus();
    await pressOn(label('size', 'large'));
    expect([radio('size', 'large').checked, errorAt('name')]).toEqual([true, 'This field is required']);
  });

  it('an open list of matches closes, and what was pressed is reached: below it, above it, and itself again', async () => {
    await mountWizard(form);
    for (const [keys, name, value] of [
      // One match: the list leaves what is below it in sight.
      ['ion 29', 'size', 'small'],
      ['{ArrowDown}', 'kind', 'two'],
    ] as const) {
      await typeInto('place', keys);
      expect(isOpen()).toBe(true);
      await pressOn(label(name, value));
      expect([radio(name, value).checked, isOpen()]).toEqual([true, false]);
    }
    await pressOn(control('place'));
    expect(isOpen()).toBe(true);
  });

  it('what covers the page only to say that nothing matches lets presses through', async () => {
    await mountWizard(form);
    await typeInto('place', 'xyz');
    const { left, bottom } = control('place').getBoundingClientRect();
    expect(document.elementFromPoint(left + 9, bottom + 20)?.closest('.combobox')).toBeNull();
  });

  it('Next goes on with a text that was still being typed', async () => {
    await mountWizard(form, { saves: true, answers: { name: 'Abc', place: 'Option 1', size: 'small' } });
    await typeInto('note', 'x');
    await expect.poll(() => document.querySelector('.draft-status')?.textContent).toContain('kept on this device');
    await typeInto('name', '{End}d');
    await pressOn(onwards());
    await expect.poll(() => document.querySelector('h1')?.textContent).toContain('second');
  });

  it('a press beside everything leaves the question all the same', async () => {
    await mountWizard(form);
    control('name').focus();
    await pressOn(document.querySelector('h1') as HTMLElement);
    expect(errorAt('name')).toBe('This field is required');
  });
});

it('the error is shown at once when a question is left by Tab', async () => {
  await mountWizard(form);
  control('name').focus();
  await press('{Tab}');
  expect(errorAt('name')).toBe('This field is required');
});

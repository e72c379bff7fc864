// Options that are shown and that nobody may choose, as a visitor meets them, in both languages.
import { dropped } from 'virtual:fixtures';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Form } from '../../../engine/core/model/types.ts';
import { withFurtherParts } from '../../../engine/react/furtherParts.ts';
import { control, radio, shownErrors } from '../support/controls.ts';
import { goOn, press } from '../support/keys.ts';
import { mountWizard } from '../support/mountWizard.tsx';

const forms = { en: withFurtherParts(dropped.en.fair as Form), ar: withFurtherParts(dropped.ar.fair as Form) };
const teams = [['Rima', 'Sami']];
const at = (name: string) => `fair[${name}]`;
const box = (value: string) => radio(at('help'), value);
const label = (name: string, value: string) => radio(at(name), value).closest('label')?.textContent;

it('radio buttons and checkboxes pass it over, by press and by key', async () => {
  const page = await mountWizard(forms.en, { answers: { fair: { teams } } });
  expect(['cakes', 'games', 'books'].map((value) => radio(at('stall'), value).disabled)).toEqual([false, true, false]);
  expect(label('stall', 'games')).toBe('Games');
  await userEvent.click(radio(at('stall'), 'games'), { force: true });
  expect(radio(at('stall'), 'games').checked).toBe(false);
  radio(at('stall'), 'cakes').focus();
  await press(' {ArrowDown}');
  expect(radio(at('stall'), 'books').checked).toBe(true);
  expect([box('before').disabled, box('after').disabled]).toEqual([true, false]);
  box('after').focus();
  await press(' ');
  expect(await page.submitted()).toEqual({ fair: { teams, stall: 'books', help: ['after'] } });
});

it('a select shows it and cannot be set to it', async () => {
  const page = await mountWizard(forms.en, { answers: { fair: { teams } } });
  const select = control(at('hall')) as unknown as HTMLSelectElement;
  expect([...select.options].map(({ text, disabled }) => [text, disabled])).toEqual([
    ['Choose…', false],
    ['Hall A', false],
    ['Hall B', true],
    ['Hall C', false],
  ]);
  select.focus();
  await press('{ArrowDown}{ArrowDown}');
  await expect.poll(() => select.value).toBe('c');
  expect(await page.submitted()).toEqual({ fair: { teams, hall: 'c' } });
});

it('an answer of a draft that has become one is shown, refused, and can be taken back once', async () => {
  const page = await mountWizard(forms.ar, {
    answers: { fair: { teams, stall: 'games', hall: 'b', help: ['before'] } },
  });
  expect(label('stall', 'games')).toBe('الألعاب');
  expect(radio(at('stall'), 'games').checked).toBe(true);
  await goOn();
  expect(Object.keys(shownErrors())).toEqual(expect.arrayContaining([at('stall'), at('hall')]));
  expect(page.sent).toEqual([]);
  box('before').focus();
  await press(' ');
  await expect.poll(() => [box('before').checked, box('before').disabled]).toEqual([false, true]);
  radio(at('stall'), 'cakes').focus();
  await press(' ');
  const select = control(at('hall')) as unknown as HTMLSelectElement;
  await userEvent.selectOptions(select, 'a');
  expect(await page.submitted()).toEqual({ fair: { teams, stall: 'cakes', hall: 'a' } });
});

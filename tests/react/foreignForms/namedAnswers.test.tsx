// Groups whose answers visitors name, as a visitor meets them, in both languages.
import { dropped } from 'virtual:fixtures';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Form } from '../../../engine/core/model/types.ts';
import { control, describing, errorAt, isAsked, labelOf, shownErrors, summary } from '../support/controls.ts';
import { answer, goOn, press, typeInto } from '../support/keys.ts';
import { type Mounted, mountWizard } from '../support/mountWizard.tsx';

const forms = { en: dropped.en.fair as Form, ar: dropped.ar.fair as Form };
const teams = [['Rima', 'Sami']];
const contact = (index: number, key: 'key' | 'value') => `fair[contacts][${index}][${key}]`;
const buttons = () => [...document.querySelectorAll('button')];
const activate = async (words: string) => {
  (buttons().find(({ textContent }) => textContent === words) as HTMLElement).focus();
  await press('{Enter}');
};
const problems = () => [...(summary()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);

describe('in English', () => {
  let page: Mounted;
  beforeEach(async () => {
    page = await mountWizard(forms.en, { answers: { fair: { teams } } });
  });

  it('an entry asks for a name and for the answer, and focuses the name', async () => {
    expect(isAsked(contact(0, 'key'))).toBe(false);
    await activate('Add a contact');
    expect(document.activeElement).toBe(control(contact(0, 'key')));
    expect([labelOf(contact(0, 'key')), labelOf(contact(0, 'value'))]).toEqual(['Who', 'Telephone']);
    expect(control(contact(0, 'key')).placeholder).toBe('e.g. Aunt Rima');
    expect(describing(control(contact(0, 'value')))).toContain('With the country code');
  });

  it('has words of the engine where the form has none', async () => {
    await activate('Add: What should things cost?');
    expect([labelOf('fair[prices][0][key]'), labelOf('fair[prices][0][value]')]).toEqual(['Name', 'Answer']);
    await goOn();
    expect(problems()).toEqual([
      'What should things cost? 1: Name: This field is required',
      'What should things cost? 1: Answer: This field is required',
    ]);
  });

  it('a name that was given before is refused where it comes again, until one of the two is another', async () => {
    for (const name of ['Rima', 'Sami', 'Rima']) {
      await activate('Add a contact');
      await press(`${name}{Tab}`);
    }
    expect(errorAt(contact(2, 'key'))).toBe('Each person once, please');
    expect(errorAt(contact(0, 'key'))).toBeUndefined();
    await answer(contact(0, 'key'), 'Lulu');
    expect(errorAt(contact(2, 'key'))).toBeUndefined();
    await answer(contact(1, 'key'), 'Lulu');
    expect(errorAt(contact(1, 'key'))).toBe('Each person once, please');
    await activate('Remove Lulu (Contact 1)');
    expect(shownErrors()).toEqual({});
  });

  it('what means something to JavaScript is a name like any other, and is sent', async () => {
    for (const name of ['__proto__', 'constructor']) {
      await activate('Add a contact');
      await press(name);
      await typeInto(contact(name === '__proto__' ? 0 : 1, 'value'), '+9611234567{Tab}');
    }
    expect(shownErrors()).toEqual({});
    expect(await page.submitted()).toEqual({
      fair: {
        teams,
        contacts: [
          { key: '__proto__', value: '+9611234567' },
          { key: 'constructor', value: '+9611234567' },
        ],
      },
    });
  });
});

it('in Arabic it is named, asked and refused in Arabic', async () => {
  const page = await mountWizard(forms.ar, { answers: { fair: { teams } } });
  for (const name of ['ريما', 'ريما']) {
    await activate('إضافة جهة اتصال');
    await press(`${name}{Tab}`);
  }
  expect([labelOf(contact(0, 'key')), labelOf(contact(0, 'value'))]).toEqual(['من', 'الهاتف']);
  expect(errorAt(contact(1, 'key'))).toBe('كل شخص مرة واحدة فقط');
  await answer(contact(1, 'key'), 'سامي');
  await typeInto(contact(0, 'value'), '+9611234567');
  await typeInto(contact(1, 'value'), '+9613123456{Tab}');
  await activate('إضافة: ما الأسعار التي تقترحونها؟');
  await press('كعكة');
  await typeInto('fair[prices][0][value]', '٢{Tab}');
  expect(labelOf('fair[prices][0][key]')).toBe('الاسم');
  expect(await page.submitted()).toEqual({
    fair: {
      teams,
      contacts: [
        { key: 'ريما', value: '+9611234567' },
        { key: 'سامي', value: '+9613123456' },
      ],
      prices: [{ key: 'كعكة', value: 2 }],
    },
  });
});

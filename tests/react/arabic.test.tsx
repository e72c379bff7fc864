// The same wizard in Arabic: words, digits, names of countries, and the gentle word about the script.
import { describe, expect, it } from 'vitest';
import { compareAlphabetically } from '../../engine/core/locale/compareAlphabetically.ts';
import { countries } from '../../engine/react/phone/countries.ts';
import { admission } from '../support/admission.ts';
import { control, errorAt, labelOf } from './support/controls.ts';
import { answer, press, typeInto } from './support/keys.ts';
import { mountWizard } from './support/mountWizard.tsx';

const text = () => document.body.textContent ?? '';

describe('the admission form in Arabic', () => {
  it('has labels and errors in Arabic', async () => {
    await mountWizard(admission.ar);
    expect(labelOf('learnerInfo[firstNameAR]')).toBe('الاسم الأول (بالعربية)');
    expect(text()).toContain('الخطوة ١ من ٥: معلومات المتعلّم');
    await answer('learnerInfo[birthDate]', '٣١/٢/٢٠١٨');
    expect(errorAt('learnerInfo[birthDate]')).toBe('اكتبوا اليوم ثم الشهر ثم السنة، مثلًا ٣٠/٤/٢٠١٥');
    await answer('learnerInfo[birthDate]', '٣٠ نيسان ٢٠١٨');
    expect(text()).toContain('الاثنين، ٣٠ نيسان ٢٠١٨');
  });

  it('warns of the other script, and accepts the name', async () => {
    await mountWizard(admission.ar);
    await answer('learnerInfo[firstNameAR]', 'Maya');
    expect(text()).toContain('يبدو هذا مكتوبًا بالأحرف اللاتينية.');
    expect(errorAt('learnerInfo[firstNameAR]')).toBeUndefined();
    await answer('learnerInfo[firstNameAR]', 'مايا');
    expect(text()).not.toContain('يبدو هذا مكتوبًا');
    await answer('learnerInfo[firstName]', 'مايا');
    expect(text()).toContain('يبدو هذا مكتوبًا بالأحرف العربية.');
  });

  it('finds a nationality in either script, and announces the number of matches', async () => {
    await mountWizard(admission.ar);
    const box = document.getElementById('learnerInfo.nationality1') as HTMLInputElement;
    box.focus();
    await press('Leban');
    expect(document.querySelector('[role=option]')?.textContent).toBe('لبناني');
    expect(text()).toContain('خيار واحد');
    await press('{Enter}');
    expect(document.querySelector<HTMLSelectElement>('select[name="learnerInfo[nationality1]"]')?.value).toBe(
      ' Lebanese',
    );
    expect(box.value).toBe('لبناني');
  });

  it('lists countries in Arabic, in alphabetical order', async () => {
    await mountWizard(admission.ar, { step: 1 });
    const listed = () => [...(document.querySelector<HTMLSelectElement>('select.phone-country')?.options ?? [])];
    await expect.poll(() => listed().length).toBe(countries.length + 1);
    const names = listed()
      .slice(1)
      .map(({ text }) => text.replace(/ \u2068.*/, ''));
    expect([names[0], names.includes('لبنان')]).toEqual(['آيسلندا', true]);
    expect(names).toEqual(names.toSorted(compareAlphabetically));
    await typeInto('familyInfo[telephone]', '٠١ ١٢٣ ٤٥٦');
    expect(control('familyInfo[telephone]').dir).toBe('ltr');
  });
});

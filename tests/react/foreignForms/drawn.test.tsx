// Forms of other makers' shapes, as they are drawn: filled in from their example, reviewed, sent and printed blank, each in the
// languages that it has words for.
import { dropped } from 'virtual:fixtures';
import { beforeEach, describe, expect, it } from 'vitest';
import { examplesOf } from '../../../engine/check/examples/examplesOf.ts';
import type { Answers, Form } from '../../../engine/core/model/types.ts';
import { sameAnswers } from '../../../engine/prove/answers/compareAnswers.ts';
import { withFurtherParts } from '../../../engine/react/furtherParts.ts';
import { sheets } from '../../support/sheets.ts';
import { control, describing, shownErrors } from '../support/controls.ts';
import { fillIn } from '../support/fillIn.ts';
import { goOn } from '../support/keys.ts';
import { type Mounted, mountWizard } from '../support/mountWizard.tsx';

const examples = examplesOf(
  import.meta.glob('../../fixtures/forms/*/examples/*.json', { eager: true, import: 'default' }),
);
const receipt = { reference: 'K7QM-4XRT-7', receivedAt: '2026-01-01T00:00:00Z' };
// As pages have them whose ui files name further widgets.
const forms = Object.values(dropped).flatMap((inLanguage) => Object.values(inLanguage).map(withFurtherParts));
const answersOf = ({ id }: Form): Answers => examples.find(({ form }) => form === id)?.answers ?? {};

/** Words of the page in the Latin alphabet, answers and codes left out. */
function latin(): readonly string[] {
  const walker = document.createTreeWalker(
    document.querySelector('.wizard, .confirmation') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').replaceAll(/[\u2066-\u2068][^\u2069]*\u2069/g, '');
    if (/[A-Za-z]{2}/.test(text) && !node.parentElement?.closest('bdi, textarea, .reference')) found.push(text.trim());
  }
  return found;
}

const press = (words: RegExp) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => words.test(textContent));
  if (!button) throw new Error(`There is no button ${words}.`);
  button.click();
};

describe.each(forms)('$id in $language', (form) => {
  let page: Mounted;
  beforeEach(async () => {
    page = await mountWizard(form, { submit: async () => ({ kind: 'received', receipt }) });
  });

  it('is filled in, sent, and read back', async () => {
    const answers = answersOf(form);
    for (const [i, step] of form.steps.entries()) {
      if (i > 0) await goOn();
      if (form.language === 'ar') expect(latin()).toEqual([]);
      await fillIn(step, answers);
      expect(shownErrors()).toEqual({});
    }
    const sent = await page.submitted();
    expect(sameAnswers(sent, answers), JSON.stringify(sent)).toBe(true);
    // The applicant's copy.
    await expect.poll(() => document.querySelector('.answers')).not.toBeNull();
    if (form.language === 'ar') expect(latin()).toEqual([]);
    expect(reviewed()).toEqual(expect.arrayContaining([...expectedIn(form)]));
  });

  it('is printed blank, with every question', async () => {
    press(/^Blank form|^استمارة فارغة/);
    await expect.poll(() => document.querySelector('.blank-form')).not.toBeNull();
    const text = document.querySelector('.blank-form')?.textContent ?? '';
    expect(text).not.toMatch(/\b(?:true|false|null|undefined)\b/);
    if (form.language === 'ar') expect(latin()).toEqual([]);
    else {
      const words = (sheets[form.id]?.columns ?? []).map(([head]) => head.split(': ').at(-1) ?? '');
      expect(words.filter((word) => !text.includes(word))).toEqual([]);
    }
  });
});

it('a description helps to answer, on the page and on paper', async () => {
  await mountWizard(dropped.en.registration as Form);
  expect(describing(control('seats'))).toContain('At most ten for one family.');
  press(/^Blank form/);
  await expect.poll(() => document.querySelector('.blank-form')?.textContent).toContain('At most ten for one family.');
});

it('a number below zero can be typed on a phone', async () => {
  await mountWizard(dropped.en.numbers as Form);
  expect([control('range').inputMode, control('cents').inputMode]).toEqual(['', 'decimal']);
});

function reviewed(): readonly string[] {
  return [...document.querySelectorAll('.answers dl > div')].map(
    (line) => `${line.querySelector('dt')?.textContent}: ${line.querySelector('dd bdi')?.textContent}`,
  );
}

/** As in the office's table, but for the step, for dates, which are written out, and for what a spreadsheet must not reckon. */
function expectedIn(form: Form): readonly string[] {
  if (form.language === 'ar') return sheets[form.id]?.inArabic ?? [];
  return (sheets[form.id]?.columns ?? [])
    .filter(([, cell]) => !/^\d\d\/\d\d\/\d{4}$/.test(cell))
    .map(([head, cell]) => `${head.replace(/^[^:]+: /, '')}: ${cell.replace(/^'/, '')}`);
}

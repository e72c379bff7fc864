// A form whose Next is always active, and checks when it is used.
import { beforeEach, describe, expect, it } from 'vitest';
import { control, errorAt, onwards, summary, summaryHeading } from './support/controls.ts';
import { answer, goOn } from './support/keys.ts';
import { makeForm, makeStep } from './support/makeForm.ts';
import { type Mounted, mountWizard } from './support/mountWizard.tsx';

const form = makeForm([
  makeStep(
    'One',
    { one: { type: 'string', title: 'First' }, more: { type: 'string', title: 'More' } },
    { required: ['one'] },
  ),
  makeStep('Two', { two: { type: 'string', title: 'Second' } }),
]);
const heading = () => document.querySelector('h1')?.textContent;

describe('Next', () => {
  let page: Mounted;
  beforeEach(async () => {
    page = await mountWizard(form);
  });

  it('is active on an untouched step and speaks of nothing missing', () => {
    expect(onwards().getAttribute('aria-disabled')).toBeNull();
    expect(document.querySelector('.missing')).toBeNull();
  });

  it('stays on an incomplete step and shows what is missing', async () => {
    await goOn();
    expect([heading(), errorAt('one'), errorAt('more')]).toEqual([
      'One Made Form',
      'This field is required',
      undefined,
    ]);
    expect(summary()?.textContent).toContain('This field is required');
    expect(document.activeElement).toBe(summaryHeading());
  });

  it('goes on from a complete one, and Submit from a step that asks for nothing', async () => {
    await answer('one', 'x');
    await goOn();
    expect(heading()).toBe('Two Made Form');
    expect(onwards().getAttribute('aria-disabled')).toBeNull();
    expect(await page.submitted()).toEqual({ one: 'x' });
  });
});

it('the words of the form stand above what is missing, for Next and for Submit', async () => {
  const incomplete = { next: 'Please fill in this step.', submit: 'Please fill in everything.' };
  const both = makeForm(
    [form.steps[0], makeStep('Two', { two: { type: 'string', title: '2' } }, { required: ['two'] })].flatMap(
      (step) => step ?? [],
    ),
    { incomplete },
  );
  await mountWizard(both);
  await goOn();
  expect(summary()?.querySelector('h2')?.textContent).toBe(incomplete.next);
  await answer('one', 'x');
  await goOn();
  await goOn();
  expect(summary()?.querySelector('h2')?.textContent).toBe(incomplete.submit);
  expect(control('two').ariaInvalid).toBe('true');
});

it('where nothing is missing and an answer is wrong, that is said instead, for Next and for Submit', async () => {
  const wrong = { keyword: 'pattern', instancePath: '/age', params: {} };
  const ages = ['first', 'last'].map((id) =>
    makeStep(
      id,
      { name: { type: 'string', title: 'Name' }, age: { type: 'string', title: 'Age' } },
      { required: ['name'], faults: ({ age }) => (age === '17' ? [wrong] : []) },
    ),
  );
  const incomplete = { next: 'Please fill in this step.', submit: 'Please fill in everything.' };
  const said = () => summary()?.querySelector('h2')?.textContent;
  await mountWizard(makeForm(ages, { incomplete }), { answers: { age: '17' } });
  await goOn();
  expect(said()).toBe(incomplete.next);
  await answer('name', 'Maya');
  expect(said()).toBe('Please correct the answers below before proceeding.');
  await answer('age', '18');
  await goOn();
  await answer('age', '17');
  await goOn();
  expect(said()).toBe('Please correct the answers below before submitting.');
});

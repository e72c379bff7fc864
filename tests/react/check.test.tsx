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

  it('is enabled on an untouched step, without a list of missing answers', () => {
    expect(onwards().getAttribute('aria-disabled')).toBeNull();
    expect(document.querySelector('.missing')).toBeNull();
  });

  it('stays on an incomplete step and shows the errors', async () => {
    await goOn();
    expect([heading(), errorAt('one'), errorAt('more')]).toEqual([
      'One Made Form',
      'This field is required',
      undefined,
    ]);
    expect(summary()?.textContent).toContain('This field is required');
    expect(document.activeElement).toBe(summaryHeading());
  });

  it('leads on from a complete step, and Submit submits from a step without questions', async () => {
    await answer('one', 'x');
    await goOn();
    expect(heading()).toBe('Two Made Form');
    expect(onwards().getAttribute('aria-disabled')).toBeNull();
    expect(await page.submitted()).toEqual({ one: 'x' });
  });
});

it('the error summary has the form’s own title where answers are missing, for Next and for Submit', async () => {
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

it('the error summary has another title where answers are only invalid, for Next and for Submit', async () => {
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

it('the error summary links the first 50 of many problems and says how many more there are', async () => {
  const names = Array.from({ length: 60 }, (_, i) => `q${i}`);
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' as const, title: name }]));
  await mountWizard(makeForm([makeStep('Many', properties, { required: names })]));
  await goOn();
  const items = [...(summary()?.querySelectorAll('li') ?? [])];
  expect(items.filter((item) => item.querySelector('a'))).toHaveLength(50);
  expect(items.at(-1)?.textContent).toBe('and 10 more');
  for (const name of names.slice(0, 9)) await answer(name, 'x');
  await goOn();
  expect([...(summary()?.querySelectorAll('li') ?? [])].at(-1)?.textContent).toBe('and 1 more');
});

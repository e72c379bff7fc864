// The way through a form whose Next waits until a step is valid and modified (the admission form).
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { control, onwards, radio, shownErrors, summary, summaryHeading } from './support/controls.ts';
import { example, loadForm } from './support/examples.ts';
import { answer, goOn, press } from './support/keys.ts';
import { mountWizard } from './support/mountWizard.tsx';

const form = await loadForm('admission');
const { answers } = example('admission', 'minimal');
const { answers: maximal } = example('admission', 'maximal');
const labels = form.steps.map(({ label }) => label);

const waits = () => onwards().getAttribute('aria-disabled');
const missing = () => [...document.querySelectorAll('.missing a')].map(({ textContent }) => textContent);
const previous = () => document.querySelector('.wizard-actions button') as HTMLButtonElement;
const heading = () => document.querySelector('h1');
const progress = () => [...document.querySelectorAll('nav[aria-label=Progress] li')];

describe('Next', () => {
  it('waits on an untouched step: focusable, and beside it what is missing', async () => {
    await mountWizard(form);
    expect([onwards().textContent, waits(), onwards().disabled]).toEqual(['Next', 'true', false]);
    expect(missing()).toContain('First Name (AR)');
    expect(missing()).toHaveLength(13);
    onwards().focus();
    expect(document.activeElement).toBe(onwards());
  });

  it('leads from what is missing to its field', async () => {
    await mountWizard(form);
    const link = [...document.querySelectorAll<HTMLElement>('.missing a')].find((one) => one.textContent === 'Gender');
    await userEvent.click(link as Element);
    expect(document.activeElement).toBe(radio('learnerInfo[gender]', 'male'));
    expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThan(0);
  });

  it('says of what is answered but wrong why it is wrong', async () => {
    await mountWizard(form, { answers: { familyInfo: { email: 'no' } }, step: 1 });
    expect(missing()).toContain('Invalid email format');
    expect(missing()).not.toContain('Email');
  });

  it('moves nowhere while it waits, and shows the errors and the summary instead', async () => {
    await mountWizard(form);
    await userEvent.click(onwards(), { force: true });
    expect(heading()?.textContent).toContain(labels[0]);
    expect(Object.keys(shownErrors())).toHaveLength(13);
    expect(document.activeElement).toBe(summaryHeading());
  });

  it('says what is missing in one place: in the summary once it stands, beside itself what came up since', async () => {
    await mountWizard(form);
    await goOn();
    expect(missing()).toEqual([]);
    radio('learnerInfo[vistedSpecialist]', 'yes').click();
    await expect.poll(missing).toEqual(['Report']);
    expect(summary()?.textContent).not.toContain('Report');
  });

  it('takes the focus to the summary every time', async () => {
    await mountWizard(form);
    await goOn();
    await goOn();
    expect(document.activeElement).toBe(summaryHeading());
  });

  it('stops waiting the moment the last answer is there, and begins again when one goes', async () => {
    await mountWizard(form, { answers });
    expect([waits(), missing()]).toEqual([null, []]);
    await answer('learnerInfo[firstName]', '');
    expect([waits(), missing()]).toEqual(['true', ['First Name']]);
    await answer('learnerInfo[firstName]', 'Maya');
    expect([waits(), missing()]).toEqual([null, []]);
  });
});

describe('a step that is done', () => {
  beforeEach(async () => {
    await mountWizard(form, { answers: maximal });
    await goOn();
  });

  it('gives way to the next: heading with the focus, title, position, no errors', () => {
    expect(document.activeElement).toBe(heading());
    expect(heading()?.textContent).toBe(`${labels[1]} Admission Form`);
    expect(document.title).toBe(`${labels[1]} - Admission Form - The Site`);
    expect(document.body.textContent).toContain(`Step 2 of 5: ${labels[1]}`);
    expect([shownErrors(), window.scrollY]).toEqual([{}, 0]);
  });

  it('is marked completed, the one at hand current, the others pending', () => {
    const words = ['Completed', 'Current', 'Pending', 'Pending', 'Pending'];
    expect(progress().map(({ textContent }) => textContent)).toEqual(
      labels.map((label, i) => `${label} (${words[i]})`),
    );
    expect(progress().map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, 'step', null, null, null]);
  });

  it('keeps its answers for Previous and Next', async () => {
    previous().focus();
    await press('{Enter}');
    expect(document.activeElement).toBe(heading());
    expect(control('learnerInfo[firstName]').value).toBe('Karim');
    expect(control('learnerInfo[nationality2]').value).toBe('French');
    expect(control('learnerInfo[enrollmentDate]').value).toBe('20/09/2021');
    expect(radio('learnerInfo[vistedSpecialist]', 'yes').checked).toBe(true);
    await goOn();
    expect(control('familyInfo[telephone]').value).toBe('+9611000010');
  });

  it('shows no error of the step before', async () => {
    await answer('familyInfo[email]', 'no');
    await goOn();
    expect(summary()).not.toBeNull();
    previous().focus();
    await press('{Enter}');
    expect([shownErrors(), summary()]).toEqual([{}, null]);
    expect(document.title).not.toMatch(/^Error/);
  });
});

it('Previous cannot be used on the first step', async () => {
  await mountWizard(form, { answers });
  expect([previous().textContent, previous().disabled]).toEqual(['Previous', true]);
  await goOn();
  expect(previous().disabled).toBe(false);
});

it('the last step ends with Submit, which waits as Next does', async () => {
  const { sent } = await mountWizard(form, { answers: { ...answers, otherInfo: {} }, step: 4 });
  expect([onwards().textContent, waits()]).toEqual(['Submit', 'true']);
  await goOn();
  expect([sent, Object.keys(shownErrors())]).toEqual([
    [],
    ['otherInfo[hasSiblings]', 'otherInfo[appliedToOtherSchools]'],
  ]);
});

it('Submit goes back to a step before that has become wrong', async () => {
  const { sent } = await mountWizard(form, { answers: { ...answers, familyInfo: {} }, step: 4 });
  await goOn();
  expect([sent, heading()?.textContent]).toEqual([[], `${labels[1]} Admission Form`]);
  expect(document.activeElement).toBe(summaryHeading());
});

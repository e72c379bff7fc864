// The way through a form whose Next waits until a step is valid and modified (the admission form).
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { admission, maximal, minimal } from '../support/admission.ts';
import { control, onwards, radio, shownErrors, summary, summaryHeading } from './support/controls.ts';
import { answer, goOn, press } from './support/keys.ts';
import { mountWizard } from './support/mountWizard.tsx';

const form = admission.en;
const answers = minimal;
const labels = form.steps.map(({ label }) => label);

const waits = () => onwards().getAttribute('aria-disabled');
const missing = () => [...document.querySelectorAll('.missing a')].map(({ textContent }) => textContent);
const previous = () => document.querySelector('.wizard-actions button') as HTMLButtonElement;
const heading = () => document.querySelector('h1');
const progress = () => [...document.querySelectorAll('nav[aria-label=Progress] li')];

describe('Next', () => {
  it('is aria-disabled and focusable on an untouched step, with the missing answers listed beside it', async () => {
    await mountWizard(form);
    expect([onwards().textContent, waits(), onwards().disabled]).toEqual(['Next', 'true', false]);
    expect(missing()).toContain('First Name (AR)');
    expect(missing()).toHaveLength(13);
    onwards().focus();
    expect(document.activeElement).toBe(onwards());
  });

  it('has links from the missing answers to their fields', async () => {
    await mountWizard(form);
    const link = [...document.querySelectorAll<HTMLElement>('.missing a')].find((one) => one.textContent === 'Gender');
    await userEvent.click(link as Element);
    expect(document.activeElement).toBe(radio('learnerInfo[gender]', 'male'));
    expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThan(0);
  });

  it('lists an invalid answer with its message', async () => {
    await mountWizard(form, { answers: { familyInfo: { email: 'no' } }, step: 1 });
    expect(missing()).toContain('Invalid email format');
    expect(missing()).not.toContain('Email');
  });

  it('shows errors and summary instead of the next step while it is aria-disabled', async () => {
    await mountWizard(form);
    await userEvent.click(onwards(), { force: true });
    expect(heading()?.textContent).toContain(labels[0]);
    expect(Object.keys(shownErrors())).toHaveLength(13);
    expect(document.activeElement).toBe(summaryHeading());
  });

  it('does not list beside itself what the error summary lists', async () => {
    await mountWizard(form);
    await goOn();
    expect(missing()).toEqual([]);
    radio('learnerInfo[vistedSpecialist]', 'yes').click();
    await expect.poll(missing).toEqual(['Report']);
    expect(summary()?.textContent).not.toContain('Report');
  });

  it('moves the focus to the summary at every refusal', async () => {
    await mountWizard(form);
    await goOn();
    await goOn();
    expect(document.activeElement).toBe(summaryHeading());
  });

  it('is enabled with the last missing answer, and disabled again when one is removed', async () => {
    await mountWizard(form, { answers });
    expect([waits(), missing()]).toEqual([null, []]);
    await answer('learnerInfo[firstName]', '');
    expect([waits(), missing()]).toEqual(['true', ['First Name']]);
    await answer('learnerInfo[firstName]', 'Maya');
    expect([waits(), missing()]).toEqual([null, []]);
  });
});

describe('a completed step', () => {
  beforeEach(async () => {
    await mountWizard(form, { answers: maximal });
    await goOn();
  });

  it('is followed by the next: heading with the focus, title, position, no errors', () => {
    expect(document.activeElement).toBe(heading());
    expect(heading()?.textContent).toBe(`${labels[1]} Admission Form`);
    expect(document.title).toBe(`${labels[1]} - Admission Form - The Site`);
    expect(document.body.textContent).toContain(`Step 2 of 5: ${labels[1]}`);
    expect([shownErrors(), window.scrollY]).toEqual([{}, 0]);
  });

  it('is marked completed, the shown one current, the others pending', () => {
    const words = ['Completed', 'Current', 'Pending', 'Pending', 'Pending'];
    expect(progress().map(({ textContent }) => textContent)).toEqual(
      labels.map((label, i) => `${label} (${words[i]})`),
    );
    expect(progress().map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, 'step', null, null, null]);
  });

  it('has its answers again after Previous and Next', async () => {
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

  it('is followed by a step without its errors', async () => {
    await answer('familyInfo[email]', 'no');
    await goOn();
    expect(summary()).not.toBeNull();
    previous().focus();
    await press('{Enter}');
    expect([shownErrors(), summary()]).toEqual([{}, null]);
    expect(document.title).not.toMatch(/^Error/);
  });
});

it('Previous is disabled on the first step', async () => {
  await mountWizard(form, { answers });
  expect([previous().textContent, previous().disabled]).toEqual(['Previous', true]);
  await goOn();
  expect(previous().disabled).toBe(false);
});

it('the last step has Submit, which is aria-disabled as Next is', async () => {
  const { sent } = await mountWizard(form, { answers: { ...answers, otherInfo: {} }, step: 4 });
  expect([onwards().textContent, waits()]).toEqual(['Submit', 'true']);
  await goOn();
  expect([sent, Object.keys(shownErrors())]).toEqual([
    [],
    ['otherInfo[hasSiblings]', 'otherInfo[appliedToOtherSchools]'],
  ]);
});

it('Submit returns to an earlier step that has become invalid', async () => {
  const { sent } = await mountWizard(form, { answers: { ...answers, familyInfo: {} }, step: 4 });
  await goOn();
  expect([sent, heading()?.textContent]).toEqual([[], `${labels[1]} Admission Form`]);
  expect(document.activeElement).toBe(summaryHeading());
});

// When errors show: not on arrival, not while the first answer is being typed, but once a field was left or Next was
// tried; from then on at once, either way.
import { beforeEach, describe, expect, it } from 'vitest';
import { admission, minimal } from '../support/admission.ts';
import { control, errorAt, shownErrors, summary } from './support/controls.ts';
import { answer, goOn, press, typeInto } from './support/keys.ts';
import { mountWizard } from './support/mountWizard.tsx';

const form = admission.en;
const withEmail = (typed: string) => ({ ...minimal, familyInfo: { ...(minimal.familyInfo as object), email: typed } });
const email = 'familyInfo[email]';
const place = 'familyInfo[registryCivilPlace]';

describe('an untouched step', () => {
  beforeEach(() => mountWizard(form, { step: 1 }));

  it('shows no error', () => {
    expect(shownErrors()).toEqual({});
    expect(summary()).toBeNull();
  });

  it('shows no error at a focused field', () => {
    control(email).focus();
    expect(shownErrors()).toEqual({});
  });

  it('shows no error while a first answer is typed', async () => {
    await typeInto(email, 'family@');
    expect(shownErrors()).toEqual({});
  });

  it('shows the error of a field after its blur, and of no other', async () => {
    await typeInto(email, 'family@');
    await press('{Tab}');
    expect(shownErrors()).toEqual({ [email]: 'Invalid email format' });
  });

  it('shows that a field is required after its blur without an answer', async () => {
    control(place).focus();
    await press('{Tab}');
    expect(shownErrors()).toEqual({ [place]: 'Civil Registry Place is required' });
  });
});

describe('a shown error', () => {
  beforeEach(async () => {
    await mountWizard(form, { answers: { familyInfo: { email: 'no' } }, step: 1 });
    await goOn();
  });

  it('is removed from field and summary as soon as the answer is valid', async () => {
    const before = Object.keys(shownErrors()).length;
    await typeInto(email, '{End}@example.or');
    expect(errorAt(email)).toBeUndefined();
    expect(summary()?.textContent).not.toContain('Invalid email format');
    expect(summary()?.querySelectorAll('a')).toHaveLength(before - 1);
  });

  it('is shown again as soon as the answer is invalid', async () => {
    await answer(email, 'family@example.org');
    expect(errorAt(email)).toBeUndefined();
    await typeInto(email, '{End}@');
    expect(errorAt(email)).toBe('Invalid email format');
  });

  it('leaves the typed text', () => expect(control(email).value).toBe('no'));
});

describe('a question that a condition shows', () => {
  it('shows no error before its blur, also in a refused step', async () => {
    await mountWizard(form, { step: 2 });
    await goOn();
    document.querySelector<HTMLElement>('[name="fatherInfo[employmentStatus]"][value="Employed"]')?.click();
    expect(errorAt('fatherInfo[jobType]')).toBeUndefined();
    await typeInto('fatherInfo[jobType]', '{Tab}');
    expect(errorAt('fatherInfo[jobType]')).toBe('Job Type is required');
  });
});

describe('a refused step without errors left', () => {
  it('has neither a summary nor "Error" in the title', async () => {
    await mountWizard(form, { answers: withEmail('no'), step: 1 });
    await goOn();
    expect(document.title).toMatch(/^Error: /);
    await answer(email, 'family@example.org');
    expect(summary()).toBeNull();
    expect(document.title).not.toMatch(/^Error: /);
  });
});

// When errors show: not on arrival, not while the first answer is being typed, but once a field was left or Next was
// tried; from then on at once, either way.
import { beforeEach, describe, expect, it } from 'vitest';
import { control, errorAt, shownErrors, summary } from './support/controls.ts';
import { example, loadForm } from './support/examples.ts';
import { answer, goOn, press, typeInto } from './support/keys.ts';
import { mountWizard } from './support/mountWizard.tsx';

const form = await loadForm('admission');
const { answers: minimal } = example('admission', 'minimal');
const withEmail = (typed: string) => ({ ...minimal, familyInfo: { ...(minimal.familyInfo as object), email: typed } });
const email = 'familyInfo[email]';
const place = 'familyInfo[registryCivilPlace]';

describe('a step that nobody has touched', () => {
  beforeEach(() => mountWizard(form, { step: 1 }));

  it('shows no error', () => {
    expect(shownErrors()).toEqual({});
    expect(summary()).toBeNull();
  });

  it('shows no error at a field that only has the focus', () => {
    control(email).focus();
    expect(shownErrors()).toEqual({});
  });

  it('shows none while a first answer is typed', async () => {
    await typeInto(email, 'family@');
    expect(shownErrors()).toEqual({});
  });

  it('shows the error of the field that was left, and of no other', async () => {
    await typeInto(email, 'family@');
    await press('{Tab}');
    expect(shownErrors()).toEqual({ [email]: 'Invalid email format' });
  });

  it('shows what is required of a field that was left empty', async () => {
    control(place).focus();
    await press('{Tab}');
    expect(shownErrors()).toEqual({ [place]: 'Civil Registry Place is required' });
  });
});

describe('an error that shows', () => {
  beforeEach(async () => {
    await mountWizard(form, { answers: { familyInfo: { email: 'no' } }, step: 1 });
    await goOn();
  });

  it('goes at once when it is mended, at the field and in the summary', async () => {
    const before = Object.keys(shownErrors()).length;
    await typeInto(email, '{End}@example.or');
    expect(errorAt(email)).toBeUndefined();
    expect(summary()?.textContent).not.toContain('Invalid email format');
    expect(summary()?.querySelectorAll('a')).toHaveLength(before - 1);
  });

  it('comes back at once when it is made again', async () => {
    await answer(email, 'family@example.org');
    expect(errorAt(email)).toBeUndefined();
    await typeInto(email, '{End}@');
    expect(errorAt(email)).toBe('Invalid email format');
  });

  it('takes nothing away that was typed', () => expect(control(email).value).toBe('no'));
});

describe('a question that a condition brings', () => {
  it('is calm until it was left, also in a step that was refused', async () => {
    await mountWizard(form, { step: 2 });
    await goOn();
    document.querySelector<HTMLElement>('[name="fatherInfo[employmentStatus]"][value="Employed"]')?.click();
    expect(errorAt('fatherInfo[jobType]')).toBeUndefined();
    await typeInto('fatherInfo[jobType]', '{Tab}');
    expect(errorAt('fatherInfo[jobType]')).toBe('Job Type is required');
  });
});

describe('a step that was mended altogether', () => {
  it('has neither a summary nor a title that speaks of errors', async () => {
    await mountWizard(form, { answers: withEmail('no'), step: 1 });
    await goOn();
    expect(document.title).toMatch(/^Error: /);
    await answer(email, 'family@example.org');
    expect(summary()).toBeNull();
    expect(document.title).not.toMatch(/^Error: /);
  });
});

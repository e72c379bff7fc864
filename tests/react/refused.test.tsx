// Every refused example of every form, as a visitor sees it who comes to the step and tries to go on.
import { describe, expect, it } from 'vitest';
import { stepErrors } from '../../engine/core/validation/stepErrors.ts';
import { startWizard } from '../../engine/core/wizard/wizardState.ts';
import { control, shownErrors, summary, summaryHeading } from './support/controls.ts';
import { examples, loadForm, typedAnswers } from './support/examples.ts';
import { goOn } from './support/keys.ts';
import { mountWizard } from './support/mountWizard.tsx';

const refused = examples.filter(({ name }) => name.startsWith('refused/'));

it('there are refused examples', () => expect(refused.length).toBeGreaterThan(10));

describe.each(refused)('$form: $name', (example) => {
  const { form: id, errors } = example;
  it('shows exactly its messages, at their fields and in the summary', async () => {
    const form = await loadForm(id);
    const answers = typedAnswers(form, example);
    const { answers: settled } = startWizard(form, answers);
    const step = form.steps.findIndex((one) => stepErrors(one, settled).size > 0);
    const { sent } = await mountWizard(form, { answers, step });
    expect(shownErrors()).toEqual({});
    expect(document.title).not.toMatch(/^Error: /);

    await goOn();

    expect(shownErrors()).toEqual(errors);
    expect(sent).toEqual([]);
    expect(document.title).toMatch(/^Error: .* - The Site$/);
    expect(document.activeElement).toBe(summaryHeading());
    const links = [...(summary()?.querySelectorAll('a') ?? [])];
    const inOrder = Object.keys(shownErrors());
    // Before the message stands what it is about, where it does not say so itself.
    expect(links.map((link) => link.textContent)).toEqual(
      inOrder.map((name) => expect.stringContaining(errors[name] ?? '')),
    );
    links.at(-1)?.click();
    expect(document.activeElement).toBe(control(inOrder.at(-1) ?? ''));
  });
});

/** A few of each form; that all have the same verdict at the same field in Arabic, tests/forms/arabic.test.ts knows. */
const inArabic = refused.filter((_, i) => i % 10 === 0);

describe.each(inArabic)('$form: $name, in Arabic', (example) => {
  it('shows Arabic messages at the same fields and in the summary', async () => {
    const form = await loadForm(example.form, 'ar');
    const answers = typedAnswers(form, example);
    const { answers: settled } = startWizard(form, answers);
    const step = form.steps.findIndex((one) => stepErrors(one, settled).size > 0);
    await mountWizard(form, { answers, step });
    await goOn();
    const shown = shownErrors();
    expect(Object.keys(shown).sort()).toEqual(Object.keys(example.errors).sort());
    expect(document.title).toMatch(/^خطأ: /);
    const links = [...(summary()?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
    const inOrder = Object.values(shown).map((message) => expect.stringContaining(message ?? ''));
    expect(links).toEqual(inOrder);
    expect(links.filter((message) => !/\p{Script=Arabic}/u.test(message ?? ''))).toEqual([]);
  });
});

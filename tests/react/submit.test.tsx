// What becomes of a submission, as the visitor sees it.
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../engine/core/wizard/wizardState.ts';
import type { Outcome } from '../../engine/ports/ports.ts';
import { control, errorAt, onwards } from './support/controls.ts';
import { answer, goOn, press } from './support/keys.ts';
import { makeForm, makeStep } from './support/makeForm.ts';
import { mountWizard } from './support/mountWizard.tsx';

const person = {
  ...makeStep('Person', { name: { type: 'string', title: 'Name' } }, { required: ['name'] }),
  at: ['who'],
};
const pet = { ...makeStep('Pet', { pet: { type: 'string', title: 'Pet' } }), at: ['what'] };
const form = makeForm([person, pet], { next: 'when-valid' });
const answers = { who: { name: 'Maya' }, what: { pet: 'Cat' } };

const failing = (reason: Failure['reason'], errors: Failure['errors'] = []) => ({
  answers,
  step: 1,
  submit: async (): Promise<Outcome> => ({ kind: 'failed', failure: { reason, errors } }),
});
const notice = () => document.querySelector<HTMLElement>('.wizard .alert');

/** A submission that ends when the test says so. */
function pending() {
  let end: (outcome: Outcome) => void = () => undefined;
  return { submit: () => new Promise<Outcome>((resolve) => (end = resolve)), end: (outcome: Outcome) => end(outcome) };
}

describe('while a submission is in flight', () => {
  it('Submit is labelled as busy, keeps the focus and does not send again', async () => {
    const { sent } = await mountWizard(form, { answers, step: 1, submit: pending().submit });
    await goOn();
    expect([onwards().textContent, onwards().ariaBusy, onwards().ariaDisabled]).toEqual([
      'Submitting...',
      'true',
      'true',
    ]);
    expect(document.activeElement).toBe(onwards());
    await press('{Enter}');
    onwards().click();
    expect(sent).toHaveLength(1);
  });

  it('answers are frozen', async () => {
    const { submit, end } = pending();
    const { sent } = await mountWizard(form, { answers, step: 1, submit });
    await goOn();
    control('what[pet]').focus();
    await press('Dog');
    expect(control('what[pet]').value).toBe('Cat');
    await goOn();
    end({ kind: 'received', receipt: { reference: 'AB12', receivedAt: '2026-05-04T10:00:00Z' } });
    await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Received');
    expect([sent.length, document.querySelector('dd')?.textContent]).toEqual([1, 'Maya']);
  });

  it('the labels are those of the form where it has some', async () => {
    const own = makeForm([pet], { submit: { post: '/x', label: 'Send', busy: 'SENDING...' } });
    await mountWizard(own, { submit: pending().submit });
    expect(onwards().textContent).toBe('Send');
    await goOn();
    expect(onwards().textContent).toBe('SENDING...');
  });
});

describe('a submission that failed', () => {
  it.each([
    ['unreachable', 'no connection'],
    ['fault', 'makes no second application'],
    ['too-large', 'smaller files'],
  ] as const)('%s: a notice with the focus says what to do, and no answer is lost', async (reason, words) => {
    const { sent } = await mountWizard(form, failing(reason));
    await goOn();
    expect(notice()?.textContent).toContain(words);
    expect([notice()?.role, document.activeElement]).toEqual(['alert', notice()?.querySelector('h2')]);
    expect(document.title).toMatch(/^Error: /);
    expect([control('what[pet]').value, onwards().textContent]).toEqual(['Cat', 'Submit']);
    await goOn();
    expect(sent).toEqual([answers, answers]);
    expect(document.activeElement).toBe(notice()?.querySelector('h2'));
  });

  it.each(['unreachable', 'refused', 'too-large', 'fault', 'not-saved'] as const)(
    '%s: calls the button by its own name',
    async (reason) => {
      const own = makeForm([pet], { submit: { post: '/x', label: 'Send' } });
      await mountWizard(own, { submit: failing(reason).submit });
      await goOn();
      expect(notice()?.textContent).toMatch(/press(ing)? Send again/);
      expect(notice()?.textContent).not.toContain('Submit');
    },
  );

  it('with an error of a field shows it at that field, on its step, until the answer is changed', async () => {
    await mountWizard(
      form,
      failing('refused', [{ name: 'who[name]', message: 'No such person' }, { message: 'Sorry' }]),
    );
    await goOn();
    expect(document.querySelector('h1')?.textContent).toContain('Person');
    expect(errorAt('who[name]')).toBe('No such person');
    expect([...(notice()?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      'Name: No such person',
      'Sorry',
    ]);
    expect(document.activeElement).toBe(notice()?.querySelector('h2'));
    notice()?.querySelector('a')?.focus();
    await press('{Enter}');
    expect(document.activeElement).toBe(control('who[name]'));
    await answer('who[name]', 'Sara');
    expect(errorAt('who[name]')).toBeUndefined();
  });
});

describe('a submission that was received', () => {
  it('is confirmed: heading with the focus, title, reference, next steps, answers', async () => {
    const receipt = { reference: 'AB12-CD34', receivedAt: '2026-05-04T10:00:00Z' };
    await mountWizard(form, { answers, step: 1, submit: async () => ({ kind: 'received', receipt }) });
    await goOn();
    expect([document.activeElement?.localName, document.activeElement?.textContent]).toEqual(['h1', 'Received']);
    expect(document.title).toBe('Received - The Site');
    const { textContent } = document.body;
    for (const words of ['AB12-CD34', '4 May 2026', 'What happens next.', 'Save or print a copy']) {
      expect(textContent).toContain(words);
    }
    const said = [...document.querySelectorAll('dl > div')].map((one) => one.textContent);
    expect(said).toEqual(['NameMaya', 'PetCat']);
    expect(document.querySelector('form')).toBeNull();
  });
});

// Widgets that only some forms need: a slider, a number with steps, a password.
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Form, Schema } from '../../../engine/core/model/types.ts';
import { withFurtherParts } from '../../../engine/react/furtherParts.ts';
import { control, errorAt } from '../support/controls.ts';
import { press, typeInto } from '../support/keys.ts';
import { makeForm, makeStep } from '../support/makeForm.ts';
import { mountWizard as mount, type Visit } from '../support/mountWizard.tsx';

function asking(question: Schema, widget: string, more: Partial<Form> = {}, required: readonly string[] = []): Form {
  const ui = { x: { 'ui:widget': widget } };
  const first = makeStep('first', { name: { type: 'string', title: 'Name' } });
  return withFurtherParts(
    makeForm([first, makeStep('one', { x: { title: 'Guests', ...question } }, { ui, required })], more),
  );
}

/** On its second step. */
const mountWizard = (form: Form, visit: Visit = {}) => mount(form, { step: 1, ...visit });

const said = () => document.querySelector('output')?.textContent;
const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((one) => name.test(one.getAttribute('aria-label') ?? ''));

describe('a slider', () => {
  const guests: Schema = { type: 'integer', minimum: 1, maximum: 9 };

  it('is unanswered until it is touched', async () => {
    const page = await mountWizard(asking(guests, 'range', {}, ['x']));
    expect([said(), control('x').getAttribute('aria-valuetext')]).toEqual(['Not answered', 'Not answered']);
    expect(await page.submitted()).toBeUndefined();
    expect(errorAt('x')).toBe('This field is required');
    await typeInto('x', '{ArrowRight}');
    await expect.poll(said).toBe('2');
    expect(control('x').getAttribute('aria-valuetext')).toBe('2');
    expect(await page.submitted()).toEqual({ x: 2 });
  });

  it.each(['{Home}', ' '])('takes the value at which it stands by %j', async (keys) => {
    const page = await mountWizard(asking(guests, 'range'));
    await typeInto('x', keys);
    expect(await page.submitted()).toEqual({ x: 1 });
  });

  it('takes the value at which it stands by a click', async () => {
    const page = await mountWizard(asking({ ...guests, maximum: 2 }, 'range'));
    await userEvent.click(control('x'), { position: { x: 3, y: 20 } });
    expect(await page.submitted()).toEqual({ x: 1 });
  });

  it('is not answered by passing over it', async () => {
    const page = await mountWizard(asking(guests, 'range'));
    await typeInto('x', '{Tab}');
    expect(await page.submitted()).toEqual({});
  });

  it('takes its answer back', async () => {
    const page = await mountWizard(asking(guests, 'range'), { answers: { x: 4 } });
    button(/Take back/)?.click();
    await expect.poll(said).toBe('Not answered');
    expect(document.activeElement).toBe(control('x'));
    expect(await page.submitted()).toEqual({});
  });

  it('stands at multiples only, and ends at them', async () => {
    const page = await mountWizard(asking({ type: 'number', minimum: 0.15, maximum: 1, multipleOf: 0.1 }, 'range'));
    await typeInto('x', '{ArrowRight}');
    await expect.poll(said).toBe('0.3');
    expect([control('x').min, control('x').max]).toEqual(['0.2', '1']);
    expect(await page.submitted()).toEqual({ x: 0.3 });
  });

  it('reads in Arabic digits, and grows to the left', async () => {
    document.documentElement.dir = 'rtl';
    await mountWizard(asking(guests, 'range', { language: 'ar' }));
    expect(said()).toBe('بلا جواب');
    await typeInto('x', '{ArrowLeft}');
    await expect.poll(said).toBe('٢');
    document.documentElement.dir = '';
  });
});

describe('a number with steps', () => {
  const pounds: Schema = { type: 'integer', minimum: 0, maximum: 20, multipleOf: 5 };

  it('is moved by its buttons, up to its ends', async () => {
    const page = await mountWizard(asking(pounds, 'updown'));
    const more = button(/^More/);
    for (let times = 0; times < 6; times++) more?.click();
    await expect.poll(() => control('x').value).toBe('20');
    expect([button(/^More/)?.disabled, button(/^Less/)?.disabled]).toEqual([true, false]);
    button(/^Less/)?.click();
    expect(await page.submitted()).toEqual({ x: 15 });
  });

  it('is moved by the arrow keys, from what was typed', async () => {
    const page = await mountWizard(asking(pounds, 'updown'));
    await typeInto('x', '7{ArrowUp}');
    expect(control('x').value).toBe('10');
    await press('{ArrowDown}{ArrowDown}');
    expect(control('x').value).toBe('0');
    expect(await page.submitted()).toEqual({ x: 0 });
  });

  it('is typed as any other', async () => {
    const page = await mountWizard(asking(pounds, 'updown'));
    await typeInto('x', '١٥{Tab}');
    expect(await page.submitted()).toEqual({ x: 15 });
  });
});

describe('a password', () => {
  const secret: Schema = { type: 'string', maxLength: 50, inputType: 'password', inWords: () => '••••••••' };
  const withoutSecrets = ({ x, ...others }: object & { x?: unknown }) => others;

  it('cannot be read beside, unless it is to be shown', async () => {
    const page = await mountWizard(asking(secret, 'password'));
    await typeInto('x', 'T0p secret');
    expect([control('x').type, control('x').autocomplete]).toEqual(['password', 'off']);
    await userEvent.click(document.querySelector('.password-shown input') ?? document.body);
    expect([control('x').type, control('x').value]).toEqual(['text', 'T0p secret']);
    expect(await page.submitted()).toEqual({ x: 'T0p secret' });
  });

  it('is dots in the review', async () => {
    await mountWizard(asking(secret, 'password'), { answers: { x: 'T0p secret' } });
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Review answers')?.click();
    await expect.poll(() => [...document.querySelectorAll('dd bdi')].at(-1)?.textContent).toBe('••••••••');
    expect(document.body.textContent).not.toContain('T0p secret');
  });

  it('is in no draft', async () => {
    const kept: string[] = [];
    const drafts = {
      writeJournal: (_: Form, visit: object) => void kept.push(JSON.stringify(visit)),
      save: async (_: Form, visit: object) => {
        kept.push(JSON.stringify(visit));
        return { kind: 'saved' as const, savedAt: new Date().toISOString(), notStored: [] };
      },
    };
    await mountWizard(asking(secret, 'password', { withoutSecrets }), { saves: true, drafts });
    await typeInto('x', 'T0p secret{Tab}');
    await expect.poll(() => kept.length).toBeGreaterThan(0);
    expect(kept.filter((draft) => draft.includes('secret'))).toEqual([]);
  });
});

// The repeating list: brothers and sisters of the admission form.
import { beforeEach, describe, expect, it } from 'vitest';
import { admission, minimal } from '../../support/admission.ts';
import { control, errorAt, isAsked, labelOf, radio, shownErrors, summary } from '../support/controls.ts';
import { answer, goOn, press, typeInto } from '../support/keys.ts';
import { mountWizard } from '../support/mountWizard.tsx';

const form = admission.en;
const answers = minimal;
const list = 'otherInfo[siblings]';
const first = (index: number) => `${list}[${index}][firstName]`;
const entries = () => [...document.querySelectorAll('.entry')].map((entry) => entry.querySelector('h3')?.textContent);
const buttons = () => [...document.querySelectorAll<HTMLElement>('.list button')];
const button = (words: string) => buttons().find(({ textContent }) => textContent === words) as HTMLElement;
const names = () => buttons().map(({ textContent }) => textContent);
const turn = (value: string) => radio('otherInfo[hasSiblings]', value).click();

async function activate(words: string): Promise<void> {
  button(words).focus();
  await press('{Enter}');
}

describe('a list', () => {
  beforeEach(async () => {
    await mountWizard(form, { answers, step: 4 });
    turn('yes');
  });

  it('starts with one empty entry, which cannot be removed', () => {
    expect([entries(), names()]).toEqual([['Sibling 1'], ['Add']]);
    expect([control(first(0)).value, labelOf(first(0))]).toEqual(['', 'First Name']);
    expect(shownErrors()).toEqual({});
  });

  it('adds an entry at its end and focuses it', async () => {
    await activate('Add');
    expect(entries()).toEqual(['Sibling 1', 'Sibling 2']);
    expect(document.activeElement).toBe(control(first(1)));
    expect(names()).toEqual(['Remove Sibling 2', 'Add']);
    expect(shownErrors()).toEqual({});
  });

  it('has Remove buttons that name their entry', async () => {
    await activate('Add');
    await press('Sara');
    await expect.poll(names).toEqual(['Remove Sara (Sibling 2)', 'Add']);
  });

  it('removes exactly the chosen entry and focuses Add', async () => {
    await typeInto(first(0), 'Nour');
    for (const name of ['Jad', 'Lea', 'Maya']) {
      await activate('Add');
      await press(name);
    }
    const lastBox = control(first(3));
    await activate('Remove Lea (Sibling 3)');
    expect([0, 1, 2].map((i) => control(first(i)).value)).toEqual(['Nour', 'Jad', 'Maya']);
    expect([entries().length, isAsked(first(3))]).toEqual([3, false]);
    expect(document.activeElement).toBe(button('Add'));
    // The very control moved up: what was being typed in it, its caret and its state came along.
    expect(control(first(2))).toBe(lastBox);
  });

  it.each([1, 2])(
    'as it was found on coming back, keeps what is drawn in its entries when entry %i is removed',
    async (removed) => {
      const siblings = ['Jad', 'Lea', 'Maya', 'Nour'].map((firstName) => ({ firstName, school: 'Example School' }));
      const otherInfo = { ...Object(answers.otherInfo), hasSiblings: 'yes', siblings };
      await mountWizard(form, { answers: { ...answers, otherInfo }, step: 4 });
      await activate(`Remove ${siblings[removed]?.firstName} (Sibling ${removed + 1})`);
      const drawn = [0, 1, 2].map((i) => [control(first(i)).value, control(`${list}[${i}][school]`).value]);
      expect(drawn).toEqual(siblings.toSpliced(removed, 1).map(Object.values));
    },
  );

  it('shows errors at their entries after a removal', async () => {
    await activate('Add');
    await activate('Add');
    await typeInto(first(1), '{Tab}');
    await answer(first(2), 'Lea');
    await answer(`${list}[2][school]`, '');
    expect(shownErrors()).toMatchObject({ [first(1)]: 'First Name is required' });
    await activate('Remove Sibling 2');
    expect(control(first(1)).value).toBe('Lea');
    expect(errorAt(first(1))).toBeUndefined();
    expect(errorAt(`${list}[1][school]`)).toBe('School is required');
  });

  it('has one empty entry after it was hidden and shown again', async () => {
    await typeInto(first(0), 'Nour');
    await activate('Add');
    turn('no');
    expect([entries(), isAsked(first(0))]).toEqual([[], false]);
    turn('yes');
    expect([entries(), control(first(0)).value]).toEqual([['Sibling 1'], '']);
    expect(shownErrors()).toEqual({});
  });

  it('names the entry of an error in the summary', async () => {
    await typeInto(first(0), 'Nour');
    await activate('Add');
    await goOn();
    const items = [...(summary()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(items).toContain('Sibling 1: School is required');
    expect(items).toContain('Sibling 2: First Name is required');
    expect(items).not.toContain('Sibling 1: First Name is required');
  });

  it('has no Add button at maxItems', async () => {
    const most = form.steps[4]?.schema.allOf?.[0]?.then?.properties?.siblings?.maxItems ?? 0;
    expect(most).toBeGreaterThan(1);
    for (let i = 1; i < most; i++) button('Add').click();
    await expect.poll(entries).toHaveLength(most);
    expect(button('Add')).toBeUndefined();
    await activate(`Remove Sibling ${most}`);
    await expect.poll(() => document.activeElement).toBe(button('Add'));
  });
});

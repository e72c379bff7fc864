// Lists directly in lists, as a visitor meets them, in both languages.
import { dropped } from 'virtual:fixtures';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Form } from '../../../engine/core/model/types.ts';
import { control, errorAt, isAsked, radio, shownErrors, summary } from '../support/controls.ts';
import { goOn, press, typeInto } from '../support/keys.ts';
import { mountWizard } from '../support/mountWizard.tsx';

const forms = { en: dropped.en.fair as Form, ar: dropped.ar.fair as Form };
const member = (team: number, index: number) => `fair[teams][${team}][${index}]`;
const hour = (day: number, index: number, key: string) => `fair[times][${day}][${index}][${key}]`;
const titles = () => [...document.querySelectorAll('.entry-title')].map(({ textContent }) => textContent);
const buttons = (words: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === words) as HTMLElement[];
const activate = async (words: string, which = 0) => {
  buttons(words)[which]?.focus();
  await press('{Enter}');
};
const problems = () => [...(summary()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);

describe('a list of lists', () => {
  it('begins with as many entries as it has to have, in each of its lists', async () => {
    await mountWizard(forms.en);
    expect(titles()).toEqual(['Team 1', 'Member 1', 'Member 2']);
    expect(control(member(0, 0)).labels?.[0]?.textContent).toBe('Member');
    expect(control(member(0, 0)).placeholder).toBe('e.g. Rima');
    expect(shownErrors()).toEqual({});
  });

  it('adds lists and entries of them, each with the focus on its first control, and removes what is chosen', async () => {
    await mountWizard(forms.en);
    await activate('Add a team');
    expect(titles()).toEqual(['Team 1', 'Member 1', 'Member 2', 'Team 2', 'Member 1', 'Member 2']);
    expect(document.activeElement).toBe(control(member(1, 0)));
    await press('Lulu');
    await activate('Add a member', 1);
    expect(document.activeElement).toBe(control(member(1, 2)));
    await press('Zizi{Tab}');
    await activate('Remove Member 2', 1);
    expect([control(member(1, 0)).value, control(member(1, 1)).value, isAsked(member(1, 2))]).toEqual([
      'Lulu',
      'Zizi',
      false,
    ]);
    expect(document.activeElement).toBe(buttons('Add a member')[1]);
    await activate('Remove Team 2');
    expect(titles()).toEqual(['Team 1', 'Member 1', 'Member 2']);
    await activate('Undo');
    expect([control(member(1, 0)).value, control(member(1, 1)).value]).toEqual(['Lulu', 'Zizi']);
  });

  it('says what is wrong where it is, and names it by all of its headings', async () => {
    await mountWizard(forms.en);
    await typeInto(member(0, 0), 'Rima');
    await goOn();
    expect(shownErrors()).toEqual({ [member(0, 1)]: 'This field is required' });
    expect(problems()).toEqual(['Team 1: Member 2: This field is required']);
    await typeInto(member(0, 1), 'Rima{Tab}');
    await goOn();
    expect(errorAt('fair[teams][0]')).toBe('Give each only once');
    expect(problems()).toEqual(['Team 1: Members: Give each only once']);
  });

  it('is sent as it stands, groups in its lists, too', async () => {
    const page = await mountWizard(forms.en);
    await typeInto(member(0, 0), 'Rima');
    await typeInto(member(0, 1), 'Sami');
    await activate('Add a day');
    expect(document.activeElement).toBe(control(hour(0, 0, 'from')));
    await userEvent.fill(control(hour(0, 0, 'from')), '14:30');
    expect(titles().slice(-2)).toEqual(['Day 1', 'Hours 1']);
    await activate('Add: Hours');
    expect(document.activeElement).toBe(control(hour(0, 1, 'from')));
    await userEvent.fill(control(hour(0, 1, 'from')), '16:00');
    radio(hour(0, 1, 'what'), 'cakes').focus();
    await press(' ');
    expect(await page.submitted()).toEqual({
      fair: { teams: [['Rima', 'Sami']], times: [[{ from: '14:30' }, { from: '16:00', what: 'cakes' }]] },
    });
  });

  it('stands in the copy of the answers under all of its headings, and on paper with lines for some', async () => {
    const receipt = { reference: 'R', receivedAt: '2026-01-01T00:00:00Z' };
    const answers = {
      fair: {
        teams: [
          ['Rima', 'Sami'],
          ['Lulu', 'Zizi'],
        ],
      },
    };
    const page = await mountWizard(forms.en, { answers, submit: async () => ({ kind: 'received', receipt }) });
    await page.submitted();
    await expect.poll(() => document.querySelector('.copy')).not.toBeNull();
    const copied = [...document.querySelectorAll('.copy dl > div')].map((one) => one.textContent);
    expect(copied.slice(1, 4)).toEqual(['Team 1: Member 2Sami', 'Team 2: Member 1Lulu', 'Team 2: Member 2Zizi']);
    await mountWizard(forms.en);
    buttons('Blank form to print')[0]?.click();
    await expect.poll(() => document.querySelector('.blank-form')).not.toBeNull();
    const lists = [...document.querySelectorAll('.blank-entry .blank-entry h4')].map((one) => one.textContent);
    expect(lists.slice(0, 4)).toEqual(['Member 1', 'Member 2', 'Member 3', 'Member 4']);
  });
});

it('in Arabic its entries are called, numbered and judged in Arabic', async () => {
  const page = await mountWizard(forms.ar);
  expect(titles()).toEqual(['الفريق ١', 'العضو ١', 'العضو ٢']);
  await typeInto(member(0, 0), 'ريما');
  await goOn();
  expect(problems()).toEqual(['الفريق ١: العضو ٢: هذا الحقل مطلوب']);
  await typeInto(member(0, 1), 'سامي');
  await activate('إضافة فريق');
  await press('لولو');
  await typeInto(member(1, 1), 'نونو{Tab}');
  expect(await page.submitted()).toEqual({
    fair: {
      teams: [
        ['ريما', 'سامي'],
        ['لولو', 'نونو'],
      ],
    },
  });
});

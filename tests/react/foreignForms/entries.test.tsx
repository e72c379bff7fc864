// Lists whose entries are single answers, as a visitor meets them.
import { dropped } from 'virtual:fixtures';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Form } from '../../../engine/core/model/types.ts';
import { control, errorAt, isAsked, shownErrors, summary } from '../support/controls.ts';
import { goOn, press, typeInto } from '../support/keys.ts';
import { type Mounted, mountWizard } from '../support/mountWizard.tsx';

const form = dropped.en.club as Form;
const at = (name: string) => `club[${name}]`;
const nickname = (index: number) => at(`nicknames][${index}`);
const day = (index: number) => at(`days][${index}`);

const titles = () => [...document.querySelectorAll('.entry-title')].map(({ textContent }) => textContent);
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words) as HTMLElement;
const activate = async (words: string) => {
  button(words).focus();
  await press('{Enter}');
};
const problems = () => [...(summary()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);

let page: Mounted;
beforeEach(async () => {
  page = await mountWizard(form);
});

describe('an optional list', () => {
  it('is empty at first, and adds entries that it focuses, each called by its number', async () => {
    expect(titles()).toEqual(['Day 1', 'Day 2']);
    await activate('Add a nickname');
    expect(titles()).toEqual(['Nickname 1', 'Day 1', 'Day 2']);
    expect(document.activeElement).toBe(control(nickname(0)));
    expect(control(nickname(0)).closest('[role=group]')?.textContent).toBe('Nickname 1NicknameRemove Nickname 1');
    expect(control(nickname(0)).labels?.[0]?.textContent).toBe('Nickname');
    expect(control(nickname(0)).placeholder).toBe('e.g. Lulu');
    expect(shownErrors()).toEqual({});
  });

  it('removes exactly the chosen entry, focuses Add, and gives the entry back', async () => {
    for (const name of ['Lulu', 'Nunu', 'Zizi']) {
      await activate('Add a nickname');
      await press(name);
    }
    expect(button('Add a nickname')).toBeUndefined();
    const last = control(nickname(2));
    await activate('Remove Nickname 2');
    expect([control(nickname(0)).value, control(nickname(1)).value, isAsked(nickname(2))]).toEqual([
      'Lulu',
      'Zizi',
      false,
    ]);
    expect(control(nickname(1))).toBe(last);
    expect(document.activeElement).toBe(button('Add a nickname'));
    expect(document.querySelector('.notice')?.textContent).toContain('Nickname 2 was removed.');
    await activate('Undo');
    expect([0, 1, 2].map((i) => control(nickname(i)).value)).toEqual(['Lulu', 'Nunu', 'Zizi']);
  });

  it('has no part in the submission once its last entry is removed', async () => {
    await activate('Add a nickname');
    await activate('Remove Nickname 1');
    await typeInto(day(0), '1/10/2026');
    await typeInto(day(1), '2/10/2026{Tab}');
    expect(await page.submitted()).toEqual({ club: { days: ['2026-10-01', '2026-10-02'], read: 0 } });
  });
});

describe('an entry', () => {
  it('may not stay blank: its error is at it, in order, and named by its number', async () => {
    await activate('Add a nickname');
    await activate('Add a day of reading');
    await goOn();
    expect(shownErrors()).toEqual({
      [nickname(0)]: 'This field is required',
      [day(0)]: 'Day is required',
      [day(1)]: 'Day is required',
      [at('pages][0')]: 'Enter a number',
    });
    expect(problems()).toEqual([
      'Nickname 1: This field is required',
      'Day 1: Day is required',
      'Day 2: Day is required',
      'Reading Day 1: Enter a number',
    ]);
    await typeInto(nickname(0), 'Lulu{Tab}');
    expect(errorAt(nickname(0))).toBeUndefined();
  });

  it('is judged by its limits when it is left; the list says what is wrong with all', async () => {
    for (const name of ['Lulu', 'Lulu']) {
      await activate('Add a nickname');
      await press(`${name}{Tab}`);
    }
    expect(errorAt(at('nicknames'))).toBe('Each nickname once, please');
    await typeInto(nickname(1), '{Control>}a{/Control}x{Tab}');
    expect(errorAt(nickname(1))).toBe('Use at least 2 characters');
  });

  it('may be a choice that comes again; another question follows from it', async () => {
    await activate('Add a language');
    const select = document.querySelector<HTMLSelectElement>(`[name="${at('languages][0')}"]`);
    expect(document.activeElement).toBe(select);
    expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual(['Choose…', 'Arabic', 'English', 'French']);
    expect(isAsked(at('course'))).toBe(false);
    await press('F');
    await expect.poll(() => isAsked(at('course'))).toBe(true);
  });
});

it('a required list has its least number of entries, and the first cannot be removed', async () => {
  await activate('Add a day');
  expect(titles()).toEqual(['Day 1', 'Day 2', 'Day 3']);
  expect(button('Remove Day 1')).toBeUndefined();
  expect(button('Remove Day 2')).toBeDefined();
});

it('in an entry of another list its entries are added, focused, sent and computed from', async () => {
  await typeInto(day(0), '1/10/2026');
  await typeInto(day(1), '2/10/2026');
  for (const read of ['12', '30']) {
    await activate('Add a day of reading');
    await press(read);
  }
  await activate('Add a book');
  await press('The Prophet');
  expect(titles().slice(-2)).toEqual(['Book 1', 'Author 1']);
  await typeInto(at('books][0][authors][0'), 'Gibran');
  await activate('Add an author');
  expect(document.activeElement).toBe(control(at('books][0][authors][1')));
  await press('Rima{Tab}');
  expect(await page.submitted()).toEqual({
    club: {
      days: ['2026-10-01', '2026-10-02'],
      pages: [12, 30],
      read: 42,
      books: [{ title: 'The Prophet', authors: ['Gibran', 'Rima'] }],
    },
  });
});

it('the copy of the answers names each entry by its number', async () => {
  const answers = {
    club: { nicknames: ['Lulu', 'Nunu'], days: ['2026-10-01', '2026-10-02'], languages: ['fr', 'ar'] },
  };
  const receipt = { reference: 'R', receivedAt: '2026-01-01T00:00:00Z' };
  page = await mountWizard(form, { answers, submit: async () => ({ kind: 'received', receipt }) });
  await page.submitted();
  await expect.poll(() => document.querySelector('.copy')).not.toBeNull();
  const copied = [...document.querySelectorAll('.copy dl > div')].map((one) => one.textContent);
  expect(copied.slice(0, 4)).toEqual(['Nickname 1Lulu', 'Nickname 2Nunu', 'Day 101/10/2026', 'Day 202/10/2026']);
  expect(copied).toContain('Language 1French');
});

it('paper has a line for each of some entries', async () => {
  button('Blank form to print').click();
  await expect.poll(() => document.querySelector('.blank-form')).not.toBeNull();
  const entries = [...document.querySelectorAll('.blank-entry')].map((one) => one.textContent);
  expect(entries.slice(0, 3)).toEqual(['Nickname 1', 'Nickname 2', 'Nickname 3']);
  expect(entries).toContain('Language 1ArabicEnglishFrench');
});

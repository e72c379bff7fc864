// What a maintainer does in the trial.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect as plain } from '@playwright/test';
import type { FrameLocator, Page } from 'playwright-core';
import { Person } from './person.ts';

interface Trial {
  /** Ends a part of the work. */
  readonly stage: (name: string, page?: Page) => Promise<void>;
}

/** The dev server bundles and compiles on the first request. */
const expect = plain.configure({ timeout: 30_000 });

const ARABIC: Readonly<Record<string, string>> = {
  'Bus Registration': 'التسجيل في الحافلة',
  'Your Child': 'ولدكم',
  'The Bus': 'الحافلة',
  'Thank you': 'شكرًا لكم',
  'Your registration has been sent. The school will write to you.': 'أُرسل تسجيلكم. ستكتب المدرسة إليكم.',
  'Name of the Child': 'اسم الولد',
  Grade: 'الصف',
  'Brothers and sisters on the same bus': 'الإخوة والأخوات في الحافلة نفسها',
  'First name': 'الاسم الأول',
  Sibling: 'أخ أو أخت',
  'Add a sibling': 'أضيفوا أخًا أو أختًا',
  'Bus stop': 'الموقف',
  Museum: 'المتحف',
  'Main square': 'الساحة',
  'School gate': 'باب المدرسة',
  'Way home in the afternoon': 'العودة بعد الظهر',
  'By bus': 'بالحافلة',
  'Fetched by us': 'نأخذه بأنفسنا',
  Telephone: 'الهاتف',
  'Photo of the child': 'صورة الولد',
  'Time of the way home': 'ساعة العودة',
};

/** Of the engine, and of the list of grades. */
const STOCK: Readonly<Record<string, string>> = { Next: 'التالي', 'Grade 2': 'الصف الثاني الأساسي' };

const photo = {
  name: 'maya.png',
  mimeType: 'image/png',
  buffer: readFileSync(path.resolve(import.meta.dirname, '../../fixtures/files/png/imagemagick.png')),
};

const LOOK_MS = 700;

export async function busForm(person: Person, { stage }: Trial): Promise<void> {
  const { page } = person;
  const dialog = page.getByRole('dialog');
  const words = (group: string, language: 'English' | 'Arabic' = 'English') =>
    dialog.getByRole('group', { name: new RegExp(`^${group}( optional)?$`) }).getByLabel(language);
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const confirm = async () => {
    const button = dialog.getByRole('button', { name: /^Write th/ });
    await expect(button).toBeVisible();
    await person.pressOn(button);
    await expect(dialog).toBeHidden();
    // A person looks whether it is there before going on.
    await page.waitForTimeout(LOOK_MS);
  };
  const write = async () => {
    await person.press('button', 'Show what will be written', dialog);
    await confirm();
  };
  /** Fills in the form, in the frame or on its page. */
  const answer = async (form: FrameLocator | Page, words = (english: string) => english, who = person) => {
    await who.type(form.getByRole('textbox', { name: words('Name of the Child') }), 'Maya Haddad');
    await who.choose(form.getByRole('combobox', { name: words('Grade') }), words('Grade 2'));
    await who.press('button', words('Add a sibling'), form);
    await who.type(form.getByRole('textbox', { name: words('First name') }), 'Karim');
    await who.press('button', words('Next'), form);
    await form.getByRole('heading', { name: words('The Bus') }).waitFor();
    await who.press('radio', words('Main square'), form);
    await who.press('radio', words('By bus'), form);
    await who.type(form.getByLabel(words('Time of the way home')), '0230PM');
    await who.type(form.getByRole('textbox', { name: words('Telephone') }), '03 123 456');
    await who.attach(form.getByLabel(words('Photo of the child')), photo);
  };
  const question = async (title: string, button: string) => {
    const item = page
      .getByRole('listitem')
      .filter({ has: page.locator('summary', { hasText: title }) })
      .last();
    await person.pressOn(item.locator('summary').first());
    await person.press('button', button, item);
  };

  await stage('all forms');
  await person.press('button', 'Add a form…');
  await person.type(words('Title of the form'), 'Bus Registration');
  await person.type(words('What is said afterwards'), 'Your registration has been sent. The school will write to you.');
  await person.type(words('Name of the first step'), 'Your Child');
  await person.type(words('Title of its first question'), 'Name of the Child');
  await person.tick(field('It has to be answered'));
  await stage('add a form');
  await person.press('button', 'Show what will be written', dialog);
  await expect(dialog.getByRole('button', { name: /^Write th/ })).toBeVisible();
  await stage('plan of a form');
  await person.pressOn(dialog.getByRole('button', { name: /^Write th/ }));
  await expect(page.getByRole('button', { name: 'Add a question to “Your Child”…' })).toBeVisible();
  await page.waitForTimeout(LOOK_MS);
  await stage('the form is there');

  await person.press('button', 'Add a question to “Your Child”…');
  await person.type(words('Title of the question'), 'Grade');
  await person.choose(field('Asks for'), 'One of several options');
  await stage('add a question');
  await person.choose(
    field('Options'),
    (await field('Options').locator('option', { hasText: 'grade' }).first().textContent()) ?? '',
  );
  await person.tick(field('It has to be answered'));
  await write();
  await stage('a question is added');

  await person.press('button', 'Add a list…');
  await person.type(words('Title of the list'), 'Brothers and sisters on the same bus');
  await person.type(words('What one entry is called, e.g. Sibling'), 'Sibling');
  await person.type(words('Words on the button that adds one'), 'Add a sibling');
  await person.type(field('Greatest number of entries'), '5');
  await person.type(words('The first question of an entry'), 'First name');
  await stage('add a list');
  await write();

  await person.pressOn(page.getByText('Change the step'));
  await person.press('button', 'Add a step after it…');
  await person.type(words('Name of the step'), 'The Bus');
  await person.type(words('Title of its first question'), 'Bus stop');
  await person.choose(field('Asks for'), 'One of several options');
  await person.type(words('Options, one on each line'), 'Museum\nSchool gate\nMain square');
  await person.tick(field('It has to be answered'));
  await stage('add a step');
  await write();

  await question('Bus stop', 'Order of the options…');
  await stage('order of options');
  await person.press('button', 'Up: Main square', dialog);
  await write();

  await person.press('button', 'Add a question to “The Bus”…');
  await person.type(words('Title of the question'), 'Way home in the afternoon');
  await person.choose(field('Asks for'), 'One of several options');
  await person.type(words('Options, one on each line'), 'By bus\nFetched by us');
  await person.tick(field('It has to be answered'));
  await write();
  await person.press('button', 'Add a question to “The Bus”…');
  await person.type(words('Title of the question'), 'Time of the way home');
  await person.choose(field('Asks for'), 'A time of day');
  await write();
  await question('Time of the way home', 'Shown if…');
  await person.choose(field('It is asked'), 'in some cases only');
  await stage('shown if');
  await person.choose(dialog.getByLabel('Question', { exact: true }), 'Way home in the afternoon');
  await write();
  await person.press('button', 'Add a question to “The Bus”…');
  await person.type(words('Title of the question'), 'Telephone');
  await person.choose(field('Asks for'), 'A telephone number');
  await person.tick(field('It has to be answered'));
  await write();
  await person.press('button', 'Add a question to “The Bus”…');
  await person.type(words('Title of the question'), 'Photo of the child');
  await person.choose(field('Asks for'), 'A file');
  await person.tick(field('It has to be answered'));
  await write();
  await stage('all questions');

  await person.press('button', 'Texts');
  await person.tick(page.getByRole('radio', { name: /^Missing/ }));
  await stage('missing Arabic');
  for (const [english, arabic] of Object.entries(ARABIC)) {
    const row = page.getByRole('row').filter({ has: page.getByText(english, { exact: true }) });
    await person.type(row.getByLabel(/^Arabic/), arabic);
  }
  const inArabic = page.frameLocator('iframe[title="The form in Arabic"]');
  await expect(inArabic.getByRole('heading', { name: ARABIC['Your Child'] ?? '' })).toBeVisible();
  await stage('Arabic is written');
  await person.press('button', 'Write…');
  await confirm();
  await expect(page.getByText('No mistakes in this form.')).toBeVisible();

  await person.choose(page.getByLabel('Step', { exact: true }), '1. Your Child');
  await answer(page.frameLocator('iframe[title="The form in English"]'));
  await stage('an example is filled in');
  await person.type(page.getByLabel('Accepted. New example'), 'minimal');
  await person.press('button', 'Keep as example…');
  await confirm();

  await person.press('button', 'Publish…');
  await expect(dialog.getByRole('button', { name: /^Write th/ })).toBeVisible();
  await stage('publish');
  await confirm();
  await stage('published');

  const references: string[] = [];
  for (const [language, { words, done }] of Object.entries(PARENTS)) {
    const coming = page.context().waitForEvent('page');
    await person.press('link', language, page.getByRole('region', { name: 'As parents find it' }));
    const tab = await coming;
    await tab.setViewportSize({ width: 1280, height: 860 });
    await tab.getByRole('heading', { name: words('Your Child') }).waitFor();
    await stage(`the page in ${language}`, tab);
    await answer(tab, words, new Person(tab));
    await new Person(tab).press('button', language === 'English' ? 'Submit' : 'إرسال', tab);
    await expect(tab.getByRole('heading', { name: done })).toBeVisible();
    await stage(`received in ${language}`, tab);
    const [reference = ''] = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await tab.getByRole('main').innerText()) ?? [];
    references.push(reference);
    await tab.close();
    await page.bringToFront();
    // A browser without a window tells no page that it is in front.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  }
  const received = page.getByRole('region', { name: 'As parents find it' });
  for (const reference of references) await expect(received.getByRole('rowheader', { name: reference })).toBeVisible();
  await received.scrollIntoViewIfNeeded();
  await stage('received here');

  // What the way did not need, for its picture.
  for (const name of ['Conditions', 'Files', 'The site', 'All forms']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForTimeout(LOOK_MS * 2);
    await stage(`look at ${name}`);
  }
}

/** Parents of each language. */
const PARENTS: Readonly<Record<string, { readonly words: (english: string) => string; readonly done: string }>> = {
  English: { words: (english) => english, done: 'Thank you' },
  Arabic: { words: (english) => ARABIC[english] ?? STOCK[english] ?? english, done: 'شكرًا لكم' },
};

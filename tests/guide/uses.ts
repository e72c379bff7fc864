// What is done to a question of forms/uses before its picture is taken.
import type { FrameLocator, Locator, Page } from 'playwright-core';

/** By the name of the question. */
export const DONE: Readonly<Record<string, (question: Locator, preview: FrameLocator, page: Page) => Promise<void>>> = {
  steps: (question) => question.getByLabel('A child of the school').check(),
  async asked(question) {
    await question.getByLabel('Yes').check();
    await question.getByLabel('Stop').fill('Bliss Street');
  },
  tested: (question) => question.getByLabel('Friday').check(),
  async entries(question, preview) {
    await preview.getByRole('button', { name: 'Add a child' }).click();
    await question.getByLabel('Name', { exact: true }).fill('Rima');
    await question.getByLabel('Comes by bus').check();
  },
  dated: (question) => question.getByLabel('When does she begin?').fill('2/11/2026'),
  cases: (question) => question.getByLabel('Another school').check(),
  async limited(question, _, page) {
    await question.getByLabel('Day of visit').fill('1/9/2026');
    await page.keyboard.press('Tab');
  },
  async timed(question, _, page) {
    await question.getByLabel('When may we call?').fill('16:30');
    await page.keyboard.press('Tab');
  },
  dateTime: (question) => question.getByLabel('When do you come?').fill('2026-10-01T14:30'),
  async answers(question, preview) {
    for (const [i, name] of ['Lulu', 'Nunu'].entries()) {
      await preview.getByRole('button', { name: 'Add a nickname' }).click();
      await question.getByRole('textbox').nth(i).fill(name);
    }
  },
  async compared(question, _, page) {
    await question.locator('[name="compared[email]"]').fill('rima@example.org');
    await question.locator('[name="compared[again]"]').fill('rima@example.com');
    await page.keyboard.press('Tab');
  },
  async later(question, _, page) {
    await question.getByLabel('First day').fill('5/10/2026');
    await question.getByLabel('Last day').fill('2/10/2026');
    await page.keyboard.press('Tab');
  },
  async comparedEarlier(question, _, page) {
    await question.getByLabel('On which day does she join you?').fill('1/10/2026');
    await page.keyboard.press('Tab');
  },
  async dependent(question, _, page) {
    await question.getByLabel('When may we call?').fill('16:30');
    await question.locator('[name="dependent[telephone]"]').focus();
    await page.keyboard.press('Tab');
    await question.getByText('Telephone is required for a call').first().waitFor();
  },
  opened: (question) => question.getByLabel('Allergy').fill('Nuts'),
  async parts(question, preview) {
    await preview.getByRole('button', { name: 'Add a part', exact: true }).click();
    await question.getByRole('textbox').first().fill('Singing');
    await question.getByRole('button', { name: 'Add a part of it' }).click();
    await question.getByRole('textbox').nth(1).fill('The youngest');
  },
  async once(question, preview, page) {
    for (const i of [0, 1]) {
      await preview.getByRole('button', { name: 'Add a day' }).click();
      await question.getByRole('textbox').nth(i).fill('5/10/2026');
      await page.keyboard.press('Tab');
    }
    await question.getByText('This is in the list already').first().waitFor();
  },
  async either(question, preview) {
    await preview.getByRole('button', { name: 'Next' }).click();
    await question.getByText('Give a telephone number or an address').first().waitFor();
  },
  // The link `/Uses?office=health` chooses it. The studio's preview is not opened by that address, so it is chosen by hand.
  async prefilled(question) {
    await question.getByRole('combobox').selectOption({ label: 'Health Office' });
  },
  async sum(question) {
    await question.getByLabel('Adults').fill('2');
    await question.getByLabel('Children').fill('3');
  },
  async count(question) {
    await question.getByLabel('Choir').check();
    await question.getByLabel('Robotics').check();
  },
  async join(question) {
    await question.getByLabel('First name').fill('Rima');
    await question.getByLabel('Family name').fill('Khoury');
  },
  difference: (question) => question.getByLabel('Born on').fill('30/4/2015'),
  pick: (question) => question.getByLabel('By bus').check(),
  async arabic(question, _, page) {
    await question.getByRole('textbox').fill('مرحبا');
    await page.keyboard.press('Tab');
  },
};

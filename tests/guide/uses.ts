// What is done to a question of forms/uses before its picture is taken.
import type { Locator, Page } from 'playwright-core';

/** By the name of the question. */
export const DONE: Readonly<Record<string, (question: Locator, page: Page) => Promise<void>>> = {
  steps: (question) => question.getByLabel('A child of the school').check(),
  async asked(question) {
    await question.getByLabel('Yes').check();
    await question.getByLabel('Stop').fill('Bliss Street');
  },
  tested: (question) => question.getByLabel('Friday').check(),
  cases: (question) => question.getByLabel('Another school').check(),
  async limited(question, page) {
    await question.getByLabel('First day').fill('2026-09-01');
    await page.keyboard.press('Tab');
  },
  dateTime: (question) => question.getByLabel('When do you come?').fill('2026-10-01T14:30'),
  async answers(question, page) {
    for (const [i, name] of ['Lulu', 'Nunu'].entries()) {
      await page.getByRole('button', { name: 'Add a nickname' }).click();
      await question.getByRole('textbox').nth(i).fill(name);
    }
  },
  async compared(question, page) {
    await question.locator('[name="compared[email]"]').fill('rima@example.org');
    await question.locator('[name="compared[again]"]').fill('rima@example.com');
    await page.keyboard.press('Tab');
  },
  async dependent(question, page) {
    await question.getByLabel('When may we call?').fill('16:30');
    await question.locator('[name="dependent[telephone]"]').focus();
    await page.keyboard.press('Tab');
    await question.getByText('Telephone is required for a call').first().waitFor();
  },
  opened: (question) => question.getByLabel('Allergy').fill('Nuts'),
  async parts(question, page) {
    await page.getByRole('button', { name: 'Add a part', exact: true }).click();
    await question.getByRole('textbox').first().fill('Singing');
    await question.getByRole('button', { name: 'Add a part of it' }).click();
    await question.getByRole('textbox').nth(1).fill('The youngest');
  },
  async once(question, page) {
    for (const i of [0, 1]) {
      await page.getByRole('button', { name: 'Add a day' }).click();
      await question.getByRole('textbox').nth(i).fill('5/10/2026');
      await page.keyboard.press('Tab');
    }
    await question.getByText('This is in the list already').first().waitFor();
  },
  async either(question, page) {
    await page.getByRole('button', { name: 'Next' }).click();
    await question.getByText('Give a telephone number or an address').first().waitFor();
  },
};

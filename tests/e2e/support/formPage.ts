// Locators and actions on the page of a form.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { flatten } from '../../support/flatten.ts';
import { readExamples } from '../../support/readExamples.ts';
import { project } from './servers/server.ts';

export interface FormFile {
  readonly title: string;
  readonly route: string;
  readonly aliases: readonly string[];
  readonly steps: readonly { readonly id: string; readonly label: string; readonly at?: string }[];
  readonly done: { readonly title: string; readonly text: readonly string[] };
}

/** The parts of form.json that tests of its page need. */
export function formFile<Own = object>(id: string): FormFile & Own {
  return JSON.parse(readFileSync(path.join(project, 'forms', id, 'form.json'), 'utf8'));
}

export const admission = formFile<{ readonly submit: { readonly post: string }; readonly summary: readonly string[] }>(
  'admission',
);

/** An accepted example of a form. */
export function example(name: 'minimal' | 'maximal', form = 'admission') {
  const found = readExamples().find((one) => one.form === form && one.name === name);
  if (!found) throw new Error(`There is no example ${name} of ${form}.`);
  return { answers: found.answers, flat: flatten(found.answers) };
}

/** The forms with an example that answers every question, by id. */
export const formsWithExamples: readonly string[] = readExamples()
  .filter(({ name }) => name === 'maximal')
  .map(({ form }) => form);

/** Opens the form and waits until it can be filled in. */
export async function openForm(page: Page, { route }: FormFile = admission): Promise<void> {
  await page.goto(route);
  await expect(page.locator('form fieldset')).not.toHaveCount(0);
  await expect(page.locator('fieldset:disabled')).toHaveCount(0);
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
/** The button Next or Submit, whatever its label. */
export const onwards = (page: Page): Locator => page.locator('.wizard-actions .button');
export const next = (page: Page): Locator => page.getByRole('button', { name: 'Next' });
export const submit = (page: Page): Locator => page.getByRole('button', { name: 'Submit' });
/** All controls of a field; of a searchable list both. */
export const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);
/** The radio of a field with this value. */
export const option = (page: Page, name: string, value: string): Locator =>
  page.locator(`[name="${name}"][value="${value}"]`);
/** The alert above the questions after a failed submission or a refused step. */
export const alert = (page: Page): Locator => page.getByRole('alert').filter({ visible: true });
/** Its heading, which gets the focus. */
export const alertHeading = (page: Page): Locator => alert(page).getByRole('heading');
/** The error summary after Next or Submit was refused; its links lead to the fields with errors. */
export const summary = (page: Page): Locator => page.locator('.error-summary');
/** Opens the menu of draft actions if it is collapsed (small screens). */
export async function unfoldDraftWays(page: Page): Promise<void> {
  await page.locator('.draft-options:not([open]) > summary').press('Enter');
}

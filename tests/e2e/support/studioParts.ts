// What the walk of the studio's dialogs goes through: every view, by the buttons that are pressed in it.
import type { Page } from '@playwright/test';
import { FORM } from './studioForm.ts';

export interface Part {
  readonly name: string;
  /** Of the address. */
  readonly view?: string;
  /** The form's view; without it, that of all forms or of the site. */
  readonly form?: string;
  /** Selects its buttons: those of other parts are not pressed again. */
  readonly buttons: string;
  /** Names of dialogs that the walk must have opened in this part: without one of them the test fails. */
  readonly atLeast: readonly string[];
  /** True if its frames are needed; they take longer than everything else. */
  readonly hasFrames?: boolean;
  /** A change that can be written. */
  readonly change?: (page: Page) => Promise<void>;
}

const changeText = (page: Page) =>
  page
    .getByRole('textbox', { name: /English/ })
    .first()
    .fill('Other words');
const changeSetting = (page: Page) => page.locator('.studio-all input[type="text"]').first().fill('Other words');

/** Everything of the studio once. */
export const parts: readonly Part[] = [
  { name: 'all forms', buttons: 'main button:not(header *)', atLeast: ['Add a form'] },
  {
    name: 'steps',
    form: FORM,
    buttons: '.studio-questions button:not(ul button)',
    atLeast: ['Words', 'Name', 'Add a step after it', 'Add a question to', 'Add a list', 'Add a computed answer'],
  },
  {
    name: 'questions',
    form: FORM,
    buttons: '.studio-questions ul button',
    atLeast: [
      'Words',
      'Shown if',
      'Limits',
      'Begins with',
      'Move',
      'Name',
      'Add a question after it',
      'Add an option',
      'Order of the options',
    ],
  },
  {
    name: 'a form and its findings',
    form: FORM,
    buttons: 'main button:not(.studio-questions *, .studio-live *)',
    atLeast: [
      'Publish',
      'Rename the form',
      'Remove the form',
      'Undo: Add a list',
      'Mend it',
      'It means something else',
    ],
  },
  {
    name: 'examples',
    form: FORM,
    buttons: '.studio-live button',
    atLeast: ['Keep as example'],
    hasFrames: true,
    change: async (page) => {
      await page.frameLocator('iframe').first().getByRole('textbox').first().fill('Maya');
      await page.getByLabel('New example').fill('another');
    },
  },
  { name: 'texts', form: FORM, view: 'texts', buttons: '.studio-texts button', atLeast: ['Write'], change: changeText },
  { name: 'conditions', form: FORM, view: 'conditions', buttons: '.studio-conditions button', atLeast: ['Write'] },
  {
    name: 'settings',
    form: FORM,
    view: 'settings',
    buttons: '.studio-settings button',
    atLeast: ['Write'],
    change: changeSetting,
  },
  {
    name: 'office',
    form: FORM,
    view: 'office',
    buttons: '.studio-settings button',
    atLeast: ['Write', 'Name in the record'],
    change: changeSetting,
  },
  { name: 'the site', view: 'site', buttons: 'main button:not(header *)', atLeast: ['Write'], change: changeText },
];

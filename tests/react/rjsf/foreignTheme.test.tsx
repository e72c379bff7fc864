// The widgets and templates of another theme, which draws its lists and boxes without the browser's own controls. Its slider is left
// out: it draws nothing to hold on to as long as there is no answer.
import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import { Theme } from '@rjsf/shadcn';
import { describe } from 'vitest';
import { colours, several, stockWidgets } from './stockWidgets.ts';
import { type Tried, tryWidgets } from './tryWidgets.tsx';
import { clicked } from './ways.ts';

const stock = getDefaultRegistry();
const parts = {
  widgets: { ...stock.widgets, ...Theme.widgets },
  templates: {
    ...stock.templates,
    ...Theme.templates,
    ButtonTemplates: { ...stock.templates.ButtonTemplates, ...Theme.templates?.ButtonTemplates },
  },
};

const list = 'button[aria-haspopup=listbox]';
const themed: readonly Tried[] = [
  { name: 'checkbox', schema: { type: 'boolean' }, right: clicked(['[role=checkbox]', 0]), answer: true },
  {
    name: 'checkboxes',
    schema: several,
    wrong: clicked(['[role=checkbox]', 0]),
    right: clicked(['[role=checkbox]', 0], ['[role=checkbox]', 1], ['[role=checkbox]', 2]),
    answer: [2, 3],
  },
  {
    name: 'radio',
    schema: colours,
    wrong: clicked(['[role=radio]', 0]),
    right: clicked(['[role=radio]', 1]),
    answer: 'g',
  },
  {
    name: 'select',
    schema: colours,
    wrong: clicked([list, 0], ['[cmdk-item]', 0]),
    right: clicked([list, 0], ['[cmdk-item]', 1]),
    answer: 'g',
  },
];

/** Drawn by the theme's own input. */
const boxes = stockWidgets.filter(({ name }) =>
  /^(?:text|textarea|password|email|uri|updown|color|date|date-time|time)$/.test(name),
);

describe('a theme', () => tryWidgets([...themed, ...boxes], parts));

// The blank form to print says of each question when it is asked, and whether it may stay empty.
import { beforeEach, expect, it } from 'vitest';
import type { Schema } from '../../engine/core/model/types.ts';
import { makeForm, makeStep } from './support/makeForm.ts';
import { mountWizard } from './support/mountWizard.tsx';

const text = (title: string): Schema => ({ type: 'string', title, maxLength: 50 });
const group = (title: string, properties: Record<string, Schema>): Schema => ({ type: 'object', title, properties });
const when = (value: string, properties: Record<string, Schema>): Schema => ({
  if: { properties: { way: { const: value } }, required: ['way'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties },
});
const list = (title: string, items: Schema): Schema => ({ type: 'array', title, maxItems: 1, items });

const step = makeStep(
  'reach',
  {
    way: { type: 'string', title: 'Way', enum: ['tel', 'mail', 'none'], enumNames: ['Telephone', 'E-mail', 'None'] },
    home: group('Home', { street: text('Street') }),
    kin: list('Kin', group('Kin', { name: text('Name') })),
    days: { type: 'array', title: 'Days', uniqueItems: true, items: { type: 'string', enum: ['mon', 'tue'] } },
    needed: list('Needed', text('One')),
    // A link answers them, and nobody else may.
    source: { ...text('Source'), readOnly: true },
    via: { type: 'string', title: 'Via', enum: ['web', 'fair'], readOnly: true },
    count: { type: 'integer', title: 'Count', readOnly: true },
    fixed: { ...text('Fixed'), const: 'As agreed', readOnly: true },
  },
  { required: ['way', 'needed'] },
);
const schema: Schema = {
  ...step.schema,
  allOf: [
    when('tel', { hour: text('Hour'), home: group('Home', { floor: text('Floor') }) }),
    when('mail', { hour: text('Hour'), kin: { items: group('Kin', { mail: text('Address') }) } }),
  ],
};

let lines: readonly string[];
beforeEach(async () => {
  await mountWizard(makeForm([{ ...step, schema }]));
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Blank form to print')?.click();
  await expect.poll(() => document.querySelector('.blank-form')).not.toBeNull();
  const first = [...document.querySelectorAll('.blank-field > p:first-child')];
  lines = first.map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim() ?? '');
});

it('a question of two cases names both, and what a case adds to a group or a list names it', () => {
  expect(lines).toContain('Hour (optional) (only if “Way” is Telephone or E-mail)');
  expect(lines).toContain('Floor (optional) (only if “Way” is Telephone)');
  expect(lines).toContain('Address (optional) (only if “Way” is E-mail)');
  expect(lines).toContain('Street (optional)');
});

it('a list and a choice of several that may stay empty are marked so, and a group is not', () => {
  expect(lines).toEqual(expect.arrayContaining(['Way', 'Home', 'Kin (optional)', 'Days (optional)', 'Needed']));
});

it('a locked question shows its fixed answer, and is blank where only a link answers it', () => {
  const answerOf = (title: string) => {
    const fields = [...document.querySelectorAll('.blank-field')];
    return fields.find(({ firstElementChild }) => firstElementChild?.textContent?.startsWith(title))?.children[1];
  };
  expect(answerOf('Fixed')?.textContent).toBe('As agreed');
  expect(answerOf('Source')?.className).toBe('blank-line');
  expect(answerOf('Count')?.className).toBe('blank-line');
  expect(answerOf('Via')?.textContent).toBe('webfair');
  expect(document.querySelector('.blank-form')?.textContent).not.toContain('undefined');
});

// Answers that were given in the frames are kept as an example, with the keyboard alone.
import { dropped } from 'virtual:fixtures';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Example } from '../../../engine/check/index.ts';
import { KeepExample } from '../../../engine/studio/parts/KeepExample.tsx';
import { continued, EMPTY, type Visit } from '../../../engine/studio/state/visit.ts';
import maximal from '../../fixtures/forms/person/examples/maximal.json' with { type: 'json' };
import { drawStudio } from '../support/drawStudio.tsx';

const example: Example = { form: 'person', name: 'minimal', answers: maximal, errors: {} };
const chosen: Visit = { ...EMPTY, answers: example.answers, example };
const named = (name: string) => ({ ...example.answers, name });
const changed = (answers: Visit['answers']) => continued(continued(EMPTY, chosen), { ...EMPTY, answers, from: 'en' });

function draw(visit: Visit) {
  const form = dropped.en.person;
  if (!form) throw new Error('There is no fixture of the name person.');
  const onKeep = vi.fn();
  drawStudio(<KeepExample form={form} visit={visit} examples={[example]} onKeep={onKeep} />, () => undefined);
  return onKeep;
}

it('what was changed in an example is kept in it', async () => {
  const onKeep = draw(changed(named('Mina Power')));
  page.getByRole('button', { name: 'Keep in “minimal”…' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onKeep).toHaveBeenCalledWith({
    name: 'minimal',
    from: 'minimal',
    answers: named('Mina Power'),
    errors: {},
  });
});

it('or as a new one', async () => {
  const onKeep = draw(changed(named('Mina Power')));
  await page.getByRole('textbox', { name: 'Accepted. New example' }).fill('mina');
  await userEvent.keyboard('{Enter}');
  expect(onKeep).toHaveBeenCalledWith(expect.objectContaining({ name: 'mina' }));
});

it('refused answers are kept with their messages, not in an accepted example', async () => {
  const onKeep = draw(changed(named('M')));
  expect(page.getByRole('button', { name: /Keep in/ }).elements()).toEqual([]);
  await page.getByRole('textbox', { name: 'Refused. New example' }).fill('short-name');
  await userEvent.keyboard('{Enter}');
  expect(onKeep).toHaveBeenCalledWith({
    name: 'refused/short-name',
    from: 'minimal',
    answers: named('M'),
    errors: { name: expect.stringContaining('3') },
  });
});

it.each([
  ['nothing is filled in', EMPTY],
  ['the answers are those of the example', chosen],
])('nothing is offered while %s', (_, visit) => {
  draw(continued(EMPTY, visit));
  expect(page.getByRole('form', { name: 'Keep these answers' }).elements()).toEqual([]);
});

// Conditions are read as sentences and changed by rows of question, comparison and value, with the keyboard alone.
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Conditions } from '../../../engine/studio/panes/Conditions.tsx';
import type { WrittenCondition } from '../../../engine/studio/protocol/conditions.ts';
import { drawStudio } from '../support/drawStudio.tsx';

const options = [
  { value: 'bus', label: 'By bus' },
  { value: 'foot', label: 'On foot' },
];
const condition: WrittenCondition = {
  file: 'trip/who.schema.json',
  line: 7,
  column: 2,
  pointer: '',
  where: 'Who',
  inWords: 'if “Way” is “By bus”',
  asked: ['Stop'],
  otherwise: [],
  written: '{}',
  test: { join: 'all', comparisons: [{ question: 'way', is: 'equal', values: ['bus'] }] },
  comparable: [
    {
      question: 'way',
      title: 'Way',
      relations: ['equal', 'one-of', 'not-equal', 'answered'],
      options,
      isNumber: false,
    },
    { question: 'age', title: 'Age', relations: ['at-least', 'at-most', 'answered'], isNumber: true },
  ],
};

function draw(one: WrittenCondition = condition) {
  const [onOpen, onWrite] = [vi.fn(), vi.fn()];
  drawStudio(<Conditions conditions={[one]} onOpen={onOpen} onWrite={onWrite} />, () => undefined);
  return { onOpen, onWrite };
}

const item = page.getByRole('listitem');
const choice = (name: string, row = 0) => page.getByRole('combobox', { name, exact: true }).nth(row);

it('says when a question is asked, and opens the line', async () => {
  const { onOpen } = draw();
  await expect.element(item).toHaveTextContent('if “Way” is “By bus”: Stop');
  await page.getByRole('button', { name: 'trip/who.schema.json, line 7' }).click();
  expect(onOpen).toHaveBeenCalledWith(condition);
});

it('says why one cannot be changed here, and claims nothing before the form was read', async () => {
  const { test, written, ...ofCase } = condition;
  draw({ ...ofCase, pointer: '/oneOf/0', isCase: true });
  await expect.element(item).toHaveTextContent('It is an option of the question, with what is asked for it');
  draw({ ...ofCase, pointer: '/dependencies/way' });
  await expect.element(item).toHaveTextContent('it is written as a dependency');
  drawStudio(<Conditions conditions={undefined} onOpen={vi.fn()} onWrite={vi.fn()} />, () => undefined);
  await expect.element(page.getByText('One moment…')).toBeVisible();
});

it('is changed by rows, joined by and or or', async () => {
  const { onWrite } = draw();
  await page.getByText('Change it').click();
  await choice('Value').selectOptions('On foot');
  page.getByRole('button', { name: 'Add a comparison' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await choice('Question', 1).selectOptions('Age');
  await choice('Comparison', 1).selectOptions('is at most');
  await page.getByRole('spinbutton', { name: 'Value' }).fill('12');
  await choice('How they are joined').selectOptions('any of these (or)');
  await userEvent.click(page.getByRole('button', { name: 'Write…' }));
  expect(onWrite).toHaveBeenCalledWith({
    file: condition.file,
    pointer: '',
    written: '{}',
    test: {
      join: 'any',
      comparisons: [
        { question: 'way', is: 'equal', values: ['foot'] },
        { question: 'age', is: 'at-most', values: [12] },
      ],
    },
  });
});

it('several options are ticked, and at least one', async () => {
  const { onWrite } = draw();
  await page.getByText('Change it').click();
  await choice('Comparison').selectOptions('is one of');
  await page.getByRole('checkbox', { name: 'By bus' }).click();
  await userEvent.click(page.getByRole('button', { name: 'Write…' }));
  expect(onWrite).not.toHaveBeenCalled();
  for (const name of ['On foot', 'By bus']) await page.getByRole('checkbox', { name }).click();
  await userEvent.click(page.getByRole('button', { name: 'Write…' }));
  const { test } = onWrite.mock.lastCall?.[0] ?? {};
  expect(test?.comparisons).toEqual([{ question: 'way', is: 'one-of', values: ['bus', 'foot'] }]);
});

it('that compares more than this can is left to its file', async () => {
  const { test: _, ...others } = condition;
  draw(others);
  await expect.element(item).toHaveTextContent('It is changed in its file');
});

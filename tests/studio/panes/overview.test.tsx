// The studio opens on all forms with their state.
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Overview } from '../../../engine/studio/panes/Overview.tsx';
import { drawStudio } from '../support/drawStudio.tsx';

const names = [
  { id: 'trip', title: 'Trip' },
  { id: 'walk', title: 'Walk' },
];

it('each form has its findings, missing Arabic, examples that no longer fit, and publication', async () => {
  const onOpen = vi.fn();
  const states: Readonly<Record<string, object>> = {
    'states/trip': { others: 0, translations: 0, examples: 0, isPublished: true, isChanged: true },
    'states/walk': { others: 3, translations: 2, examples: 1, isPublished: false },
  };
  drawStudio(<Overview names={names} onOpen={onOpen} onAdd={vi.fn()} />, ({ path }) => states[path]);
  const rows = page.getByRole('region', { name: 'All forms' }).getByRole('row');
  const cells = async (row: number) => {
    await expect.element(rows.nth(row)).not.toHaveTextContent('Checking');
    return [...rows.nth(row).element().children].map(({ textContent }) => textContent);
  };
  expect(await cells(1)).toEqual([
    'Trip trip',
    'none',
    'complete',
    'all fit',
    'published, changed since the last commit',
  ]);
  expect(await cells(2)).toEqual([
    'Walk walk',
    '3 to mend',
    '2 missing or behind',
    '1 no longer fit',
    'never published',
  ]);
  await page.getByRole('button', { name: 'Walk' }).click();
  expect(onOpen).toHaveBeenCalledWith('walk');
});

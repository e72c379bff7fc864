// The files of a form are read again on request, and the request ends once the page shows them.
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useFolder } from '../../../engine/studio/state/useFolder.ts';
import { drawStudio } from '../support/drawStudio.tsx';

let reads = 0;

/** Tells how many readings began before the press, and which is shown when it ends. */
function Shown({ onRead }: { readonly onRead: (begun: number, shown: number) => void }) {
  const { folder, reload } = useFolder('trip');
  const read = () => {
    const begun = reads;
    return reload().then(() => onRead(begun, Number(page.getByTestId('outline').element().textContent)));
  };
  return (
    <>
      <p data-testid="outline">{String(folder?.outline)}</p>
      <button type="button" onClick={read}>
        Read
      </button>
    </>
  );
}

it('ends once what was read is shown, also where the window asks for the files meanwhile', async () => {
  const onRead = vi.fn();
  drawStudio(<Shown onRead={onRead} />, ({ path }) => (path === 'forms' ? [] : { outline: String(++reads) }));
  await expect.element(page.getByTestId('outline')).toHaveTextContent('1');
  await page.getByRole('button', { name: 'Read' }).click();
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(onRead).toHaveBeenCalled());
  const [begun, shown] = onRead.mock.lastCall ?? [];
  expect(shown).toBeGreaterThan(begun);
});

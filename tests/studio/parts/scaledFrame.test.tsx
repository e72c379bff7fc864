// While a frame of the studio is blank, a sentence stands in its place: that its page is loading, or why there is nothing to show.
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { OfficePreview } from '../../../engine/studio/panes/OfficePreview.tsx';
import { ScaledFrame } from '../../../engine/studio/parts/ScaledFrame.tsx';
import { drawStudio } from '../support/drawStudio.tsx';

const blank = URL.createObjectURL(new Blob(['<p>Here</p>'], { type: 'text/html' }));

it('says “One moment…” until its page is there', async () => {
  drawStudio(<ScaledFrame width={360} title="The page" src={blank} />, () => undefined);
  expect(document.querySelector('.studio-scaled')?.textContent).toBe('One moment…');
  await expect.element(page.getByText('One moment…')).not.toBeInTheDocument();
});

it('says why there is no page, also when its own has loaded', async () => {
  drawStudio(<ScaledFrame width={360} title="The page" src={blank} waiting="Not yet." />, () => undefined);
  await new Promise((loaded) => page.getByTitle('The page').element().addEventListener('load', loaded));
  await expect.element(page.getByText('Not yet.')).toBeVisible();
});

it('an office that does not compile is no page that refuses everything', async () => {
  drawStudio(
    <OfficePreview modules={{}} offices={{}} isOlder={false} examples={[]} without="Mend it first." />,
    () => undefined,
  );
  await expect.element(page.getByText('Mend it first.')).toBeVisible();
});

// The office beside its file: while the file has a mistake, its last version stays, and is called so.
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { OfficePreview } from '../../../engine/studio/panes/OfficePreview.tsx';
import { drawStudio } from '../support/drawStudio.tsx';

const draw = (isOlder: boolean) =>
  drawStudio(
    <OfficePreview modules={{}} offices={{ en: 'x' }} isOlder={isOlder} examples={[]} without="Nothing yet." />,
    () => undefined,
  );
const note = page.getByText('The last version without mistakes.');

it('says that it is of an earlier text, and only then', async () => {
  draw(true);
  await expect.element(note).toBeVisible();
  draw(false);
  await expect.element(note).not.toBeInTheDocument();
});

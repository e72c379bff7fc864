// Several files under one question.
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { attached, chooseFiles, makeFile } from '../support/chooseFiles.ts';
import { control, errorAt, labelOf } from '../support/controls.ts';
import { makeForm, makeStep } from '../support/makeForm.ts';
import { type Mounted, mountWizard } from '../support/mountWizard.tsx';

const step = makeStep(
  'papers',
  { papers: { type: 'array', title: 'Papers', items: { type: 'object', format: 'attachment' } } },
  { required: ['papers'] },
);
const form = makeForm([step], { attachments: { maxBytes: 1024 * 1024, types: ['application/pdf', 'text/csv'] } });
const pdf = (name: string) => makeFile(name, 'application/pdf');
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words) as HTMLElement;

describe('several files', () => {
  let page: Mounted;
  beforeEach(async () => {
    page = await mountWizard(form);
  });

  it('have a control with `multiple`', () => {
    const { multiple, accept } = control('papers');
    expect([multiple, accept]).toEqual([true, '.pdf,text/csv']);
    expect([labelOf('papers'), control('papers').labels?.[1]?.textContent]).toEqual(['Papers', 'Add a file']);
    expect(document.body.textContent).toContain('PDF or CSV, at most 1 MB each');
  });

  it('are all attached, chosen together or one by one', async () => {
    await chooseFiles('papers', pdf('a.pdf'), pdf('b.pdf'));
    await chooseFiles('papers', pdf('c.pdf'));
    expect(attached('papers')).toEqual(['a.pdf 2 kB', 'b.pdf 2 kB', 'c.pdf 2 kB']);
    expect((await page.submitted())?.papers).toMatchObject([{ name: 'a.pdf' }, { name: 'b.pdf' }, { name: 'c.pdf' }]);
  });

  it('are all attached when some are chosen while others are being prepared', async () => {
    const first = chooseFiles('papers', pdf('a.pdf'));
    await Promise.all([first, chooseFiles('papers', pdf('b.pdf'))]);
    await expect.poll(() => attached('papers')).toEqual(['a.pdf 2 kB', 'b.pdf 2 kB']);
  });

  it('of the same name are two files', async () => {
    await chooseFiles('papers', pdf('a.pdf'), makeFile('a.pdf', 'application/pdf', 5120));
    await userEvent.click(button('Remove a.pdf'));
    expect(attached('papers')).toEqual(['a.pdf 5 kB']);
  });

  it('are removed one by one; without any file the answer is missing', async () => {
    await chooseFiles('papers', pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
    await userEvent.click(button('Remove b.pdf'));
    expect(attached('papers')).toEqual(['a.pdf 2 kB', 'c.pdf 2 kB']);
    await userEvent.click(button('Remove a.pdf'));
    await userEvent.click(button('Remove c.pdf'));
    expect(errorAt('papers')).toBe('This field is required');
    expect(await page.submitted()).toBeUndefined();
  });
});

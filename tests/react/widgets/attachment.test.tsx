// One file: the specialist's report of the admission form.
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { admission, minimal } from '../../support/admission.ts';
import { attached, chooseFiles, makeFile } from '../support/chooseFiles.ts';
import { control, describing, errorAt, labelOf, radio } from '../support/controls.ts';
import { goOn, press } from '../support/keys.ts';
import { type Mounted, mountWizard } from '../support/mountWizard.tsx';

const form = admission.en;
const answers = minimal;
const report = 'learnerInfo[report]';
const pdf = (name = 'report.pdf') => makeFile(name, 'application/pdf');
const button = () => control(report).labels?.[1]?.textContent;
const news = () => control(report).parentElement?.querySelector('[role=status]')?.textContent;
const remove = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === `Remove ${name}`) as HTMLElement;

describe('a file', () => {
  beforeEach(async (): Promise<Mounted> => {
    const page = await mountWizard(form, { answers });
    radio('learnerInfo[vistedSpecialist]', 'yes').click();
    return page;
  });

  it('shows its limits before one is chosen', () => {
    expect(describing(control(report))).toEqual(["The specialist's report", 'PDF, JPEG or PNG, at most 10 MB']);
    expect([control(report).accept, control(report).multiple]).toEqual(['.pdf,.jpg,.jpeg,.png', false]);
    expect([labelOf(report), button()]).toEqual(['Report', 'Choose a file']);
  });

  it('has a control that can be focused', async () => {
    radio('learnerInfo[vistedSpecialist]', 'yes').focus();
    await press('{Tab}');
    expect(document.activeElement).toBe(control(report));
  });

  it('is listed with its size once it is chosen, and announced', async () => {
    await chooseFiles(report, makeFile('scan.jpg', 'image/jpeg', 3 * 1024 * 1024));
    expect(attached(report)).toEqual(['scan.jpg 3 MB']);
    expect([news(), button(), errorAt(report)]).toEqual(['scan.jpg is attached.', 'Choose another file', undefined]);
  });

  it('replaces the previous one', async () => {
    await chooseFiles(report, pdf('first.pdf'));
    await chooseFiles(report, pdf('second.pdf'));
    expect(attached(report)).toEqual(['second.pdf 2 kB']);
  });

  it('stays when the file picker is cancelled', async () => {
    await chooseFiles(report, pdf());
    await chooseFiles(report);
    expect(attached(report)).toHaveLength(1);
  });

  it('is removed by a button with its name; then the answer is missing, and the file control has the focus', async () => {
    await chooseFiles(report, pdf());
    await userEvent.click(remove('report.pdf'));
    expect(attached(report)).toEqual([]);
    expect([news(), errorAt(report)]).toEqual(['report.pdf was removed.', 'Report is required']);
    expect(document.activeElement).toBe(control(report));
  });

  it('can be chosen again after it was removed', async () => {
    await chooseFiles(report, pdf());
    await userEvent.click(remove('report.pdf'));
    expect(control(report).value).toBe('');
    await chooseFiles(report, pdf());
    expect([attached(report).length, errorAt(report)]).toEqual([1, undefined]);
  });

  it.each([
    ['of another kind', makeFile('notes.txt', 'text/plain'), 'The file must be PDF, JPEG or PNG'],
    ['without a kind', makeFile('notes', ''), 'The file must be PDF, JPEG or PNG'],
    ['without content', makeFile('empty.pdf', 'application/pdf', 0), 'The file is empty'],
    [
      'one byte too large',
      makeFile('big.pdf', 'application/pdf', 10 * 1024 * 1024 + 1),
      'The file is larger than 10 MB',
    ],
  ])('%s is listed with its error, and Next is disabled', async (_, file, message) => {
    await chooseFiles(report, file);
    expect(attached(report)).toHaveLength(1);
    expect(errorAt(report)).toBe(message);
    await goOn();
    expect(document.querySelector('.error-summary a')?.textContent).toBe(`Report: ${message}`);
    await chooseFiles(report, pdf());
    expect(errorAt(report)).toBeUndefined();
  });

  it('of exactly the most bytes is accepted', async () => {
    await chooseFiles(report, makeFile('big.pdf', 'application/pdf', 10 * 1024 * 1024));
    expect([attached(report), errorAt(report)]).toEqual([['big.pdf 10 MB'], undefined]);
  });

  it('is removed with its question, also when that is shown again', async () => {
    await chooseFiles(report, pdf());
    radio('learnerInfo[vistedSpecialist]', 'no').click();
    radio('learnerInfo[vistedSpecialist]', 'yes').click();
    expect([attached(report), errorAt(report)]).toEqual([[], undefined]);
  });
});

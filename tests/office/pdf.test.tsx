// Attached PDFs are drawn: no viewer of the browser's is asked, and nothing in the file runs.
import { afterAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { pdfOf, pdfWithPicture } from '../support/pdfOf.ts';
import { mountOffice, unmountOffice } from './support/mountOffice.tsx';

const initial = window.location.href;
afterAll(() => {
  unmountOffice();
  history.replaceState(null, '', initial);
});

const PATH = '/applications/AAAA-0001-0';
const FILE = 'GET /applications/:reference/files/:id';

const show = () => page.getByRole('button', { name: 'Show report.pdf' }).click();
const canvases = () => [...document.querySelectorAll('canvas')];
const middleOf = (canvas: HTMLCanvasElement) => {
  const [red = 255, , , alpha = 0] =
    canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [];
  return alpha === 255 && red === 0 ? 'black' : 'blank';
};

describe('a PDF', () => {
  it('is drawn page by page, ten at once, and runs nothing', async () => {
    await mountOffice(PATH, { [FILE]: () => new Blob([pdfOf(12, 'app.alert\\(1\\)')]) });
    await show();
    await expect
      .element(page.getByRole('img', { name: 'Report, page 10 of 12' }))
      .toHaveAttribute('aria-busy', 'false');
    await expect.poll(() => canvases().map(middleOf)).toEqual(Array(10).fill('black'));
    await page.getByRole('button', { name: 'Show more pages (left: 2)' }).click();
    await expect
      .element(page.getByRole('img', { name: 'Report, page 12 of 12' }))
      .toHaveAttribute('aria-busy', 'false');
    expect(document.querySelectorAll('iframe, object, embed')).toHaveLength(0);
    await page.getByRole('button', { name: 'Hide report.pdf' }).click();
    expect(canvases()).toEqual([]);
  });

  it('has its text below each page, for screen readers and to be copied', async () => {
    await mountOffice(PATH, { [FILE]: () => new Blob([Uint8Array.from(pdfWithPicture('Certificate of Maya'))]) });
    await show();
    await page.getByText('Text of page 1').click();
    await expect.element(page.getByText('Certificate of Maya')).toBeVisible();
  });

  it.each([
    ['whose picture cannot be read', pdfWithPicture('Certificate', { picture: Uint8Array.of(0xff, 0x4f, 0xff, 0x51) })],
    ['that is one picture larger than can be drawn', pdfWithPicture(' ', { width: 9000 })],
  ])('%s says that something may be missing', async (_, bytes) => {
    await mountOffice(PATH, { [FILE]: () => new Blob([Uint8Array.from(bytes)]) });
    await show();
    await expect.element(page.getByText('Something may be missing on this page')).toBeVisible();
  });

  it('that is a scan has no text, and says so to screen readers; one that is whole says nothing else', async () => {
    await mountOffice(PATH, { [FILE]: () => new Blob([pdfOf(1)]) });
    await show();
    const drawn = page.getByRole('img', { name: 'Report, page 1 of 1, a picture without text' });
    await expect.element(drawn).toHaveAttribute('aria-busy', 'false');
    expect(document.body.textContent).not.toContain('Something may be missing');
  });

  it('that cannot be read is offered for download', async () => {
    await mountOffice(PATH, { [FILE]: () => new Blob(['%PDF-1.4 nothing']) });
    await show();
    await expect.element(page.getByText('This cannot be shown here. Please download it.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Download report.pdf' })).toBeVisible();
  });

  it('that the service refuses says why', async () => {
    await mountOffice(PATH, { [FILE]: () => ({ code: 'no-such-file', errors: [{ message: 'No such file.' }] }) });
    await show();
    await expect.element(page.getByRole('alert')).toHaveTextContent('No such file.');
  });
});

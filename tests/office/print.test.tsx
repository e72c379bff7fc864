// An application on paper: the file for a meeting.
import { afterAll, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import type { Application } from '../../engine/ports/index.ts';
import { mountOffice, unmountOffice } from './support/mountOffice.tsx';
import { application } from './support/sampleOffice.ts';

const initial = window.location.href;
afterAll(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  unmountOffice();
  history.replaceState(null, '', initial);
  await page.viewport(414, 896);
});

const PATH = '/applications/AAAA-0001-0';
const LONG = 'without-a-blank'.repeat(30);
const NOTE = Array.from({ length: 60 }, (_, i) => `Line ${i + 1} of a long note`).join('\n');
const printed: Application = {
  ...application,
  steps: [
    ...application.steps,
    {
      label: 'More',
      answers: [
        { headings: [], label: 'Remarks', text: LONG, name: 'remarks' },
        { headings: [], label: 'Key', text: '•••', secret: 'opens', name: 'key' },
      ],
    },
  ],
  history: application.history.map((event) => (event.type === 'noted' ? { ...event, note: NOTE } : event)),
};

const isDrawn = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

/** What lies beyond the paper, or in a box that is too small for it. */
function cutOff(): readonly string[] {
  const { clientWidth } = document.documentElement;
  return [...document.body.querySelectorAll('*')].filter(isDrawn).flatMap((element) => {
    const { left, right } = element.getBoundingClientRect();
    const { overflowX, overflowY } = getComputedStyle(element);
    const isClipped =
      (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
    return left < -1 || right > clientWidth + 1 || isClipped ? element.outerHTML : [];
  });
}

// A4 between its margins is 680 px wide.
it.each(['en', 'ar'] as const)(
  'has the answers and notes, no controls, and nothing cut off, in %s',
  async (language) => {
    await page.viewport(680, 960);
    await mountOffice(PATH, { 'GET /applications/:reference': () => printed }, language);
    await expect.element(page.getByText('Line 60', { exact: false })).toBeVisible();
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    for (const text of [
      'Child 1',
      'ولد',
      LONG,
      'AAAA-0001-0',
      '•••',
      'report.pdf',
      'Line 60 of a long note',
      'Child 2',
    ]) {
      await expect.element(page.getByText(text, { exact: false }).first()).toBeVisible();
    }
    const controls = document.querySelectorAll('button, input, select, textarea, summary, nav, dialog, .button');
    expect([...controls].filter(isDrawn).map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(cutOff()).toEqual([]);
  },
);

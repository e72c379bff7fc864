// Parents and officers may type markup, `javascript:` addresses or characters that reverse the direction of text. None has an effect on
// any page or dialog of the office.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Application, Asking, ChangedMeanwhile, HistoryEntry } from '../../engine/ports/index.ts';
import { me, mountOffice, unmountOffice } from './support/mountOffice.tsx';
import { accounts, application, differing, letter, row, trail } from './support/sampleOffice.ts';

const HOSTILE = [
  'javascript:window.acted=1//',
  '"><img src=x onerror=window.acted=1><script>window.acted=1</script><svg onload=window.acted=1>',
  "' onmouseover='window.acted=1' autofocus onfocus='window.acted=1",
  '</textarea></bdi></option><iframe srcdoc="<script>parent.acted=1</script>"></iframe>',
  '=HYPERLINK("https://evil.example")',
  '\u202Egpj.exe \u2067',
].join(' ');

/** In what the service answers, the names of texts that people outside the office, or its accounts, typed. */
const TYPED = new Set(['name', 'text', 'secret', 'first', 'note', 'here', 'there', 'columns', 'subject', 'browser']);

/** The same answer, with {@link HOSTILE} behind each text that somebody typed; the type stays, since texts stay texts. */
function hostile<Answer>(answer: Answer, isTyped = false): Answer {
  if (typeof answer === 'string') return (isTyped ? `${HOSTILE} ${answer}` : answer) as Answer;
  if (typeof answer !== 'object' || answer === null) return answer;
  if (Array.isArray(answer)) return answer.map((one) => hostile(one, isTyped)) as Answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, one]) => [name, hostile(one, isTyped || TYPED.has(name))]),
  ) as Answer;
}

const at = { reference: application.reference, at: '2026-11-02T08:00:00Z', by: 'parent' };
const asking: Asking = { state: 'open', at: at.at, askedAt: at.at, expiresAt: at.at, questions: [] };
const typedEvents: readonly HistoryEntry[] = [
  { ...at, number: 6, type: 'moved', move: 'invite', from: 'new', to: 'new', answers: [{ label: 'Place', text: '' }] },
  { ...at, number: 7, type: 'answered-again', version: 2, changes: [{ label: 'Name', here: '', there: '' }] },
  { ...at, number: 8, type: 'noted', note: '' },
];
const [step] = application.steps;
const typed: Application = hostile({
  ...application,
  steps: step
    ? [
        {
          ...step,
          answers: [
            ...step.answers,
            { headings: [], label: 'Nickname', text: '', first: '', name: 'nickname' },
            { headings: [], label: 'Key', text: '', secret: '', name: 'key' },
          ],
        },
      ]
    : [],
  history: [...application.history, ...typedEvents],
  status: 'invited',
  asking,
});
const shown: Application = {
  ...typed,
  contacts: (['phone', 'email'] as const).map((kind) => ({ label: kind, kind, value: HOSTILE })),
};
const changed: ChangedMeanwhile = {
  code: 'changed-meanwhile',
  errors: [],
  since: hostile(typedEvents),
  application: { ...shown, revision: 9 },
};
const answers: Parameters<typeof mountOffice>[1] = {
  'GET /me': () => ({ ...me, role: 'manage' }),
  'GET /applications': () => hostile({ rows: [row(1), row(2, { assignee: 'karim' })], counts: { new: 2 } }),
  'GET /applications/:reference': () => shown,
  'GET /applications/:reference/look-alikes/:other': () => hostile(differing),
  'GET /applications/:reference/letters/:letter': () => ({ ...hostile(letter), to: HOSTILE }),
  'GET /accounts': () => hostile(accounts),
  'GET /trail': () => hostile(trail),
  'POST /applications/:reference/commands': ({ body }) =>
    body?.command.type === 'ask'
      ? { ...shown, asking: { ...asking, link: 'https://school.example/answer#x' } }
      : changed,
};

const PATH = '/applications/AAAA-0001-0';
const press = (name: string) => page.getByRole('button', { name }).click();

/** `least`: how often a typed text is shown at least. */
interface Place {
  readonly title: string;
  readonly path: string;
  readonly least: number;
  readonly open?: () => Promise<void>;
}

const places: readonly Place[] = [
  { title: 'the list', path: '/applications?form=sample', least: 6 },
  {
    title: 'an application',
    path: PATH,
    least: 22,
    open: async () => {
      await page.getByText('Answers that differ').click();
      await press('Key');
    },
  },
  { title: 'a letter, and its print', path: PATH, least: 24, open: () => press('Invitation') },
  { title: 'a conflict', path: PATH, least: 24, open: () => press('Finish') },
  { title: 'asking again', path: PATH, least: 20, open: () => press('Ask again') },
  {
    title: 'the link that asks again',
    path: PATH,
    least: 21,
    open: async () => {
      await press('Ask again');
      await page.getByRole('checkbox', { name: 'Siblings' }).click();
      await press('Make the link');
      await expect.element(page.getByRole('dialog', { name: 'Link for the parent' })).toBeVisible();
    },
  },
  { title: 'the record', path: '/trail', least: 0 },
  { title: 'the accounts', path: '/accounts', least: 13 },
];

const initial = window.location.href;
beforeAll(() => page.viewport(1280, 900));
afterAll(async () => {
  unmountOffice();
  history.replaceState(null, '', initial);
  document.title = '';
  await page.viewport(414, 896);
});

/** Elements that no page of the office has, attributes that run something, and addresses of schemes that it does not use. */
function acting(): readonly string[] {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
  return elements.flatMap((element) => {
    const found = /^(script|img|iframe|object|embed|style|base|meta|link)$/i.test(element.tagName);
    const attributes = [...element.attributes].filter(({ name, value }) => {
      if (/^on|^(srcdoc|formaction|autofocus|style)$/.test(name)) return true;
      if (!/^(href|src|action)$/.test(name)) return false;
      const { protocol, host } = new URL(value, window.location.href);
      const isKnown = host === window.location.host || host === 'wa.me' || ['mailto:', 'tel:'].includes(protocol);
      return !isKnown || protocol === 'javascript:';
    });
    return [...(found ? [element.outerHTML] : []), ...attributes.map(({ name, value }) => `${name}=${value}`)];
  });
}

/** Parts of the page in which a typed text could turn the direction of another text. */
function turned(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.textContent?.includes(HOSTILE)) continue;
    let around = text.parentElement;
    while (around && isRunOn(around)) around = around.parentElement;
    if (around?.textContent?.trim() !== text.textContent.trim()) found.push(around?.outerHTML ?? '');
  }
  return found;
}

/** Whether an element is part of a line, with nothing that isolates it. */
function isRunOn(element: HTMLElement): boolean {
  const { display, unicodeBidi } = getComputedStyle(element);
  return display === 'inline' && !/isolate|plaintext/.test(unicodeBidi);
}

/** How often a typed text is shown, in fields too. */
const seen = () => {
  const typedInto = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  return (document.body.textContent + typedInto.join()).split(HOSTILE).length - 1;
};

describe('what people typed', () => {
  it.each(places)('is text on $title', async ({ path, least, open }) => {
    await mountOffice(path, answers);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open?.();
    await expect.poll(seen).toBeGreaterThanOrEqual(least);
    expect(acting()).toEqual([]);
    expect(turned()).toEqual([]);
    expect(window).not.toHaveProperty('acted');
  });
});

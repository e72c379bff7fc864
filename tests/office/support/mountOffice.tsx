// The office's pages with their real styles, at an address; the service behind them is a table of answers.
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Language } from '../../../engine/core/index.ts';
import {
  type Api,
  type ApiName,
  type Client,
  type FileName,
  type Given,
  Refused,
} from '../../../engine/office/client/client.ts';
import { Office } from '../../../engine/office/Office.tsx';
import type { Me, OfficeRefusal } from '../../../engine/ports/index.ts';
import { accounts, application, columns, differing, forms, letter, questions, row, trail } from './sampleOffice.ts';
import '../../../engine/office/styles/index.css';

type Answer<Name extends ApiName> = (Name extends FileName ? Blob : Api[Name]['answer']) | OfficeRefusal;
type Answering = { [Name in ApiName]?: (given: Given<Name>) => Answer<Name> | Promise<Answer<Name>> };

export const me: Me = {
  name: 'anna',
  role: 'work',
  sessionEndsAt: '2026-11-22T20:00:00Z',
  idleMilliseconds: 1_800_000,
  recoveryCodesLeft: 10,
};

const usual: Answering = {
  'GET /me': () => me,
  'GET /forms': () => forms,
  'GET /start': () => [{ id: 'sample', counts: { new: 3 }, unseen: 2, answered: 1, flagged: 1, mine: 0 }],
  'GET /applications': () => ({
    rows: [row(1, { unseen: true }), row(2, { flagged: true, attachments: 2 }), row(3)],
    counts: { new: 3 },
  }),
  'GET /applications/:reference': () => application,
  'GET /applications/:reference/look-alikes/:other': () => differing,
  'GET /accounts': () => accounts,
  'GET /applications/:reference/letters/:letter': () => letter,
  'GET /applications/:reference/questions': () => questions,
  'GET /trail': () => trail,
  'GET /export/columns': () => columns,
};

export interface Mounted {
  /** The requests so far, without those that only read. */
  readonly sent: readonly { readonly name: ApiName; readonly body: unknown }[];
  /** The latest query. */
  readonly asked: () => Readonly<Record<string, string | undefined>>;
  readonly printed: () => number;
  /** The queries of files, which are saved. */
  readonly loaded: readonly Readonly<Record<string, string | undefined>>[];
  /** The texts that were put on the clipboard. */
  readonly copied: readonly string[];
}

let root: Root | undefined;

/** Draws the page at `path`, below `/office`; `answers` replace the usual ones. A refusal is told by its `code`. */
export async function mountOffice(path: string, answers: Answering = {}, language: Language = 'en'): Promise<Mounted> {
  const sent: { name: ApiName; body: unknown }[] = [];
  let asked: Readonly<Record<string, string | undefined>> = {};
  let printed = 0;
  const copied: string[] = [];
  const loaded: Readonly<Record<string, string | undefined>>[] = [];
  const client: Client = {
    async ask(name, given = {}) {
      if (!name.startsWith('GET')) sent.push({ name, body: given.body });
      if (given.query) asked = given.query;
      const answering = (answers[name] ?? usual[name]) as ((given: unknown) => object | Promise<object>) | undefined;
      if (!answering) throw new Error(`The test has no answer to ${name}.`);
      const answer = await answering(given);
      if ('code' in answer && 'errors' in answer) throw new Refused(answer as OfficeRefusal);
      return answer as never;
    },
    async load(name, given) {
      const answer = (await answers[name]?.(given as never)) ?? new Blob(['content']);
      if ('code' in answer) throw new Refused(answer as OfficeRefusal);
      loaded.push(given.query ?? {});
      return { name: 'file', content: answer as Blob };
    },
  };
  root?.unmount();
  document.body.replaceChildren();
  localStorage.setItem('office-language', language);
  history.replaceState(null, '', `/office${path}`);
  const drawn = createRoot(document.body.appendChild(document.createElement('div')));
  root = drawn;
  const clientIn = () => client;
  const print = () => {
    printed += 1;
  };
  const copy = async (text: string) => void copied.push(text);
  flushSync(() => drawn.render(<Office clientIn={clientIn} print={print} copy={copy} save={() => undefined} />));
  return { sent, asked: () => asked, printed: () => printed, copied, loaded };
}

/** Removes the page, so that tests of other rooms find their own address, language and direction. */
export function unmountOffice(): void {
  root?.unmount();
  root = undefined;
  localStorage.removeItem('office-language');
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
}

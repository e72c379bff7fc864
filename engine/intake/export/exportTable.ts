// The table that an export writes: one row for each application, one column for each question that any of them has
// answered. The applications are read twice, for the columns and for the rows, and never held: what is in memory does not
// grow with what they say.
import type { Form, Language } from '../../core/index.ts';
import { DEFAULT_TIME_ZONE } from '../config/timeZone.ts';
import type { Application } from '../storage/store.ts';
import { type LabelledAnswer, labelledAnswers } from '../submissions/labelledAnswers.ts';
import { type Cell, type Entry, REFERENCE } from './cell.ts';
import { type ExportWords, exportWords } from './exportWords.ts';
import { addColumns, type Column } from './mergeColumns.ts';

export interface Table {
  /** The form's. */
  readonly title: string;
  readonly language: Language;
  /** Of every instant. */
  readonly timeZone: string;
  readonly columns: readonly Column[];
  /** A cell for each column; undefined where nothing was answered. Can be read once. */
  readonly rows: AsyncIterable<readonly (Cell | undefined)[]>;
}

export interface TableOptions {
  /** Gives all applications, in the same order each time. */
  readonly read: () => AsyncIterable<Application>;
  /** In the language of the table; without it questions stand under their fields' names. */
  readonly form?: Form | undefined;
  /** For want of a form. */
  readonly title: string;
  readonly language: Language;
  readonly timeZone?: string | undefined;
}

/** Reads the applications once, for the columns; the rows read them again. */
export async function openTable(options: TableOptions): Promise<Table> {
  const { read, form, language, timeZone = DEFAULT_TIME_ZONE } = options;
  const title = form?.title ?? options.title;
  const words = exportWords[language];
  const fixed = fixedColumns(words);
  const columns = [...fixed];
  for await (const { answers } of read()) {
    addColumns(columns, labelledAnswers(form, answers).map(answered), fixed.length);
  }
  async function* rows() {
    for await (const application of read()) {
      const all = [
        ...fixedCells(application, title, words),
        ...labelledAnswers(form, application.answers).map(answered),
      ];
      const cells = new Map(all.map(({ name, cell }) => [name, cell]));
      yield columns.map(({ name }) => cells.get(name));
    }
  }
  return { title, language, timeZone, columns, rows: rows() };
}

function fixedColumns({ reference, received, form, status, aside }: ExportWords): Column[] {
  return [
    { name: REFERENCE, title: reference, kind: 'text', longest: 11 },
    { name: ':received', title: received, kind: 'instant', longest: 16 },
    { name: ':form', title: form, kind: 'text', longest: 20 },
    { name: ':status', title: status, kind: 'text', longest: 8 },
    { name: ':aside', title: aside, kind: 'text', longest: 4 },
  ];
}

function fixedCells({ reference, receivedAt, status, aside }: Application, title: string, words: ExportWords) {
  const cells: readonly (readonly [name: string, cell: Cell])[] = [
    [REFERENCE, { kind: 'text', text: reference }],
    [':received', { kind: 'instant', instant: receivedAt }],
    [':form', { kind: 'text', text: title }],
    [':status', { kind: 'text', text: words.statuses[status] }],
    [':aside', { kind: 'text', text: aside ? words.yes : words.no }],
  ];
  return cells.map(([name, cell]) => ({ name, cell }));
}

function answered({ name, headings, label, text, number, day }: LabelledAnswer): Entry {
  return { name, title: [...headings, label].join(': '), cell: cellOf(text, number, day) };
}

function cellOf(text: string, value: number | undefined, day: string | undefined): Cell {
  if (value !== undefined) return { kind: 'number', value };
  return day === undefined ? { kind: 'text', text } : { kind: 'day', day, text };
}

// The table of an export: a row per application, a column per question that any of them answered. Applications are streamed
// twice, for the columns and for the rows, so that memory does not grow with their number.
import type { Form, Language, Office } from '../../core/index.ts';
import { type ExportMessages, engineTexts, type LabelledAnswer, labelledAnswers } from '../../languages/index.ts';
import { DEFAULT_TIME_ZONE } from '../config/timeZone.ts';
import type { Application } from '../storage/store.ts';
import { type Cell, type Entry, REFERENCE } from './cell.ts';
import { isChosen } from './chosenColumns.ts';
import { addColumns, type Column } from './mergeColumns.ts';

export interface Table {
  /** The form's title. */
  readonly title: string;
  readonly language: Language;
  /** The zone of all instants. */
  readonly timeZone: string;
  readonly columns: readonly Column[];
  /** Per row, a cell for each column, undefined if unanswered. Can be iterated once. */
  readonly rows: AsyncIterable<readonly (Cell | undefined)[]>;
}

/** What a row needs of an application. */
export type Exported = Pick<Application, 'reference' | 'receivedAt' | 'status' | 'aside' | 'answers'>;

export interface TableOptions {
  /** Iterates over all applications, in the same order each time: first for the columns, then for the rows. */
  readonly read: (pass: 'columns' | 'rows') => AsyncIterable<Exported>;
  /** Ids of the columns, see chosenColumns.ts; without them all. */
  readonly chosen?: readonly string[] | undefined;
  /** In the language of the table; without it columns are titled by fields' names. */
  readonly form?: Form | undefined;
  /** For the statuses, in the language of the table; without it they are exported by their ids. */
  readonly office?: Office | undefined;
  /** Used without a form. */
  readonly title: string;
  readonly language: Language;
  readonly timeZone?: string | undefined;
}

/** Reads all applications for the columns; iterating over the rows reads them again. */
export async function openTable(options: TableOptions): Promise<Table> {
  const { read, form, office, language, timeZone = DEFAULT_TIME_ZONE } = options;
  const title = form?.title ?? options.title;
  const messages = engineTexts[language].exports;
  const has = isChosen(options.chosen);
  const fixed = fixedColumns(messages).filter(({ name }) => has(name));
  const columns = [...fixed];
  for await (const { answers } of read('columns')) {
    const entries = labelledAnswers(form, answers).map(answered);
    addColumns(
      columns,
      entries.filter(({ name }) => has(name)),
      fixed.length,
    );
  }
  async function* rows() {
    for await (const application of read('rows')) {
      const all = [
        ...fixedCells(application, title, office, messages),
        ...labelledAnswers(form, application.answers).map(answered),
      ];
      const cells = new Map(all.map(({ name, cell }) => [name, cell]));
      yield columns.map(({ name }) => cells.get(name));
    }
  }
  return { title, language, timeZone, columns, rows: rows() };
}

function fixedColumns({ reference, received, form, status, flagged }: ExportMessages): Column[] {
  return [
    { name: REFERENCE, title: reference, kind: 'text', longest: 11 },
    { name: ':received', title: received, kind: 'instant', longest: 16 },
    { name: ':form', title: form, kind: 'text', longest: 20 },
    { name: ':status', title: status, kind: 'text', longest: 8 },
    { name: ':flagged', title: flagged, kind: 'text', longest: 4 },
  ];
}

function fixedCells(
  { reference, receivedAt, status, aside }: Exported,
  title: string,
  office: Office | undefined,
  messages: ExportMessages,
) {
  const cells: readonly (readonly [name: string, cell: Cell])[] = [
    [REFERENCE, { kind: 'text', text: reference }],
    [':received', { kind: 'instant', instant: receivedAt }],
    [':form', { kind: 'text', text: title }],
    [':status', { kind: 'text', text: office?.statuses.find(({ id }) => id === status)?.label ?? status }],
    [':flagged', { kind: 'text', text: aside ? messages.yes : messages.no }],
  ];
  return cells.map(([name, cell]) => ({ name, cell }));
}

function answered(answer: LabelledAnswer): Entry {
  const { name, headings, label } = answer;
  return { name, title: [...headings, label].join(': '), cell: cellOf(answer) };
}

function cellOf({ text, number: value, day, time }: LabelledAnswer): Cell {
  if (value !== undefined) return { kind: 'number', value };
  if (day !== undefined && time !== undefined) return { kind: 'moment', day, time, text };
  if (time !== undefined) return { kind: 'time', time, text };
  return day === undefined ? { kind: 'text', text } : { kind: 'day', day, text };
}

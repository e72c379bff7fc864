// The rows of a survey as the reader of workbooks gives them, read to a draft: without a file, a check or a proof.
import { Draft } from '../../../engine/import/draft/draft.ts';
import { reportLines } from '../../../engine/import/draft/report.ts';
import { readXlsForm } from '../../../engine/import/read/xlsForm/readXlsForm.ts';
import type { Row } from '../../../engine/import/read/xlsForm/workbook.ts';

type Cells = Readonly<Record<string, string>>;

/** @param rows of the sheet survey, by the names of its columns; `@name` stands for a reference */
export function readRows(rows: readonly Cells[], choices: readonly Cells[] = []) {
  const draft = new Draft();
  const sheets = new Map([
    ['survey', sheetOf(rows)],
    ['choices', sheetOf(choices)],
  ]);
  readXlsForm(draft, sheets, 'survey');
  const [step] = draft.steps();
  return { draft, schema: Object(step?.schema), ui: Object(step?.ui), lines: reportLines(draft.notes) };
}

function sheetOf(rows: readonly Cells[]): readonly Row[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const row = (number: number, cells: readonly (string | undefined)[]): Row => ({
    number,
    cells: new Map(cells.flatMap((cell, i) => (cell ? [[i, cell.replaceAll(/@(\w+)/g, '$${$1}')] as const] : []))),
  });
  return [
    row(1, columns),
    ...rows.map((cells, i) =>
      row(
        i + 2,
        columns.map((column) => cells[column]),
      ),
    ),
  ];
}

// A table that a spreadsheet opens by a double click: UTF-8 with a byte order mark, or Excel takes Arabic for Latin; line
// ends of Windows; every cell quoted. A cell that a stranger wrote must not become a formula
// (https://owasp.org/www-community/attacks/CSV_Injection), so one that begins like a formula gets an apostrophe in front.
import type { Form } from '../../core/index.ts';
import { printInstant } from '../printInstant.ts';
import type { Application } from '../store.ts';
import { type LabelledAnswer, labelledAnswers } from './labelledAnswers.ts';

const HEAD = ['Reference', 'Received', 'Form', 'Status', 'Set aside'];
const BYTE_ORDER_MARK = '\ufeff';
/** A table may also be read on a terminal. */
const CONTROL = /(?!\n)\p{Cc}/gu;
const FORMULA = /^\s*[=+\-@＝＋－＠]/u;

/** One line for each application, one column for each question that any of them has answered. */
export function printCsv(
  applications: readonly Application[],
  form: Form | undefined,
  separator: string,
  timeZone?: string,
): string {
  const answered = applications.map(({ answers }) => labelledAnswers(form, answers));
  const columns = mergeColumns(answered);
  const lines = [
    [...HEAD, ...columns.map(({ under, label }) => [...under, label].join(': '))].map(safe),
    ...applications.map((application, i) => {
      const { reference, receivedAt, form: id, status, aside } = application;
      const cells = new Map(answered[i]?.map((answer) => [answer.name, answer]));
      return [
        ...[reference, printInstant(receivedAt, timeZone), form?.title ?? id, status, aside ? 'yes' : 'no'],
        ...columns.map(({ name }) => cellOf(cells.get(name))),
      ];
    }),
  ];
  const text = lines.map((line) => `${line.map(quote).join(separator)}\r\n`).join('');
  return BYTE_ORDER_MARK + text;
}

/** The questions of all, each after the one that it follows where it is asked. */
function mergeColumns(answered: readonly (readonly LabelledAnswer[])[]): readonly LabelledAnswer[] {
  const columns: LabelledAnswer[] = [];
  const known = new Set<string>();
  for (const answers of answered) {
    for (const [i, answer] of answers.entries()) {
      if (known.has(answer.name)) continue;
      known.add(answer.name);
      const before = answers[i - 1]?.name;
      columns.splice(columns.findIndex(({ name }) => name === before) + 1, 0, answer);
    }
  }
  return columns;
}

function cellOf(answer: LabelledAnswer | undefined): string {
  if (!answer) return '';
  return answer.isNumber ? answer.text : safe(answer.text);
}

function safe(text: string): string {
  const bare = text.replaceAll(CONTROL, '');
  return FORMULA.test(bare) ? `'${bare}` : bare;
}

function quote(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}

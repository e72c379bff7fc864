import { getIn, parsePointer, questionAtPointer } from '../../core/index.ts';
import { answerText } from '../../languages/index.ts';
import type { ApplicationRow } from '../../ports/index.ts';
import type { Row } from '../storage/caseStore.ts';
import type { FormAndOffice } from './context.ts';

/** A row of a list as the page shows it, worded in the language of `form`. */
export function describeRow(row: Row, { form, office }: FormAndOffice): ApplicationRow {
  const { reference, receivedAt, status, assignee, seenAt, aside, attachments, answers, hint } = row;
  return {
    reference,
    form: row.form,
    name: hint,
    receivedAt,
    status,
    assignee,
    unseen: seenAt === undefined,
    flagged: aside,
    again: row.again,
    attachments,
    columns: office.columns.map((pointer) => {
      const answer = getIn(answers, parsePointer(pointer));
      return answer === undefined
        ? ''
        : answerText(questionAtPointer(form.steps, pointer) ?? {}, answer, form.language, form.language);
    }),
  };
}

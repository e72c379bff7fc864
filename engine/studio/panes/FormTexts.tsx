import { useCallback, useEffect } from 'react';
import { getTexts } from '../client/requests.ts';
import type { FormFolder } from '../protocol/protocol.ts';
import type { TextRow } from '../protocol/words.ts';
import type { DraftsInUse } from '../state/useTextDrafts.ts';
import { useTextRows } from '../state/useTextRows.ts';
import { TextTable } from './TextTable.tsx';

interface FormTextsProps {
  readonly form: string;
  readonly folder: FormFolder;
  /** Another object after each plan that was written. */
  readonly written: unknown;
  readonly inUse: DraftsInUse;
  readonly onOpen: (row: TextRow) => void;
  readonly onWrite: () => void;
}

/** The table of a form's texts. */
export function FormTexts({ form, folder, written, inUse, ...others }: FormTextsProps) {
  const read = useCallback(() => getTexts(form), [form]);
  const answer = useTextRows(read, folder, written);
  const { compare } = inUse;
  useEffect(() => {
    if (answer && 'rows' in answer) compare(answer.rows);
  }, [answer, compare]);
  if (!answer) return <p>Reading the texts…</p>;
  if ('problem' in answer) return <p role="alert">{answer.problem}</p>;
  return <TextTable rows={answer.rows} inUse={inUse} {...others} />;
}

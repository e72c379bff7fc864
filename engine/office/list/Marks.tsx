import { numberIn } from '../../core/index.ts';
import type { ApplicationRow } from '../../ports/index.ts';
import { useOffice } from '../state/office.ts';

/** In words what else an office notes about an application. */
export function Marks({ row }: { readonly row: ApplicationRow }) {
  const { language, messages } = useOffice();
  const { marks } = messages;
  return (
    <span className="marks">
      {row.unseen && <span className="mark unseen">{marks.unseen}</span>}
      {row.again && <span className={row.again === 'answered' ? 'mark unseen' : 'mark'}>{marks[row.again]}</span>}
      {row.flagged && <span className="mark flagged">{marks.flagged}</span>}
      {row.attachments > 0 && <span className="mark">{marks.files(numberIn(language, row.attachments))}</span>}
    </span>
  );
}

import { plusInFront } from '../../core/index.ts';
import type { HistoryEntry, OfficeForm } from '../../ports/index.ts';
import { timeOf } from '../state/instants.ts';
import { useOffice } from '../state/office.ts';
import { describeEvent } from './describeEvent.ts';

/** One event, with what was typed. */
export function Entry({ entry, form }: { readonly entry: HistoryEntry; readonly form: OfficeForm }) {
  const { language, messages } = useOffice();
  const { at, by, answers = [], changes = [], note } = entry;
  return (
    <li>
      <span className="hint">
        {timeOf(language, at)} · <bdi>{messages.history.by[by as 'parent'] ?? by}</bdi>
      </span>
      <br />
      {describeEvent(entry, form, messages.history)}
      {entry.mail && <p className="hint">{messages.letters.mail[entry.mail]}</p>}
      {answers.map(({ label, text }) => (
        <p key={label} className="typed">
          {label}: <bdi>{plusInFront(text)}</bdi>
        </p>
      ))}
      {changes.map(({ label, here, there }) => (
        <p key={label} className="typed">
          {label}: <bdi>{plusInFront(there) || messages.askAgain.blank}</bdi>{' '}
          <span className="hint">
            (<bdi>{plusInFront(here) || messages.askAgain.blank}</bdi>)
          </span>
        </p>
      ))}
      {note !== undefined && note !== '' && (
        <p className="typed" dir="auto">
          {note}
        </p>
      )}
    </li>
  );
}

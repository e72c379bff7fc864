import type { HistoryEntry, OfficeForm } from '../../ports/index.ts';
import type { OfficeMessages } from '../messages/en.ts';
import { moveLabel, statusLabel } from '../state/forms.ts';
import { timeOf } from '../state/instants.ts';
import { useOffice } from '../state/office.ts';

/** One event, with what was typed. */
export function Entry({ entry, form }: { readonly entry: HistoryEntry; readonly form: OfficeForm }) {
  const { language, messages } = useOffice();
  const { at, by, answers = [], note } = entry;
  return (
    <li>
      <span className="hint">
        {timeOf(language, at)} · <bdi>{messages.history.by[by as 'parent'] ?? by}</bdi>
      </span>
      <br />
      {sentence(entry, form, messages.history)}
      {answers.map(({ label, text }) => (
        <p key={label} className="typed">
          {label}: <bdi>{text}</bdi>
        </p>
      ))}
      {note !== undefined && (
        <p className="typed" dir="auto">
          {note}
        </p>
      )}
    </li>
  );
}

function sentence(entry: HistoryEntry, form: OfficeForm, texts: OfficeMessages['history']): string {
  switch (entry.type) {
    case 'moved':
      return texts.moved(moveLabel(form, entry.move), statusLabel(form, entry.to));
    case 'assigned':
      return entry.to === null ? texts.unassigned : texts.assigned(entry.to);
    case 'flagged':
      return entry.aside ? texts.flagged : texts.unflagged;
    default:
      return texts.plain[entry.type];
  }
}
